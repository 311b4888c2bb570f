import { PLAY_SINAL_SEGUNDOS, playCalls } from '@atrio/contract'
import { useEffect } from 'react'
import { write } from '../lib/personal/personal-calls.ts'
import type { PlayerControl } from '../player/player-control.ts'

/**
 * Says now and then that this screen plays and where it is: each half minute while it does, when it pauses and when the
 * page goes. Where another device took the screen, it stops.
 */
export function useSignals(
  control: PlayerControl,
  { sessao, onStopped }: { sessao: string; onStopped: () => void },
): void {
  useEffect(() => {
    let wasPaused = true
    const signal = () => {
      const { time, duration } = control.engine()?.read() ?? { time: 0, duration: 0 }
      if (time === 0) return
      const body = { posicao: Math.floor(time), duracao: Math.ceil(duration), em: new Date().toISOString() }
      void say(body)
    }
    const say = async (body: { posicao: number; duracao: number; em: string }) => {
      try {
        // A page of this device that says where a film stopped may ask before this is told, and asks again then.
        const { flagEncerrada } = await write(
          playCalls.saveSinalPlay,
          { params: { sessao }, body },
          [playCalls.listAssistindoPlay],
          { keepalive: true },
        )
        if (flagEncerrada) stopped()
      } catch {
        // Without a network it plays what it has; the next signal says more.
      }
    }
    const stopped = () => {
      control.engine()?.pause()
      onStopped()
    }
    const unsubscribe = control.subscribe(() => {
      const { paused = true } = control.engine()?.read() ?? {}
      if (paused && !wasPaused) signal()
      wasPaused = paused
    })
    const timer = setInterval(() => !wasPaused && signal(), PLAY_SINAL_SEGUNDOS * 1_000)
    const onHidden = () => document.hidden && signal()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
      signal()
    }
  }, [control, sessao, onStopped])
}
