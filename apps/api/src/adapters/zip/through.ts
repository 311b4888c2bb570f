import { pipeline } from 'node:stream/promises'
import type { Transform } from 'node:stream'

/** What a transform makes of the pieces. Whoever stops listening in the middle ends both. */
export async function* through(
  pieces: AsyncIterable<Uint8Array>,
  transform: Transform,
): AsyncGenerator<Buffer> {
  // What breaks is thrown where it is read.
  const fed = pipeline(pieces, transform).catch(() => {})
  try {
    for await (const piece of transform) yield piece as Buffer
  } finally {
    transform.destroy()
    await fed
  }
}
