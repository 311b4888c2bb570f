import type { AssinaturaLeituraCompleta } from '@atrio/contract'
import { useMemo } from 'react'
import { useStore } from '../lib/data/store.ts'
import { emptyOutbox } from '../lib/personal/browser-outbox.ts'
import { reschedulePlan, resetPlan, type Tick } from './plans-client.ts'
import { readerToday } from './reader-day.ts'
import { ticksOutbox, tickId, type WaitingTick } from './ticks-outbox.ts'

const nothingYet = emptyOutbox<WaitingTick>()

/** One person's reading of a plan, with ticks that hold at once and are sent when they can be. */
export function useSubscription(userId: number, assinatura: AssinaturaLeituraCompleta) {
  const { uuid } = assinatura
  const { box, state } = useMemo(() => ticksOutbox(userId), [userId])
  const { records } = useStore(state, nothingYet)
  const own = { id: userId, uuid }
  return {
    /** How many ticks no server knows of yet. */
    waiting: [...records.values()].filter(({ subscription }) => subscription === uuid).length,
    isRead: (part: { dia: number; parte: number }) =>
      records.get(tickId(uuid, part))?.lida ??
      assinatura.lidas.some(({ dia, parte }) => dia === part.dia && parte === part.parte),
    tick(tick: Tick) {
      const stored = box.put({ ...tick, id: tickId(uuid, tick), subscription: uuid, pending: true })
      void stored.catch(() => undefined).then(() => box.flush())
    },
    reschedule: () => reschedulePlan(own, readerToday()),
    reset: () => resetPlan(own, readerToday()),
  }
}
