import { PLAY_SINAL_SEGUNDOS } from '@atrio/contract'
import { useEffect } from 'react'
import { browserStorages } from '../lib/data/storage.ts'
import { write } from '../lib/personal/personal-calls.ts'
import type { PlayerControl } from '../player/player-control.ts'
import { noteSaid } from './resume-film.ts'
import { tellPlace } from './tell-place.ts'

/**
 * Says now and then that this screen plays and where it is: each half minute while it does, when it pauses and when the
 * page goes. What stands still is said once: a page that is left open would else take back what another device says
 * meanwhile. Where another device took the screen, it stops.
 */
export function useSignals(
  control: PlayerControl,
  { id, sessao, onStopped }: { id: number; sessao: string; onStopped: () => void },
): void {
  useEffect(() => {
    let wasPaused = true
    let told = 0
    const signal = async () => {
      const { time, duration } = control.engine()?.read() ?? { time: 0, duration: 0 }
      if (time === told) return
      const before = told
      told = time
      try {
        const place = { posicao: Math.floor(time), duracao: Math.ceil(duration) }
        const { flagEncerrada, em } = await tellPlace(write, { sessao, ...place })
        if (em) noteSaid(browserStorages().local, { id, em })
        if (flagEncerrada) stopped()
      } catch {
        // Without a network it plays what it has; the next signal says more.
        told = before
      }
    }
    const stopped = () => {
      control.engine()?.pause()
      onStopped()
    }
    const unsubscribe = control.subscribe(() => {
      const { paused = true } = control.engine()?.read() ?? {}
      if (paused && !wasPaused) void signal()
      wasPaused = paused
    })
    const timer = setInterval(() => void (wasPaused || signal()), PLAY_SINAL_SEGUNDOS * 1_000)
    const onHidden = () => void (document.hidden && signal())
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
      void signal()
    }
  }, [control, id, sessao, onStopped])
}
