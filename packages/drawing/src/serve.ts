import { deserialize } from 'node:v8'
import type { Answer, Question } from './protocol.ts'

/** What a process can draw, by name, each loaded when it is first asked for. */
export type Drawings = Record<string, () => Promise<(input: never) => Promise<Uint8Array> | Uint8Array>>

/** Draws for the process that started this one, one at a time, for as long as it lives. */
export function serveDrawings(drawings: Drawings): void {
  process.on('message', (question: Question) => {
    void answer(drawings, question).then(send)
  })
  process.once('disconnect', () => process.exit(0))
  send({ kind: 'ready' })
}

async function answer(drawings: Drawings, { name, input, outputBytes }: Question): Promise<Answer> {
  try {
    const draw = await drawings[name]!()
    const drawn = await draw(deserialize(input) as never)
    return drawn.byteLength > outputBytes ? { kind: 'tooLarge' } : { kind: 'drawn', drawn }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function send(message: Answer): void {
  process.send?.(message)
}
