import type { InstrumentoPagamento } from '@atrio/contract'
import { encodePix } from '@atrio/rules'
import type { PedidoRow } from '../order/load-order.ts'
import type { Metodo, PagamentoConfiguracao } from './methods.ts'
import type { Prazo } from './deadline.ts'

/** What the person is shown to pay with where no gateway is: the church's key, account or office. */
export function instrumentoExterno(
  pedido: Pick<PedidoRow, 'codigo' | 'total'>,
  { metodo, config, prazo }: { metodo: Metodo; config: PagamentoConfiguracao; prazo: Prazo },
): InstrumentoPagamento {
  const expiraEm = prazo.pagarAte.toISOString()
  if (metodo.codigo !== 'pix_manual') {
    return {
      tipo: metodo.codigo as 'dinheiro' | 'transferencia',
      instrucoes: metodo.dados.instrucoes ?? null,
      expiraEm,
    }
  }
  return {
    tipo: 'pix_manual',
    tipoChave: metodo.dados.tipoChave as 'aleatoria',
    chave: metodo.dados.chave!,
    copiaECola: encodePix({
      kind: 'static',
      chave: metodo.dados.chave!,
      nome: config.nome,
      cidade: config.cidade || 'BRASIL',
      valor: pedido.total,
      // Names the order on the church's statement.
      txid: pedido.codigo,
    }),
    expiraEm,
  }
}
