import { sql, type SqlBool } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { isSought, nothing, type Person, type Personal, type PersonalDeps } from '../personal.ts'
import { ofOrders } from '../payments/personal.ts'
import { contatoHashes } from '../payments/waiting/contact.ts'
import { unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { deleteEspera } from './espera.ts'

const evento = sql`(select nome from evento e where e.igreja_id = t.igreja_id and e.id = t.evento_id)`

export const eventsPersonal: Personal = {
  tables: {
    inscricao: {
      whose: ownTickets,
      seek: findReceived,
      named: { evento },
      erase: {
        why: 'a ticket that was sold stays valid for whoever holds its code',
        cut: { user_id: nothing, participante: nothing, participante_email_encrypted: nothing },
      },
    },
    resposta: {
      whose: (person) =>
        sql<SqlBool>`(${ofOrders(person)} or ${isSought(person, 'inscricao', 'inscricao_id')})`,
      erase: 'delete',
    },
    ingresso_trocado: {
      whose: (person) =>
        sql<SqlBool>`t.inscricao_id in (select t.id from inscricao t where ${ownTickets(person)})`,
      hidden: true,
      erase: { why: 'a code of before, which opens no door' },
    },
    espera: {
      whose: (person) => isSought(person, 'espera'),
      seek: findEsperas,
      named: { evento },
      erase: 'delete',
    },
  },
  impersonal: { 'ingresso.nome': 'of a kind of ticket' },
  end: leaveWaitingLists,
}

/** The person's, of their orders but for those that were passed on, and those that were passed on to them. */
function ownTickets(person: Person) {
  return sql<SqlBool>`(t.user_id = ${person.userId} or ${isSought(person, 'inscricao')}
    or ${ofOrders(person)} and t.participante_email_encrypted is null)`
}

/** Passed on to the person's e-mail. */
async function findReceived(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, email }: Omit<Person, 'sought'>,
): Promise<number[]> {
  const passed = await trx
    .selectFrom('inscricao')
    .where('igrejaId', '=', igrejaId)
    .where('participanteEmailEncrypted', 'is not', null)
    .select(['id', 'participanteEmailEncrypted'])
    .execute()
  return passed
    .filter(
      ({ id, participanteEmailEncrypted }) =>
        unseal(secrets, 'participante', `inscricao:${igrejaId}:${id}`, participanteEmailEncrypted!) === email,
    )
    .map(({ id }) => id)
}

async function findEsperas(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, email }: Omit<Person, 'sought'>,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('espera')
    .where('igrejaId', '=', igrejaId)
    .where((eb) =>
      eb.or([
        eb('userId', '=', userId),
        eb('contatoHash', '=', eb.fn.any(eb.val(contatoHashes(secrets, igrejaId, email)))),
      ]),
    )
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What an offer holds for them is free for who comes next. */
async function leaveWaitingLists({ db }: PersonalDeps, person: Person): Promise<void> {
  const { igrejaId } = person
  const rows = await withTenant(db, { igrejaId }, (trx) =>
    sql<{ codigo: string }>`select codigo from espera t where ${isSought(person, 'espera')}`.execute(trx),
  )
  for (const { codigo } of rows.rows)
    await withTenant(db, { igrejaId }, (trx) => deleteEspera(trx, { codigo }))
}
