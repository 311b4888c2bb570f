import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { putAgenda, type Due } from '../jobs/agenda.ts'
import { transmissaoLembrete } from './kinds.ts'

type ReminderDeps = Pick<Deps, 'announce' | 'db'>

/** One transaction tells at most so many. */
const BATCH = 100

interface Quem {
  id: number
  userId: number
}

export async function wantsLembrete(trx: TenantTrx, { id, userId }: Quem): Promise<boolean> {
  await requireTransmissao(trx, { id })
  const row = await trx
    .selectFrom('transmissaoLembrete')
    .where('transmissaoId', '=', id)
    .where('userId', '=', userId)
    .select('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** @throws AppError NOT_FOUND also for an account without a profile at this church */
export async function saveLembrete(
  trx: TenantTrx,
  { id, userId, wanted }: Quem & { wanted: boolean },
): Promise<void> {
  await requireTransmissao(trx, { id })
  if (!wanted) {
    await trx
      .deleteFrom('transmissaoLembrete')
      .where('transmissaoId', '=', id)
      .where('userId', '=', userId)
      .execute()
    return
  }
  const usuario = await trx
    .selectFrom('usuario')
    .where('userId', '=', userId)
    .where('igrejaId', '=', sql<number>`current_igreja()`)
    .select('id')
    .executeTakeFirst()
  if (!usuario) throw new AppError('NOT_FOUND')
  await trx
    .insertInto('transmissaoLembrete')
    .values({ transmissaoId: id, userId })
    .onConflict((oc) => oc.columns(['igrejaId', 'transmissaoId', 'userId']).doNothing())
    .execute()
}

/** A broadcast is about to begin: a trigger puts it here, and moves it along with its time. */
export async function remindOfTransmissao(deps: ReminderDeps, due: Due): Promise<void> {
  while (await withTenant(deps.db, { igrejaId: due.igrejaId }, (trx) => remindSome(deps, trx, due)));
}

/** Tells some of those who were not told of this beginning, and answers whether there may be more. */
async function remindSome(
  { announce }: ReminderDeps,
  trx: TenantTrx,
  { igrejaId, referencia }: Due,
): Promise<boolean> {
  const id = Number(referencia)
  const transmissao = await findDue(trx, { id })
  const people = transmissao ? await listPeople(trx, { id, inicio: transmissao.inicio }) : []
  for (const { userId, email, idioma } of people) {
    await announce(trx, {
      kind: transmissaoLembrete,
      igrejaId,
      to: { email, locale: localeOf(idioma ?? '') ?? 'en', userId },
      facts: {
        url: `/live?transmissao=${id}`,
        item: transmissao!.titulo,
        quando: transmissao!.inicio.toISOString(),
      },
    })
  }
  const told = people.map(({ userId }) => userId)
  if (told.length > 0) {
    await trx
      .updateTable('transmissaoLembrete')
      .set({ lembradoDe: transmissao!.inicio })
      .where('transmissaoId', '=', id)
      .where('userId', 'in', told)
      .execute()
  }
  if (people.length === BATCH) return true
  const next = sql<Date>`(select inicio - interval '10 minutes' from transmissao where id = ${id}::int
    and inicio > now() + interval '10 minutes' and not flag_cancelada and comando = 'auto')`
  await putAgenda(trx, { igrejaId, tipo: 'transmissao_lembrete', referencia, when: next })
  return false
}

/** Locked, so that nobody is told by two processes. */
function findDue(
  trx: TenantTrx,
  { id }: { id: number },
): Promise<{ titulo: string; inicio: Date } | undefined> {
  return trx
    .selectFrom('transmissao')
    .where('id', '=', id)
    .where('flagCancelada', '=', false)
    .where('comando', '=', 'auto')
    .where('inicio', '>', sql<Date>`now() - interval '5 minutes'`)
    .where('inicio', '<=', sql<Date>`now() + interval '10 minutes'`)
    .where(sql<boolean>`exists (select from igreja_modulo where codigo = 'MOD_CULTO')`)
    .select(['titulo', 'inicio'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

function listPeople(
  trx: TenantTrx,
  { id, inicio }: { id: number; inicio: Date },
): Promise<{ userId: number; email: string; idioma: string | null }[]> {
  return (
    trx
      .selectFrom('transmissaoLembrete as l')
      .innerJoin('user as u', 'u.id', 'l.userId')
      .where('l.transmissaoId', '=', id)
      // A row has the microseconds that a moment of ours has not.
      .where(sql<boolean>`date_trunc('milliseconds', l.lembrado_de) is distinct from ${inicio}::timestamptz`)
      .select(['u.id as userId', 'u.email', 'u.idioma'])
      .orderBy('u.id')
      .limit(BATCH)
      .execute()
  )
}

async function requireTransmissao(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  const row = await trx.selectFrom('transmissao').where('id', '=', id).select('id').executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
}
