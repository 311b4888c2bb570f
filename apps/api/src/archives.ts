import { createDrawingPool, type DrawingInput, type DrawingPool } from '@atrio/drawing'
import type { DatabaseTarget } from './db/connection.ts'
import type { Env } from './env.ts'

/** What the process of archives does. */
export const archiveWork = {
  cofre: async () => (await import('./archive-work.ts')).readCofre,
  relatorio: async () => (await import('./archive-work.ts')).workLook,
  entrada: async () => (await import('./archive-work.ts')).workTake,
  saida: async () => (await import('./archive-work.ts')).workWrite,
}

/** Of the application, what that process opens anew. */
export interface ArchiveStart {
  env: Pick<
    Env,
    | 'dataDir'
    | 'mediaDir'
    | 'filesDir'
    | 'receivingDir'
    | 'secretsDir'
    | 'ATRIO_SECRET'
    | 'ATRIO_SECRET_PREVIOUS'
    | 'S3_BUCKET'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
  >
  target: DatabaseTarget
}

export { DrawingRefused as ArchiveRefused } from '@atrio/drawing'

type Work = typeof archiveWork
type ArchiveInput<Name extends keyof Work> = Omit<DrawingInput<Work, Name>, keyof ArchiveStart>

export interface Archives {
  /**
   * Writes an archive of a church or takes one in, away from this process (Decision 254).
   *
   * @returns as `archive-work.ts` says it @throws DrawingRefused when it takes too much, or another one is being worked on
   */
  work: <Name extends keyof Work>(
    name: Name,
    given: ArchiveInput<Name>,
    options: { owner: string },
  ) => Promise<Buffer>
  close: () => Promise<void>
}

const MINUTE = 60_000

/** What one archive says of itself is told at once; whole ones are worked on one after the other. */
export function openArchives({ env, target }: ArchiveStart, limits: { heapMb?: number } = {}): Archives {
  const entry = new URL('archive-process.ts', import.meta.url)
  const common = { entry, parallel: 1, residentMb: 768, heapMb: 384, ...limits }
  const quick: DrawingPool<Work> = createDrawingPool({
    ...common,
    // Between a file that came and its passphrase.
    idleMs: 60_000,
    timeMs: 30_000,
    workMs: 15_000,
  })
  const whole: DrawingPool<Work> = createDrawingPool({
    ...common,
    idleMs: 5_000,
    // It ends by itself before (`progress.ts`), and within the hour that the work is lent.
    timeMs: 55 * MINUTE,
    workMs: 55 * MINUTE,
    patienceMs: 2_000,
  })
  const start: ArchiveStart = {
    env: {
      dataDir: env.dataDir,
      mediaDir: env.mediaDir,
      filesDir: env.filesDir,
      receivingDir: env.receivingDir,
      secretsDir: env.secretsDir,
      ATRIO_SECRET: env.ATRIO_SECRET,
      ATRIO_SECRET_PREVIOUS: env.ATRIO_SECRET_PREVIOUS,
      S3_BUCKET: env.S3_BUCKET,
      S3_ENDPOINT: env.S3_ENDPOINT,
      S3_REGION: env.S3_REGION,
      S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
    },
    target,
  }
  return {
    work(name, given, options) {
      const pool = name === 'cofre' ? quick : whole
      return pool.draw(name, { ...start, ...given }, options)
    },
    async close() {
      await Promise.all([quick.close(), whole.close()])
    },
  }
}
