import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { RelatorioCopia } from '@atrio/contract'
import { createPasswords } from './adapters/passwords/passwords.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import type { ArchiveStart } from './archives.ts'
import { createDatabase } from './db/client.ts'
import { loadSecrets } from './secrets.ts'
import { answered } from './staff/copia/answer.ts'
import type { Cofre } from './staff/copia/cofre.ts'
import type { CopiaDeps } from './staff/copia/copia-deps.ts'
import { lookThrough, openCopia } from './staff/copia/look.ts'
import type { Deixado } from './staff/copia/manifest.ts'
import { reportProgress } from './staff/copia/progress.ts'
import { takeCopia, type Taking } from './staff/copia/take.ts'
import { writeCopia, type Asked } from './staff/copia/write.ts'

/** By what its passphrase is known to be right. */
export const readCofre = ({ path }: ArchiveStart & { path: string }) =>
  answered(async (): Promise<Cofre> => {
    const { zip, manifesto } = await openCopia(path)
    await zip.close()
    return manifesto.cofre
  })

/** Says what would come. */
export const workLook = (given: ArchiveStart & { igrejaId: number; path: string }) =>
  withDeps(given, async (deps): Promise<RelatorioCopia> => {
    const open = await openCopia(given.path)
    const progress = reportProgress(deps, { igrejaId: given.igrejaId, sentido: 'entrada' })
    try {
      return await lookThrough(open, progress)
    } finally {
      await progress.end()
      await open.zip.close()
    }
  })

/** What crosses to a process is bytes. */
type Crossing<Given> = ArchiveStart & Omit<Given, 'key'> & { key: Uint8Array }

export const workTake = ({ key, ...given }: Crossing<Taking>) =>
  withDeps(given, (deps) => takeCopia(deps, { ...given, key: Buffer.from(key) }))

export interface Written {
  tamanho: number
  sha256: Uint8Array
  deixados: Deixado[]
}

export const workWrite = ({ key, path, ...given }: Crossing<Asked> & { path: string }) =>
  withDeps(given, async (deps): Promise<Written> => {
    const { deixados } = await writeCopia(deps, path, { ...given, key: Buffer.from(key) })
    const hash = createHash('sha256')
    let tamanho = 0
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      tamanho += chunk.length
    }
    return { tamanho, sha256: hash.digest(), deixados }
  })

/** Told with what becomes of the process. */
function onError(error: unknown): void {
  process.stderr.write(`${String(error)}\n`)
}

function withDeps<Result>(
  { env, target }: ArchiveStart,
  work: (deps: CopiaDeps) => Promise<Result>,
): Promise<Buffer> {
  return answered(async () => {
    const db = createDatabase({ ...target, poolSize: 2, onError })
    const storage = await openStorage(env, env.filesDir)
    try {
      const secrets = await loadSecrets(env)
      return await work({ env, db, storage, secrets, passwords: createPasswords(), onError })
    } finally {
      storage.close()
      await db.destroy()
    }
  })
}
