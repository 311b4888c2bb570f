import type { PedidoListado } from '@atrio/contract'
import { centsToWire, PEDIDO_STATUSES, statusPageOutcome, type PedidoStatus } from '@atrio/rules'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { kindOf, type PurchaseKinds } from './purchase-kind.ts'

interface Kinds {
  purchases: PurchaseKinds
}

/** Orders as rows of a list. */
export function selectPedidos({ purchases }: Kinds, trx: TenantTrx) {
  const titulos = Object.values(purchases).map(({ titulo }) => titulo)
  return trx
    .selectFrom('pedido')
    .select(['codigo', 'tipo', 'situacao', 'total', 'moeda', 'pedido.expiraEm', 'pedido.dataCadastro'])
    .select(sql<string>`coalesce(${sql.join(titulos)}, '')`.as('titulo'))
}

/** Of an order that its buyer may still pay. */
export const waiting = PEDIDO_STATUSES.filter((status) => statusPageOutcome(status) === 'waiting')

type Row = Pick<
  Selectable<Tables['pedido']>,
  'codigo' | 'tipo' | 'situacao' | 'total' | 'moeda' | 'expiraEm' | 'dataCadastro'
> & { titulo: string }

export function toPedidoListado(kinds: Kinds, row: Row): PedidoListado {
  return {
    codigo: row.codigo,
    tipo: kindOf(kinds, row).tipo,
    status: row.situacao as PedidoStatus,
    total: centsToWire(row.total),
    moeda: row.moeda,
    titulo: row.titulo,
    expiraEm: waiting.includes(row.situacao as PedidoStatus) ? (row.expiraEm?.toISOString() ?? null) : null,
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
