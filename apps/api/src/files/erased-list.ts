import type { Deps } from '../deps.ts'

/** In storage, with a folder for each church. */
export const ERASED_FOLDER = 'apagados'

/**
 * Notes, beside the files and not in the database, that an account was erased at a church: after a backup is restored it
 * is erased again (Decision 149). An account is named by a random number, which nothing else is left to tell of.
 */
export function noteErased(
  { storage }: Pick<Deps, 'storage'>,
  { igrejaId, uuid }: { igrejaId: number; uuid: string },
): Promise<void> {
  return storage.put(`${ERASED_FOLDER}/${igrejaId}/${uuid}/${Date.now()}`, Buffer.from('-'), 'text/plain')
}

/** By account, when it was last erased at this church. */
export async function listErased(
  { storage }: Pick<Deps, 'storage'>,
  igrejaId: number,
): Promise<Map<string, Date>> {
  const erased = new Map<string, Date>()
  for await (const { key } of storage.list(`${ERASED_FOLDER}/${igrejaId}`)) {
    const [uuid, moment] = key.split('/').slice(-2) as [string, string]
    const when = new Date(Number(moment))
    if (!erased.has(uuid) || erased.get(uuid)! < when) erased.set(uuid, when)
  }
  return erased
}
