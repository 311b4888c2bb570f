import type { AlertaCelula } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Due } from '../jobs/agenda.ts'
import { matching } from './busca.ts'
import { celulaAlerta } from './kinds.ts'

type TellDeps = Pick<Deps, 'db' | 'announce'>

/** One transaction tells at most so many. */
const BATCH = 100

/** Tells those who wait for a group like this one, each once: what they waited for is there. */
export async function tellAlertas(deps: TellDeps, due: Due): Promise<void> {
  const place = { igrejaId: due.igrejaId, celulaId: Number(due.referencia) }
  let after = 0
  do {
    after = await withTenant(deps.db, place, (trx) => tellSome(deps, trx, { ...place, after }))
  } while (after > 0)
}

/** Those after a number; answers where to go on, 0 for nowhere. */
async function tellSome(
  { announce }: TellDeps,
  trx: TenantTrx,
  { igrejaId, celulaId, after }: { igrejaId: number; celulaId: number; after: number },
): Promise<number> {
  const there = await trx
    .selectFrom('igrejaModulo')
    .where('codigo', '=', 'MOD_CELULA')
    .select('codigo')
    .executeTakeFirst()
  const waiting = there ? await listWaiting(trx, { celulaId, after }) : []
  for (const { id, filtros, ...person } of waiting) {
    const celula = await find(trx, { celulaId, filtros: filtros as AlertaCelula['filtros'] })
    if (!celula) continue
    await announce(trx, {
      kind: celulaAlerta,
      igrejaId,
      to: { email: person.email, locale: localeOf(person.idioma) ?? 'en', userId: person.userId },
      facts: {
        url: `/groups/${celulaId}`,
        celula: celula.nome,
        celulaId,
        lugar: celula.bairro ?? celula.cidade,
      },
    })
    await trx.deleteFrom('celulaAlerta').where('id', '=', id).execute()
  }
  if (waiting.length === BATCH) return waiting.at(-1)!.id
  await putAgenda(trx, { igrejaId, tipo: 'celula_aberta', referencia: String(celulaId), when: null })
  return 0
}

/** Who waits and is not in the group already. */
function listWaiting(trx: TenantTrx, { celulaId, after }: { celulaId: number; after: number }) {
  return trx
    .selectFrom('celulaAlerta as a')
    .innerJoin('user', 'user.id', 'a.userId')
    .where('a.id', '>', after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('celulaMembro as m')
            .where('m.celulaId', '=', celulaId)
            .whereRef('m.userId', '=', 'a.userId')
            .select('m.id'),
        ),
      ),
    )
    .select(['a.id', 'a.filtros', 'a.userId', 'user.email', 'user.idioma'])
    .orderBy('a.id')
    .limit(BATCH)
    .execute()
}

/** The group, where it is what they look for and has room: by the very filters that they looked with. */
function find(trx: TenantTrx, { celulaId, filtros }: { celulaId: number; filtros: AlertaCelula['filtros'] }) {
  return matching(trx, { ...filtros, vagas: 'true' })
    .where('celula.id', '=', celulaId)
    .where('flagListada', '=', true)
    .select(['nome', 'bairro', 'cidade'])
    .executeTakeFirst()
}
