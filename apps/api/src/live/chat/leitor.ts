import { END_BYTES, SKIP_BYTES, STUCK_MS } from './limites.ts'

/** Somebody who follows a room over whatever there is. */
export interface Leitor {
  sub: string
  podeModerar: boolean
  /** The last number that they have been sent; -1 before they entered. */
  sent: number
  send: (frame: Buffer) => void
  /** Bytes that they have not taken yet. */
  buffered: () => number
  end: (why: 'slow' | 'gone') => void
  /** Tells them once more of the room: it has opened or closed. */
  greet?: () => void
  /** Left out: with the fewest unread bytes that they have had since, and when they last took some. */
  behind?: { unread: number; since: number } | undefined
}

/** Whether somebody takes what they are sent, is left out until they do, or is better off coming back. */
export function paceOf(leitor: Leitor, now = performance.now()): 'reads' | 'behind' | 'lost' {
  const unread = leitor.buffered()
  if (unread > END_BYTES) return 'lost'
  if (unread <= SKIP_BYTES) {
    leitor.behind = undefined
    return 'reads'
  }
  if (!leitor.behind || unread < leitor.behind.unread) leitor.behind = { unread, since: now }
  return now - leitor.behind.since > STUCK_MS ? 'lost' : 'behind'
}
