import type { MetodoOferecido } from '@atrio/contract'
import {
  breakDownFees,
  centsToWire,
  exceedsPicpay,
  listInstallments,
  type FeePayer,
  type InstallmentTerms,
  type Parcelamento,
} from '@atrio/rules'
import type { MetodoOnline } from '../../adapters/payment/attempt.ts'
import type { Gateways } from '../../adapters/payment/gateways.ts'
import {
  BRAZIL_ONLY,
  gatewayOf,
  isSwitchedOn,
  OFFLINE,
  WITH_DOCUMENT,
  type Metodo,
  type PagamentoConfiguracao,
} from './methods.ts'

/** What is to be paid for, as far as it decides on the ways to pay. */
export interface Purpose {
  tipo: 'evento' | 'doacao'
  payer: FeePayer
  /** Of an event; a gift is paid at once. */
  qtdeMaxParcelas: number
  flagJuros: boolean
  evento: { dataInicio: Date; metodos: string[] | null; diasDinheiro: number; diasBoleto: number } | null
}

export interface Deps {
  gateways: Gateways
  config: PagamentoConfiguracao
}

/** A method with what an amount costs by it. */
export interface Quote {
  metodo: Metodo
  valor: bigint
  taxas: bigint
  total: bigint
  /** What the method takes from the church, whoever bears it. */
  custo: bigint
  indisponivel: MetodoOferecido['indisponivel']
  /** One entry alone where the method has no installments. */
  parcelas: Parcelamento[]
  terms: InstallmentTerms
  /** The method, and its gateway, can charge in parts. */
  metodoParcela: boolean
}

/** What an amount costs by a method, and whether it can be paid so. */
export function quote({ gateways, config }: Deps, metodo: Metodo, valor: bigint, purpose: Purpose): Quote {
  const { taxas, valorTotal, custo } = breakDownFees(valor, metodo.taxa, purpose.payer)
  const gateway = gatewayOf(gateways, metodo, config.moeda)
  const metodoParcela = metodo.codigo === 'cartao_credito' && (gateway?.capabilities().installments ?? false)
  const terms = {
    qtdeMaxParcelas: purpose.qtdeMaxParcelas,
    minimoParcela: config.parcelaMinima,
    jurosPpm: purpose.flagJuros ? config.jurosMesPpm : 0,
  }
  const maximum = gateway?.capabilities().maximumCents[metodo.codigo as MetodoOnline]
  return {
    metodo,
    valor,
    taxas,
    total: valorTotal,
    custo,
    indisponivel: refusal(),
    parcelas: listInstallments(valorTotal, metodoParcela ? terms : { ...terms, qtdeMaxParcelas: 1 }),
    terms,
    metodoParcela,
  }

  function refusal(): Quote['indisponivel'] {
    const excluded = purpose.evento?.metodos && !purpose.evento.metodos.includes(metodo.codigo)
    if (excluded || !isSwitchedOn(gateways, metodo, config.moeda)) return 'desligado'
    if (isTooClose(metodo, purpose)) return 'prazo'
    if (purpose.tipo === 'doacao' && exceedsPicpay(metodo.codigo, valorTotal)) return 'valor'
    return maximum !== undefined && valorTotal > maximum ? 'valor' : null
  }
}

/** Cash must be there before the event begins, and a boleto has to clear. */
function isTooClose({ codigo }: Metodo, { evento }: Purpose): boolean {
  if (!evento) return false
  const days = (evento.dataInicio.getTime() - Date.now()) / 86_400_000
  if (codigo === 'boleto') return days < evento.diasBoleto
  return OFFLINE.has(codigo) && days < evento.diasDinheiro
}

export function toOferta(quote: Quote, { gateways, config }: Deps): MetodoOferecido {
  const { metodo } = quote
  const gateway = gatewayOf(gateways, metodo, config.moeda)
  return {
    codigo: metodo.codigo,
    nome: metodo.nome,
    idGatewayPagamento: metodo.idGatewayPagamento,
    indisponivel: quote.indisponivel,
    taxas: centsToWire(quote.taxas),
    total: centsToWire(quote.total),
    parcelas: quote.parcelas.map(toParcela),
    diasParaPagar: OFFLINE.has(metodo.codigo)
      ? config.diasDinheiro
      : metodo.codigo === 'boleto'
        ? config.diasBoleto
        : null,
    flagSomenteBrasil: BRAZIL_ONLY.has(metodo.codigo),
    flagDocumento: WITH_DOCUMENT.has(metodo.codigo),
    flagEndereco: metodo.codigo === 'boleto',
    flagSalva: metodo.codigo === 'cartao_credito' && (gateway?.capabilities().saves ?? false),
  }
}

export function toParcela(parcela: Parcelamento) {
  return {
    quantidade: parcela.parcelas,
    valorParcela: centsToWire(parcela.valorParcela),
    valorPrimeira: centsToWire(parcela.valorPrimeiraParcela),
    juros: centsToWire(parcela.juros),
    total: centsToWire(parcela.valorTotal),
  }
}
