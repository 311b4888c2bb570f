import { CompiledQuery } from 'kysely'
import { PgBoss, type Queue } from 'pg-boss'
import type { PlatformTrx } from '../db/client.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** The open transaction whose effect a job belongs to: both happen, or neither. */
export type JobTrx = PlatformTrx | TenantTrx

/** Connections as `atrio_jobs`, which owns the queue's schema. */
export interface JobPool {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

/** The job queue, in its own schema of the same database. */
export function createBoss(pool: JobPool, onError: (error: unknown) => void): PgBoss {
  const boss = new PgBoss({
    schema: 'pgboss',
    createSchema: false,
    supervise: true,
    schedule: true,
    db: { executeSql: (text, values) => pool.query(text, values) },
  })
  boss.on('error', onError)
  return boss
}

/** Makes pg-boss write through an open transaction instead of its own connections. */
export function through(trx: JobTrx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await (trx as TenantTrx)
        .withoutPlugins()
        .executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

/** A queue with these options, whatever it had before. */
export async function ensureQueue(
  boss: PgBoss,
  name: string,
  { policy, ...options }: Omit<Queue, 'name'>,
): Promise<void> {
  await boss.createQueue(name, { ...options, ...(policy && { policy }) })
  await boss.updateQueue(name, options)
}
