import type { CallInput, CallResult, ordersCalls } from '@atrio/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { failedCharges } from '../payments/charge/failed-charges.ts'
import { fold, hasTermos } from '../payments/order/buyer-terms.ts'
import { openComprador } from '../payments/order/buyer.ts'
import { selectPedidos, toPedidoListado } from '../payments/order/list-orders.ts'
import type { Secrets } from '../secrets.ts'

type Calls = typeof ordersCalls

/** The church's orders, newest first. */
export async function listPedidosIgreja(
  deps: Pick<Deps, 'purchases' | 'secrets'>,
  trx: TenantTrx,
  {
    igrejaId,
    busca = '',
    status,
    devolucao,
    cobranca,
    ...place
  }: CallInput<Calls['listPedidosIgreja']>['query'] & { igrejaId: number },
): Promise<CallResult<Calls['listPedidosIgreja']>> {
  const { secrets } = deps
  const words = fold(busca).split(/\s+/).filter(Boolean).slice(0, 8)
  const ordered = selectPedidos(deps, trx)
    .$if(status !== undefined, (query) => query.where('pedido.situacao', '=', status!))
    .$if(devolucao !== undefined, (query) => query.where(hasFailedRefund))
    .$if(cobranca !== undefined, (query) => query.where(isFailedCharge))
    .$if(words.length > 0, (query) => query.where(isMeant(secrets, igrejaId, { busca, words })))
    .select('compradorEncrypted')
    .orderBy('pedido.dataCadastro', 'desc')
    .orderBy('pedido.id', 'desc')
  const { rows, total } = await readPage(ordered, place)
  return {
    pedidos: rows.map((row) => {
      const { nome, email } = openComprador(secrets, row.codigo, row.compradorEncrypted)
      return { ...toPedidoListado(deps, row), comprador: { nome, email } }
    }),
    total,
  }
}

const hasFailedRefund = sql<SqlBool>`exists (select from estorno e join pagamento g
  on g.igreja_id = e.igreja_id and g.id = e.pagamento_id where g.pedido_id = pedido.id and e.situacao = 'falhou')`

const isFailedCharge = sql<SqlBool>`pedido.id in (select pedido_id from (${failedCharges}) failed)`

/** By the beginning of its code, or by every word in the name and e-mail of who bought it, or in who comes with it. */
function isMeant(
  secrets: Secrets,
  igrejaId: number,
  { busca, words }: { busca: string; words: string[] },
): Expression<SqlBool> {
  const like = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const code = busca.replace(/[^\da-z]/gi, '').toUpperCase()
  const isCode = code.length >= 4 && words.length === 1
  return sql<SqlBool>`(${isCode} and pedido.codigo like ${`${code}%`}
    or pedido.user_id in (select u.user_id from usuario u join "user" a on a.id = u.user_id
      where fold_text(u.nome || ' ' || u.sobrenome || ' ' || a.email) like all (${like}::text[]))
    or pedido.id in (select i.pedido_id from inscricao i
      where fold_text(i.participante) like all (${like}::text[]))
    or ${hasTermos(secrets, igrejaId, words)})`
}
