import { sql } from 'kysely'
import type { Database } from './db/client.ts'
import { withTenant } from './db/tenant.ts'
import type { Deps } from './deps.ts'
import { columnPurposes, sealedColumns } from './sealed-columns.ts'
import { sealHeader } from './sealed.ts'
import type { Secrets } from './secrets.ts'

type KeyDeps = Pick<Deps, 'db' | 'secrets' | 'jobs'>

/**
 * Refuses to start without a key that something is sealed by. Which keys there were stands in a small table; only where
 * one of them is not given everything is looked through, and one that nothing needs any more is forgotten.
 *
 * @throws Error that names the variable, and how many values need which key
 */
export async function requireSealingKeys(deps: KeyDeps): Promise<void> {
  const { db, secrets } = deps
  const known = await db.selectFrom('chaveSelo').where('chave', '<>', '').select('chave').execute()
  const missing = known.map(({ chave }) => chave).filter((id) => !secrets.ids.includes(id))
  const needed = missing.length > 0 ? await countSealed(deps, missing) : new Map<string, number>()
  const gone = missing.filter((id) => !needed.has(id))
  if (gone.length > 0) await db.deleteFrom('chaveSelo').where('chave', 'in', gone).execute()
  if (needed.size > 0) throw new Error(refusal(needed, secrets))
  await rememberKey(db, secrets)
}

/** Before anything is sealed by it. */
export async function rememberKey(db: Database, { ids }: Secrets): Promise<void> {
  await db
    .insertInto('chaveSelo')
    .values({ chave: ids[0]! })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ vaziaDesde: null }))
    .execute()
}

/** How many values are sealed by each of these keys, without those that have sealed none. */
async function countSealed({ db, jobs }: KeyDeps, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const add = (id: string, more: number) => more > 0 && counts.set(id, (counts.get(id) ?? 0) + more)
  for (const id of ids) add(id, await jobs.sealedMail.count(id))
  for (const { id: igrejaId } of await db.selectFrom('igreja').select('id').execute()) {
    await withTenant(db, { igrejaId }, async (trx) => {
      for (const purpose of columnPurposes) {
        const { table, column } = sealedColumns[purpose]
        for (const id of ids) {
          const { rows } = await sql<{ many: number }>`select count(*)::int as many from ${sql.table(table)}
            where substring(${sql.ref(column)} from 1 for 9) = ${sealHeader(id)}`.execute(trx)
          add(id, rows[0]!.many)
        }
      }
    })
  }
  return counts
}

function refusal(needed: Map<string, number>, { ids }: Secrets): string {
  const each = [...needed].map(([id, many]) => `${many} sealed values need the key ${id}`).join(', ')
  const [present, ...before] = ids
  const given = `ATRIO_SECRET makes ${present}, ATRIO_SECRET_PREVIOUS ${before.join(', ') || 'none'}`
  return (
    `ATRIO_SECRET_PREVIOUS: ${each}, and it is not given (${given}). Add the secret of before behind the comma ` +
    '(one that the server made itself lies in DATA_DIR/secrets/master); it may go when all was sealed anew.'
  )
}
