import type { PedidoListado } from '@atrio/contract'
import { centsToWire, type PedidoStatus } from '@atrio/rules'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'

/** Orders as rows of a list, newest first. */
export function selectPedidos(trx: TenantTrx) {
  return trx
    .selectFrom('pedido')
    .leftJoin('evento', (join) =>
      join.onRef('evento.igrejaId', '=', 'pedido.igrejaId').onRef('evento.id', '=', 'pedido.eventoId'),
    )
    .select(['codigo', 'tipo', 'situacao', 'total', 'moeda', 'pedido.dataCadastro'])
    .select('evento.nome as evento')
    .select(
      sql<string | null>`(select string_agg(m.nome, ' · ' order by d.id) from doacao d join pagamento_motivo m
        on m.igreja_id = d.igreja_id and m.id = d.pagamento_motivo_id
        where d.igreja_id = pedido.igreja_id and d.pedido_id = pedido.id)`.as('motivos'),
    )
    .orderBy('pedido.dataCadastro', 'desc')
    .orderBy('pedido.id', 'desc')
}

type Row = Pick<
  Selectable<Tables['pedido']>,
  'codigo' | 'tipo' | 'situacao' | 'total' | 'moeda' | 'dataCadastro'
> & { evento: string | null; motivos: string | null }

export function toPedidoListado(row: Row): PedidoListado {
  return {
    codigo: row.codigo,
    tipo: row.tipo as PedidoListado['tipo'],
    status: row.situacao as PedidoStatus,
    total: centsToWire(row.total),
    moeda: row.moeda,
    titulo: row.evento ?? row.motivos ?? '',
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
