import type { PagamentoFacts, PagamentoState, PedidoFacts } from '@atrio/rules'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { ACTS_OUTSIDE } from '../charge/methods.ts'

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
export function lockPedido(trx: TenantTrx, id: number): Promise<LoadedPedido> {
  return load(trx, id, true)
}

/** The same to look at alone; of its places it says what the order last knew. */
export function loadPedido(trx: TenantTrx, id: number): Promise<LoadedPedido> {
  return load(trx, id, false)
}

async function load(trx: TenantTrx, id: number, lock: boolean): Promise<LoadedPedido> {
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
  const reserva =
    lock && pedido.tipo === 'evento' ? await stockOf(trx, id) : (pedido.estoque as PedidoFacts['reserva'])
  return { pedido, pagamentos, estornos, facts: factsOf({ pedido, pagamentos, estornos, reserva }) }
}

/** An order that this transaction has just written with its places: nobody else knows of it yet. */
export function newPedido(pedido: PedidoRow): LoadedPedido {
  const none = { pagamentos: [], estornos: [] }
  return { pedido, ...none, facts: factsOf({ pedido, ...none, reserva: 'retida' }) }
}

function factsOf({
  pedido,
  pagamentos,
  estornos,
  reserva,
}: Omit<LoadedPedido, 'facts'> & Pick<PedidoFacts, 'reserva'>): PedidoFacts {
  return {
    totalCents: pedido.total,
    reserva,
    closed: pedido.encerrado as PedidoFacts['closed'],
    pagamentos: Object.fromEntries(pagamentos.map((row) => [row.id, pagamentoFacts(row, estornos)])),
  }
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

/** The rows themselves say it: another purchase may have taken what an expired hold left. */
async function stockOf(trx: TenantTrx, pedidoId: number): Promise<PedidoFacts['reserva']> {
  const rows = await trx
    .selectFrom('reserva')
    .where('pedidoId', '=', pedidoId)
    .where('situacao', '!=', 'liberada')
    .select('situacao')
    .distinct()
    .execute()
  const states = new Set(rows.map(({ situacao }) => situacao))
  return states.has('vendida') ? 'vendida' : states.has('retida') ? 'retida' : 'liberada'
}
