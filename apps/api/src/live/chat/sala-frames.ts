import type { FrameDownSala } from '@atrio/contract'
import type { Audience } from './evento-shape.ts'
import type { Leitor } from './leitor.ts'
import type { Evento } from './sala-log.ts'

/** What says of messages that they are gone or back. */
export const MOVES: ReadonlySet<string> = new Set(['removida', 'removida_de', 'restaurada'])
/** After these a room is read again. */
export const CHANGES_ROOM: ReadonlySet<string> = new Set(['restaurada', 'modo', 'estado', 'fixada'])

export const encode = (frame: FrameDownSala) => Buffer.from(JSON.stringify(frame))

export const say = (leitor: Leitor, frame: FrameDownSala) => leitor.send(encode(frame))

/** Whose view of these events somebody has: most have the one of all. */
export function audienceOf({ podeModerar, sub }: Leitor, eventos: readonly Evento[]): Audience {
  if (podeModerar) return 'moderacao'
  return eventos.some(({ visivel, autor }) => visivel !== 'todos' && autor === sub) ? { autor: sub } : 'geral'
}
