import type { CallInput, CallResult, ordersCalls, Pedido } from '@atrio/contract'
import { centsToWire, type PedidoStatus } from '@atrio/rules'
import { sql, type Expression, type SqlBool } from 'kysely'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { openComprador } from '../payments/comprador.ts'
import type { Secrets } from '../secrets.ts'

type Calls = typeof ordersCalls

/** Buyers without an account are sealed with their orders: so many are opened to look for one. */
const GUESTS_OPENED = 500

/** The church's orders, newest first. */
export async function listPedidosIgreja(
  { secrets }: { secrets: Secrets },
  trx: TenantTrx,
  { busca = '', status, ...place }: CallInput<Calls['listPedidosIgreja']>['query'],
): Promise<CallResult<Calls['listPedidosIgreja']>> {
  const words = fold(busca).split(/\s+/).filter(Boolean).slice(0, 8)
  const guests = words.length > 0 ? await findGuests(secrets, trx, words) : []
  const ordered = trx
    .selectFrom('pedido')
    .leftJoin('evento', (join) =>
      join.onRef('evento.igrejaId', '=', 'pedido.igrejaId').onRef('evento.id', '=', 'pedido.eventoId'),
    )
    .$if(status !== undefined, (query) => query.where('pedido.situacao', '=', status!))
    .$if(words.length > 0, (query) => query.where(isMeant(busca, words, guests)))
    .select(['codigo', 'tipo', 'situacao', 'total', 'moeda', 'pedido.dataCadastro', 'compradorEncrypted'])
    .select('evento.nome as evento')
    .select(
      sql<string | null>`(select string_agg(m.nome, ' · ' order by d.id) from doacao d join pagamento_motivo m
        on m.igreja_id = d.igreja_id and m.id = d.pagamento_motivo_id
        where d.igreja_id = pedido.igreja_id and d.pedido_id = pedido.id)`.as('motivos'),
    )
    .orderBy('pedido.dataCadastro', 'desc')
    .orderBy('pedido.id', 'desc')
  const { rows, total } = await readPage(ordered, place)
  return {
    pedidos: rows.map((row) => {
      const { nome, email } = openComprador(secrets, row.codigo, row.compradorEncrypted)
      return {
        codigo: row.codigo,
        tipo: row.tipo as Pedido['tipo'],
        status: row.situacao as PedidoStatus,
        total: centsToWire(row.total),
        moeda: row.moeda,
        titulo: row.evento ?? row.motivos ?? '',
        comprador: { nome, email },
        dataCadastro: row.dataCadastro.toISOString(),
      }
    }),
    total,
  }
}

/** By the beginning of its code, or by every word in the name and e-mail of who bought it, or in who comes with it. */
function isMeant(busca: string, words: string[], guests: number[]): Expression<SqlBool> {
  const like = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const code = busca.replace(/[^\da-z]/gi, '').toUpperCase()
  const isCode = code.length >= 4 && words.length === 1
  return sql<SqlBool>`(${isCode} and pedido.codigo like ${`${code}%`}
    or pedido.id = any(${guests}::int[])
    or exists (select from usuario u join "user" a on a.id = u.user_id
      where u.igreja_id = pedido.igreja_id and u.user_id = pedido.user_id
        and fold_text(u.nome || ' ' || u.sobrenome || ' ' || a.email) like all (${like}::text[]))
    or exists (select from inscricao i where i.igreja_id = pedido.igreja_id and i.pedido_id = pedido.id
      and fold_text(i.participante) like all (${like}::text[])))`
}

async function findGuests(secrets: Secrets, trx: TenantTrx, words: string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('pedido')
    .where('userId', 'is', null)
    .select(['id', 'codigo', 'compradorEncrypted'])
    .orderBy('dataCadastro', 'desc')
    .limit(GUESTS_OPENED)
    .execute()
  return rows
    .filter(({ codigo, compradorEncrypted }) => {
      const { nome, email } = openComprador(secrets, codigo, compradorEncrypted)
      const text = fold(`${nome} ${email}`)
      return words.every((word) => text.includes(word))
    })
    .map(({ id }) => id)
}

/** As `fold_text` of the database does. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
