import { playCalls, type CallResult } from '@atrio/contract'
import type { write } from '../lib/personal/personal-calls.ts'

/** Where a film is on a screen, in whole seconds. */
export interface FilmPlace {
  posicao: number
  duracao: number
}

/**
 * Says where a film is, also when its page goes meanwhile. What shows where films stopped may ask before this is told, and
 * asks again then.
 */
export function tellPlace(
  send: typeof write,
  { sessao, ...body }: FilmPlace & { sessao: string },
): Promise<CallResult<typeof playCalls.saveSinalPlay>> {
  return send(playCalls.saveSinalPlay, { params: { sessao }, body }, [playCalls.listAssistindoPlay], {
    keepalive: true,
  })
}
