import type { CallInput, groupsCalls, Reuniao } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Participante } from './participacao.ts'

type Marks = CallInput<(typeof groupsCalls)['savePresencasCelula']>['body']['presencas']

/** Everybody of the group now, with what was marked of them, and how often in a row they were not there by then. */
export async function listPresencas(
  trx: TenantTrx,
  { celulaId, reuniaoId, data }: { celulaId: number; reuniaoId: number; data: string },
): Promise<NonNullable<Reuniao['presencas']>> {
  const { rows } = await sql<NonNullable<Reuniao['presencas']>[number]>`
    select m.id, u.nome, u.sobrenome,
      (select p.flag_presente from celula_presenca p
        where p.igreja_id = m.igreja_id and p.reuniao_id = ${reuniaoId} and p.user_id = m.user_id) as flag_presente,
      ${faltasSeguidas('m', sql`${data}::date`)} as faltas_seguidas
    from celula_membro m join usuario u on u.igreja_id = m.igreja_id and u.user_id = m.user_id
    where m.celula_id = ${celulaId} order by u.nome, m.id`.execute(trx)
  return rows
}

/** How often in a row somebody of a group was marked absent until a day; `membro` is their row in it. */
export function faltasSeguidas(membro: string, ate: RawBuilder<unknown>): RawBuilder<number> {
  const m = sql.ref(membro)
  return sql<number>`(select count(*)::int from celula_presenca p
      join celula_reuniao r on r.igreja_id = p.igreja_id and r.id = p.reuniao_id
    where p.igreja_id = ${m}.igreja_id and p.user_id = ${m}.user_id and not p.flag_presente
      and r.celula_id = ${m}.celula_id and not r.flag_cancelada and r.data <= ${ate} and r.data > coalesce(
        (select max(x.data) from celula_reuniao x join celula_presenca y
            on y.igreja_id = x.igreja_id and y.reuniao_id = x.id
          where x.igreja_id = ${m}.igreja_id and x.celula_id = ${m}.celula_id and y.user_id = ${m}.user_id
            and y.flag_presente and x.data <= ${ate}), '-infinity'))`
}

/**
 * Marks who was at a meeting. People who are not in the group any more are left out: a device may say it late.
 * @throws AppError NOT_FOUND for a meeting of another group
 */
export async function savePresencas(
  trx: TenantTrx,
  { me, id, presencas }: { me: Participante; id: number; presencas: Marks },
): Promise<void> {
  const reuniao = await trx
    .selectFrom('celulaReuniao')
    .where('id', '=', id)
    .where('celulaId', '=', me.celulaId)
    .select('id')
    .executeTakeFirst()
  if (!reuniao) throw new AppError('NOT_FOUND')
  const members = await trx
    .selectFrom('celulaMembro')
    .where('celulaId', '=', me.celulaId)
    .select(['id', 'userId'])
    .execute()
  const users = new Map(members.map((member) => [member.id, member.userId]))
  const now = Date.now()
  // By this clock: those of devices may be wrong by hours (Decision 303).
  const marks = presencas.map((mark) => ({ ...mark, at: Math.max(0, now - mark.marcadoHa) }))
  const newest = new Map(marks.toSorted((a, b) => a.at - b.at).map((mark) => [mark.id, mark]))
  const values = [...newest.values()].flatMap(({ id: membro, flagPresente, at }) => {
    const userId = users.get(membro)
    return userId === undefined ? [] : [{ reuniaoId: id, userId, flagPresente, marcadoEm: new Date(at) }]
  })
  if (values.length === 0) return
  await trx
    .insertInto('celulaPresenca')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'reuniaoId', 'userId'])
        .doUpdateSet((eb) => ({
          flagPresente: eb.ref('excluded.flagPresente'),
          marcadoEm: eb.ref('excluded.marcadoEm'),
        }))
        .whereRef('excluded.marcadoEm', '>=', 'celulaPresenca.marcadoEm'),
    )
    .execute()
}
