import { ArchiveRefused } from '../../archives.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readAnswer } from './answer.ts'
import type { Cofre } from './cofre.ts'

/**
 * What an archive that was sent says of its passphrase; its list may be made to hurt, and is read elsewhere.
 *
 * @throws CopiaRefused, AppError UNAVAILABLE when too many wait
 */
export async function readCofre(
  { archives }: Pick<Deps, 'archives'>,
  { igrejaId, path }: { igrejaId: number; path: string },
): Promise<Cofre> {
  try {
    return await readAnswer<Cofre>(archives.work('cofre', { path }, { owner: `igreja ${igrejaId}` }))
  } catch (cause) {
    if (!(cause instanceof ArchiveRefused)) throw cause
    throw new AppError('UNAVAILABLE', { retryAfter: 5, cause })
  }
}
