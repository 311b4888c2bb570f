import type { Canal } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { putAgenda, type Agenda, type Due } from '../../jobs/agenda.ts'
import { openContato } from '../../payments/waiting/contact.ts'
import { comunicado as kind } from '../kinds.ts'
import { accountsOf, type Publico } from './publico.ts'

/** One transaction tells at most so many. */
const BATCH = 100

export const comunicadosAgenda: Agenda<Pick<Deps, 'db' | 'announce' | 'secrets'>> = {
  async comunicado(deps, due: Due) {
    while (await withTenant(deps.db, { igrejaId: due.igrejaId }, (trx) => tellSome(deps, trx, due)));
  },
}

type Row = NonNullable<Awaited<ReturnType<typeof holdComunicado>>>
interface Person {
  /** By which the next ones are found. */
  key: number
  userId: number | null
  email: string
  idioma: string
}

/** Tells some of those who were not told yet, and answers whether there may be more of them. */
async function tellSome(
  deps: Pick<Deps, 'announce' | 'secrets'>,
  trx: TenantTrx,
  { igrejaId, referencia }: Due,
): Promise<boolean> {
  const id = Number(referencia)
  const row = await holdComunicado(trx, { id })
  const end = () => putAgenda(trx, { igrejaId, tipo: 'comunicado', referencia, when: null })
  if (!row || row.situacao === 'enviado' || row.situacao === 'cancelado') {
    await end()
    return false
  }
  const people = await listPeople(deps, trx, row)
  const told: Record<Canal, number> = { notificacao: 0, email: 0, push: 0 }
  for (const { userId, email, idioma } of people) {
    const by = await deps.announce(trx, {
      kind,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId },
      facts: { url: row.caminho, titulo: row.titulo, texto: row.texto },
      canais: row.canais as Canal[],
    })
    for (const canal of by) told[canal] += 1
  }
  const isLast = people.length < BATCH
  await trx
    .updateTable('comunicado')
    .set((eb) => ({
      ultimo: people.at(-1)?.key ?? row.ultimo,
      pessoas: eb('pessoas', '+', people.length),
      porNotificacao: eb('porNotificacao', '+', told.notificacao),
      porEmail: eb('porEmail', '+', told.email),
      porPush: eb('porPush', '+', told.push),
      ...(row.situacao === 'agendado' && { situacao: 'enviando' }),
    }))
    .where('id', '=', id)
    .execute()
  if (!isLast) return true
  await trx
    .updateTable('comunicado')
    .set({ situacao: 'enviado', concluidoEm: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await end()
  return false
}

/** Held, so that nobody is told by two processes. */
function holdComunicado(trx: TenantTrx, { id }: { id: number }) {
  return trx
    .selectFrom('comunicado')
    .where('id', '=', id)
    .where('enviarEm', '<=', sql<Date>`now()`)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

async function listPeople(deps: Pick<Deps, 'secrets'>, trx: TenantTrx, row: Row): Promise<Person[]> {
  if (row.publico === 'espera') return listWaiting(deps, trx, row)
  const accounts = accountsOf({ ...row, publico: row.publico as Publico })
  const { rows } = await sql<Person>`select a.user_id as key, a.user_id, "user".email, "user".idioma
    from (${accounts}) a join "user" on "user".id = a.user_id
    where a.user_id > ${row.ultimo} order by a.user_id limit ${BATCH}`.execute(trx)
  return rows
}

/** Who waits need not have an account; each address is written to once. */
async function listWaiting(
  { secrets }: Pick<Deps, 'secrets'>,
  trx: TenantTrx,
  { publicoId, ultimo }: Pick<Row, 'publicoId' | 'ultimo'>,
): Promise<Person[]> {
  const rows = await trx
    .selectFrom('espera as e')
    .leftJoin('user', 'user.id', 'e.userId')
    .where('e.eventoId', '=', publicoId)
    .where('e.situacao', 'in', ['aguardando', 'oferecida'])
    .where('e.id', '>', ultimo)
    .where(
      sql<boolean>`not exists (select from espera o where o.evento_id = e.evento_id and o.contato_hash = e.contato_hash
        and o.situacao in ('aguardando', 'oferecida') and o.id < e.id)`,
    )
    .select([
      'e.id as key',
      'e.userId',
      'e.codigo',
      'e.contatoEncrypted',
      'e.locale',
      'user.email',
      'user.idioma',
    ])
    .orderBy('e.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ key, userId, email, idioma, locale, ...espera }) => ({
    key,
    userId,
    email: email ?? openContato(secrets, espera).email,
    idioma: idioma ?? locale,
  }))
}
