import type { PagamentoFacts, PagamentoState, PedidoFacts } from '@atrio/rules'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { ACTS_OUTSIDE } from '../charge/methods.ts'
import { kindOf, type PurchaseKinds } from './purchase-kind.ts'

export type PedidoRow = Selectable<Tables['pedido']>
export type PagamentoRow = Selectable<Tables['pagamento']>
type EstornoRow = Selectable<Tables['estorno']>

/** An order with all that happened to it, as rows and as the facts that `@atrio/rules` reduces. */
export interface LoadedPedido {
  pedido: PedidoRow
  pagamentos: PagamentoRow[]
  estornos: EstornoRow[]
  facts: PedidoFacts
}

/** Locks an order and its attempts: whatever happens to it happens one after the other. */
export async function lockPedido(
  deps: { purchases: PurchaseKinds },
  trx: TenantTrx,
  { id }: { id: number },
): Promise<LoadedPedido> {
  const rows = await loadRows(trx, { id, lock: true })
  const { pedido } = rows
  const stock = kindOf(deps, pedido).stock
  // The rows themselves say it: another purchase may have taken what an expired hold left.
  return withFacts(rows, stock ? await stock.stateOf(trx, { pedidoId: id }) : reservaOf(pedido))
}

/** The same to look at alone; of its places it says what the order last knew. */
export async function loadPedido(trx: TenantTrx, { id }: { id: number }): Promise<LoadedPedido> {
  const rows = await loadRows(trx, { id, lock: false })
  return withFacts(rows, reservaOf(rows.pedido))
}

type Rows = Omit<LoadedPedido, 'facts'>

async function loadRows(trx: TenantTrx, { id, lock }: { id: number; lock: boolean }): Promise<Rows> {
  const pedido = await trx
    .selectFrom('pedido')
    .where('id', '=', id)
    .selectAll()
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const pagamentos = await trx
    .selectFrom('pagamento')
    .where('pedidoId', '=', id)
    .selectAll()
    .orderBy('dataCadastro')
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  // Nothing goes back of what never came.
  const paid = pagamentos.some(({ capturado }) => capturado > 0n)
  const estornos = paid
    ? await trx.selectFrom('estorno').where('pedidoId', '=', id).selectAll().execute()
    : []
  return { pedido, pagamentos, estornos }
}

/** An order that this transaction has just written with its places: nobody else knows of it yet. */
export function newPedido(pedido: PedidoRow): LoadedPedido {
  return withFacts({ pedido, pagamentos: [], estornos: [] }, 'retida')
}

/** What the order last knew of its places. */
function reservaOf({ estoque }: PedidoRow): PedidoFacts['reserva'] {
  return estoque as PedidoFacts['reserva']
}

function withFacts(rows: Rows, reserva: PedidoFacts['reserva']): LoadedPedido {
  const { pedido, pagamentos, estornos } = rows
  const facts = {
    totalCents: pedido.total,
    reserva,
    closed: pedido.encerrado as PedidoFacts['closed'],
    pagamentos: Object.fromEntries(pagamentos.map((row) => [row.id, pagamentoFacts(row, estornos)])),
  }
  return { ...rows, facts }
}

function pagamentoFacts(row: PagamentoRow, estornos: EstornoRow[]): PagamentoFacts {
  const own = estornos.filter(({ pagamentoId }) => pagamentoId === row.id)
  return {
    state: row.situacao as PagamentoState,
    external: ACTS_OUTSIDE.has(row.metodo),
    capturedCents: row.capturado,
    goesBack: row.flagDevolver,
    estornos: Object.fromEntries(
      own.map(({ id, situacao, valor }) => [
        id,
        { state: situacao as PagamentoFacts['estornos'][string]['state'], cents: valor },
      ]),
    ),
  }
}
