import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withDemoKeeper } from '@atrio/api/demo-keeper'
import type { DemoServer } from './demo-server.ts'
import { loadDemo } from './load-demo.ts'

/** Removes every row, picture, film and local mail, and loads the demo world anew with the ids of a first start. */
export async function resetWorld({ env, db, owner }: DemoServer): Promise<void> {
  const churches = await db.selectFrom('igreja').select('id').execute()
  await truncateAll(owner)
  await rm(env.mediaDir, { recursive: true, force: true })
  await rm(join(env.dataDir, 'outbox'), { recursive: true, force: true })
  await withDemoKeeper(env, async (keeper) => {
    for (const { id } of churches) await keeper.forgetFiles(id)
    await loadDemo(db, { mediaDir: env.mediaDir, keeper })
  })
}

// Only rows: an application that runs meanwhile keeps its connections, and its queue keeps its definitions.
export async function truncateAll(owner: DemoServer['owner']): Promise<void> {
  const { rows } = await owner.query<{ tables: string }>(`
    select string_agg(c.oid::regclass::text, ', ') as tables
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('biblia_traducao', 'biblia_versiculo')`)
  await owner.query(`truncate ${rows[0]!.tables} restart identity cascade`)
  const queue = await owner.query(`select to_regclass('pgboss.job') as job`)
  if (queue.rows[0].job) await owner.query('set role atrio_jobs; delete from pgboss.job; reset role')
}
