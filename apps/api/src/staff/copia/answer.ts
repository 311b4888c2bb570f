import { deserialize, serialize } from 'node:v8'
import type { ErroCopia } from '@atrio/contract'
import { ArchiveRefused } from '../../archives.ts'
import { CopiaRefused } from './look.ts'

/** What the process of archives answers: a result, or why there is none. */
type Answer<Result> = { ok: Result } | { erro: ErroCopia } | { falha: string }

/** In that process. */
export async function answered<Result>(work: () => Promise<Result>): Promise<Buffer> {
  const give = (answer: Answer<Result>) => serialize(answer)
  try {
    return give({ ok: await work() })
  } catch (error) {
    if (error instanceof CopiaRefused) return give({ erro: error.erro })
    return give({ falha: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

/**
 * @throws CopiaRefused where the archive is not taken, also for what it would take; ArchiveRefused where its turn has not
 * come; Error where the work failed
 */
export async function readAnswer<Result>(working: Promise<Buffer>): Promise<Result> {
  const bytes = await working.catch((cause: unknown) => {
    if (cause instanceof ArchiveRefused && cause.reason !== 'busy')
      throw new CopiaRefused('grande', { cause })
    throw cause
  })
  const answer = deserialize(bytes) as Answer<Result>
  if ('erro' in answer) throw new CopiaRefused(answer.erro)
  if ('falha' in answer) throw new Error(answer.falha)
  return answer.ok
}
