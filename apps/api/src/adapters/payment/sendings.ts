/**
 * For providers without idempotency keys: what was sent is looked for by our reference before anything is sent again, and
 * a sending may show late. Until it would show, nobody knows.
 */
export interface Sendings {
  /** One piece of work per key at a time in this process; elsewhere the agenda's lease keeps them apart. */
  oneByOne: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
  note: (key: string) => void
  /** What does not show may have been sent a moment ago, by this process or another. */
  mayShowLate: (sending: Sending) => boolean
  /** The same, asked by the one who is about to send: the first try comes right after its order. */
  mayBeUnderway: (sending: Sending) => boolean
}

interface Sending {
  key: string
  /** When it was first tried. */
  createdAt: Date
}

/** CardPointe waits 32 seconds for a bank; our own wait for it is shorter. */
export const SHOWS_AFTER_MS = 60_000

/** A first try that is later than this after its order may be the second. */
const FIRST_TRY_MS = 5_000

export function createSendings(showsAfterMs: number = SHOWS_AFTER_MS): Sendings {
  const running = new Map<string, Promise<unknown>>()
  const sent = new Map<string, number>()
  const mayShowLate = ({ key, createdAt }: Sending) =>
    Date.now() < (sent.get(key) ?? createdAt.getTime()) + showsAfterMs
  return {
    async oneByOne(key, work) {
      const before = running.get(key)
      const mine = (before ?? Promise.resolve()).then(work, work)
      running.set(key, mine)
      try {
        return await mine
      } finally {
        if (running.get(key) === mine) running.delete(key)
      }
    },
    note(key) {
      for (const [old, at] of sent) if (at + showsAfterMs <= Date.now()) sent.delete(old)
      sent.set(key, Date.now())
    },
    mayShowLate,
    mayBeUnderway: (sending) =>
      mayShowLate(sending) &&
      (sent.has(sending.key) || Date.now() > sending.createdAt.getTime() + FIRST_TRY_MS),
  }
}
