import type { CallInput, CallResult, eventStaffCalls, PortaEvento, PresenteEvento } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'

type Calls = typeof eventStaffCalls
type Query = CallInput<Calls['listPresentesEvento']>['query']

/** Who has a ticket, by name, and who came. @throws AppError NOT_FOUND */
export async function listPresentes(
  trx: TenantTrx,
  { id, busca, presenca, page, limit }: Query & { id: number },
): Promise<CallResult<Calls['listPresentesEvento']>> {
  const evento = await findNamed(trx, { id })
  const words = busca?.split(/\s+/).filter(Boolean).slice(0, 8) ?? []
  const rows = await presentesOf(trx, { id })
    .$if(words.length > 0, (query) =>
      query.where(
        sql<boolean>`fold_text(concat_ws(' ', ${nome}, i.codigo)) like all
          (select fold_text(word) from unnest(${words.map(like)}::text[]) as word)`,
      ),
    )
    .$if(presenca !== undefined, (query) =>
      query
        .where('p.dataEntrada', presenca === 'veio' ? 'is not' : 'is', null)
        .where('i.situacao', '=', 'ativa'),
    )
    .orderBy(sql`fold_text(${nome})`)
    .orderBy('i.id')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()
  const totais = await presentesOf(trx, { id })
    .where('i.situacao', '=', 'ativa')
    .clearSelect()
    .select((eb) => [
      sql<number>`count(*)::int`.as('ingressos'),
      sql<number>`count(${eb.ref('p.dataEntrada')})::int`.as('entradas'),
    ])
    .executeTakeFirstOrThrow()
  return {
    evento,
    presentes: rows.slice(0, limit).map(toPresente),
    mais: rows.length > limit,
    totais,
    portas: await listPortas(trx, { id }),
  }
}

/** What each device at the door has seen, the newest first; what was taken back at the door does not count. */
async function listPortas(trx: TenantTrx, { id }: { id: number }): Promise<PortaEvento[]> {
  const { rows } = await sql<Omit<PortaEvento, 'ultima'> & { ultima: Date }>`
    select p.dispositivo, count(*) filter (where p.situacao = 'aceita')::int as entradas,
      count(*) filter (where p.situacao = 'repetida')::int as repetidas, max(p.data_entrada) as ultima,
      coalesce(array_agg(distinct trim(u.nome || ' ' || u.sobrenome)) filter (where u.id is not null), '{}') as pessoas
    from presenca p left join usuario u on u.igreja_id = p.igreja_id and u.user_id = p.user_id
    where p.evento_id = ${id} and p.situacao <> 'desfeita'
    group by p.dispositivo order by ultima desc limit 50`.execute(trx)
  return rows.map(({ ultima, ...row }) => ({ ...row, ultima: ultima.toISOString() }))
}

/** @throws AppError NOT_FOUND */
export async function findNamed(trx: TenantTrx, { id }: { id: number }) {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', id)
    .select(['nome', 'dataInicio'])
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  return { ...evento, dataInicio: evento.dataInicio.toISOString() }
}

/** Tickets of an event; those of orders that came to nothing are left out, as the door leaves them. */
export function presentesOf(trx: TenantTrx, { id }: { id: number }) {
  return trx
    .selectFrom('inscricao as i')
    .innerJoin('ingresso as t', (join) =>
      join.onRef('t.igrejaId', '=', 'i.igrejaId').onRef('t.id', '=', 'i.ingressoId'),
    )
    .innerJoin('pedido as o', (join) =>
      join.onRef('o.igrejaId', '=', 'i.igrejaId').onRef('o.id', '=', 'i.pedidoId'),
    )
    .leftJoin('usuario as u', (join) =>
      join.onRef('u.igrejaId', '=', 'i.igrejaId').onRef('u.userId', '=', 'i.userId'),
    )
    .leftJoin('presenca as p', (join) =>
      join
        .onRef('p.igrejaId', '=', 'i.igrejaId')
        .onRef('p.inscricaoId', '=', 'i.id')
        .on('p.situacao', '=', 'aceita'),
    )
    .where('i.eventoId', '=', id)
    .where('o.situacao', 'not in', ['cancelado', 'nao_aprovado'])
    .select(['i.id', 'i.codigo', 'i.situacao', 't.nome as ingresso', 'p.dataEntrada', nome.as('nome')])
}

export const nome = sql<
  string | null
>`coalesce(i.participante, nullif(trim(concat_ws(' ', u.nome, u.sobrenome)), ''))`

type Row = Awaited<ReturnType<ReturnType<typeof presentesOf>['execute']>>[number]

function toPresente({ dataEntrada, situacao, ...row }: Row): PresenteEvento {
  return {
    ...row,
    situacao: situacao as PresenteEvento['situacao'],
    entrada: dataEntrada?.toISOString() ?? null,
  }
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
