import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../http/errors.ts'

const MIGRATIONS = new URL('../db/migrations/', import.meta.url)

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, with every migration that this program needs, and
 * notices of changes come through it, without which pages would be old and nobody know.
 */
export function healthRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'changes'>): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const missing = await findMissingMigrations(deps.db).catch(unavailable)
    if (missing.length > 0) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    if (!(await deps.changes.hears(notifyThrough(deps.db)).catch(unavailable))) {
      throw new AppError('UNAVAILABLE', { retryAfter: 5, detalhes: { avisos: 'not heard' } })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

function unavailable(cause: unknown): never {
  throw new AppError('UNAVAILABLE', { cause, retryAfter: 2 })
}

function notifyThrough(db: Database) {
  return (channel: string, text: string) => sql`select pg_notify(${channel}, ${text})`.execute(db)
}

async function findMissingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration.checksum`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const needed = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'))
  return needed.map((file) => file.replace(/\.sql$/, '')).filter((name) => !applied.has(name))
}
