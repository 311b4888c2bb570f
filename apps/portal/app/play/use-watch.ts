import { playCalls, type SessaoPlay, type TelaPlay } from '@atrio/contract'
import { useCallback, useEffect, useState } from 'react'
import { browserStorages } from '../lib/data/storage.ts'
import { api } from '../lib/session/api-client.ts'
import { write } from '../lib/personal/personal-calls.ts'

export type Watching = { again: () => void } & (
  | { state: 'opening' }
  | { state: 'open'; aberta: SessaoPlay; stop: () => void }
  /** Other screens are in the way. */
  | { state: 'full'; limite: number; telas: TelaPlay[] }
  /** Somebody took this screen on another device. */
  | { state: 'stopped' }
  | { state: 'failed'; error: unknown }
)

type Step = Watching extends infer W ? (W extends unknown ? Omit<W, 'again' | 'stop'> : never) : never

/** A screen for a film, from the server; it is given back when the page goes. */
export function useWatch(id: number): Watching {
  const [turn, setTurn] = useState({ step: OPENING, count: 0 })
  const { count, step } = turn
  useEffect(() => {
    const setStep = (next: Step) =>
      setTurn((before) => (before.count === count ? { ...before, step: next } : before))
    let sessao: string | null = null
    let isGone = false
    const give = (one: string) =>
      void write(playCalls.endSessaoPlay, { params: { sessao: one } }, [playCalls.listAssistindoPlay]).catch(
        () => {
          // It counts no longer by itself after a while.
        },
      )
    api(playCalls.createSessaoPlay, { params: { id }, body: { aparelho: ownDevice() } }).then(
      (answer) => {
        if ('cheia' in answer) return isGone || setStep({ state: 'full', ...answer.cheia })
        sessao = answer.aberta.sessao
        if (isGone) return give(sessao)
        return setStep({ state: 'open', aberta: answer.aberta })
      },
      (error: unknown) => isGone || setStep({ state: 'failed', error }),
    )
    return () => {
      isGone = true
      if (sessao) give(sessao)
    }
  }, [id, count])
  const again = useCallback(() => setTurn((before) => ({ step: OPENING, count: before.count + 1 })), [])
  const stop = useCallback(() => setTurn((before) => ({ ...before, step: { state: 'stopped' } })), [])
  return { ...step, again, ...(step.state === 'open' && { stop }) } as Watching
}

const OPENING: Step = { state: 'opening' }
const DEVICE = 'atrio:play-device'

/** What this browser calls itself, so that it has one screen however often it begins. It names nobody. */
function ownDevice(): string {
  const { local } = browserStorages()
  const known = local.getItem(DEVICE)
  if (known) return known
  const fresh = crypto.randomUUID()
  local.setItem(DEVICE, fresh)
  return fresh
}
