import { localeOf } from '@atrio/rules'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { keyOf, type Versao } from '../files/arquivos.ts'
import { audit } from '../payments/ledger/audit.ts'
import type { Person } from '../personal.ts'
import { eraseTables } from './erase-tables.ts'
import { noteErased } from '../files/erased-list.ts'
import { contaApagada } from './kinds.ts'
import { findPerson } from './person.ts'

type EraseDeps = Pick<
  Deps,
  | 'announce'
  | 'db'
  | 'env'
  | 'gateways'
  | 'jobs'
  | 'onError'
  | 'personal'
  | 'purchases'
  | 'secrets'
  | 'storage'
>

/**
 * Erases a person's account at a church, with their last one that of the platform too (Decision 148). What ends first, and
 * the note that it was erased, may be done twice; the rows go all at once. Whoever dies in the middle begins again.
 *
 * @param quietly nobody is told: it was erased, and told, before
 */
export async function erasePerson(
  deps: EraseDeps,
  { igrejaId, userId, quietly = false }: { igrejaId: number; userId: number; quietly?: boolean },
): Promise<void> {
  const scope = { igrejaId, userId }
  const find = () => withTenant(deps.db, scope, (trx) => findPerson(deps, trx, scope))
  const leaving = await find()
  if (!leaving) return
  for (const end of deps.personal.ends) await end(deps, leaving)
  await noteErased(deps, leaving)
  await deps.jobs.sealedMail.forget({ ...scope, emails: await listAddresses(deps, leaving) })
  const files = await withTenant(deps.db, scope, async (trx) => {
    const person = await findPerson(deps, trx, scope)
    if (!person) return []
    const keys = await listFiles(trx, person)
    await eraseTables(deps, trx, { person, isLast: await isLastChurch(trx, person) })
    audit(trx, [{ igrejaId, ator: 'sistema', acao: 'contaApagada', alvo: `user:${userId}` }])
    if (!quietly) {
      await deps.announce(trx, {
        kind: contaApagada,
        igrejaId,
        to: { email: person.email, locale: localeOf(person.idioma) ?? 'en', userId: null },
        facts: { url: '/' },
      })
    }
    return keys
  })
  // What is left behind here is swept as what no row knows (`files/sweep.ts`).
  for (const key of files) await deps.storage.remove(key)
}

/** Theirs, and the one that they were about to change it for. */
async function listAddresses({ db }: EraseDeps, { igrejaId, userId, email }: Person): Promise<string[]> {
  const changes = await withTenant(db, { igrejaId }, (trx) =>
    trx.selectFrom('emailChange').where('userId', '=', userId).select('email').execute(),
  )
  return [email, ...changes.map((change) => change.email)]
}

async function isLastChurch(trx: TenantTrx, { igrejaId, userId }: Person): Promise<boolean> {
  const other = await trx
    .selectFrom('usuario')
    .where('userId', '=', userId)
    .where('igrejaId', '<>', igrejaId)
    .select('id')
    .executeTakeFirst()
  return other === undefined
}

async function listFiles(trx: TenantTrx, { igrejaId, userId }: Person): Promise<string[]> {
  const rows = await trx
    .selectFrom('arquivo')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['id', 'publico', 'versoes'])
    .execute()
  return rows.flatMap(({ versoes, ...row }) =>
    (versoes as unknown as Versao[]).map((version) => keyOf({ igrejaId, ...row }, version)),
  )
}
