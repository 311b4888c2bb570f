import type { PedidoIgreja } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { whatGoesBack } from '../payments/refund/give-back.ts'
import { loadPedido, type LoadedPedido } from '../payments/order/load-order.ts'
import type { PaymentDeps } from '../payments/order/change-order.ts'
import { viewPedido } from '../payments/order/view-order.ts'

/** @throws AppError NOT_FOUND */
export async function findPedidoOfIgreja(trx: TenantTrx, { codigo }: { codigo: string }): Promise<number> {
  const found = await trx
    .selectFrom('pedido')
    .where('codigo', '=', codigo.toUpperCase())
    .select('id')
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found.id
}

/** An order with all the money that moved for it. */
export async function viewPedidoIgreja(
  deps: PaymentDeps,
  trx: TenantTrx,
  { id }: { id: number },
): Promise<PedidoIgreja> {
  const pagamento = await viewPedido(deps, trx, { id })
  const loaded = await loadPedido(trx, { id })
  const { restante, devolvido, pieces, ...can } = await whatGoesBack(deps, trx, loaded)
  return {
    pagamento,
    movimentos: toMovimentos(loaded),
    ...can,
    restante: centsToWire(restante),
    devolvido: centsToWire(devolvido),
    ingressos: pieces.map((one) => ({ ...one, restante: centsToWire(one.restante) })),
  }
}

function toMovimentos({ pagamentos, estornos }: LoadedPedido): PedidoIgreja['movimentos'] {
  return pagamentos.map((row) => {
    const { brand = null, last4 = null } = row.detalhe as { brand?: string; last4?: string }
    return {
      metodoPagamento: row.metodo as PedidoIgreja['movimentos'][number]['metodoPagamento'],
      situacao: row.situacao,
      capturado: centsToWire(row.capturado),
      detalhe: { bandeira: brand, ultimos4: last4 },
      dataCadastro: row.dataCadastro.toISOString(),
      devolucoes: estornos
        .filter(({ pagamentoId }) => pagamentoId === row.id)
        .toSorted((a, b) => a.dataCadastro.getTime() - b.dataCadastro.getTime())
        .map(toDevolucao),
    }
  })
}

type Devolucao = PedidoIgreja['movimentos'][number]['devolucoes'][number]

function toDevolucao(row: LoadedPedido['estornos'][number]): Devolucao {
  return {
    valor: centsToWire(row.valor),
    situacao: row.situacao as Devolucao['situacao'],
    origem: row.origem as Devolucao['origem'],
    motivo: row.motivo as Devolucao['motivo'],
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
