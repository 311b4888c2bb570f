import type { AssinaturaLeituraCompleta } from '@atrio/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPendingTicks } from './pending-ticks.ts'
import { reschedulePlan, resetPlan, sendTick, type Tick } from './plans-client.ts'
import { readerToday } from './reader-day.ts'

/** One person's reading of a plan, with ticks that hold at once and are sent when they can be. */
export function useSubscription(userId: number, loaded: AssinaturaLeituraCompleta) {
  const [assinatura, setAssinatura] = useState(loaded)
  const [pending] = useState(() => createPendingTicks(loaded.uuid))
  const [waiting, setWaiting] = useState<readonly Tick[]>(() => pending.read())
  const own = { id: userId, uuid: loaded.uuid }
  const flush = async () => {
    await pending.flush(async (tick) => setAssinatura(await sendTick(own, tick)))
    setWaiting(pending.read())
  }
  const flushNow = useEffectEvent(flush)
  useEffect(() => {
    const send = () => void flushNow()
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  return {
    assinatura,
    /** Ticks that no server knows of yet. */
    waiting,
    isRead: ({ dia, parte }: { dia: number; parte: number }) =>
      waiting.find((tick) => tick.dia === dia && tick.parte === parte)?.lida ??
      assinatura.lidas.some((tick) => tick.dia === dia && tick.parte === parte),
    tick(tick: Tick) {
      pending.add(tick)
      setWaiting(pending.read())
      void flush()
    },
    async reschedule() {
      setAssinatura(await reschedulePlan(own, readerToday()))
    },
    async reset() {
      setAssinatura(await resetPlan(own, readerToday()))
    },
  }
}
