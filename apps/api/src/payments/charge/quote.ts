import type { ErrorCode, MetodoOferecido } from '@atrio/contract'
import {
  breakDownFees,
  centsToWire,
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
  payer: FeePayer
  /** 1 for what is paid at once. */
  qtdeMaxParcelas: number
  flagJuros: boolean
  /** It comes back by itself: only a card that is kept can be charged again. */
  needsKeptCard: boolean
  /** It comes back by itself, however it is paid: a card that pays it is kept. */
  keepsCard?: true
  /** Why it cannot be paid by a method that is on, besides what holds for all. `total` with fees, in cents. */
  refuse: (metodo: string, total: bigint) => MetodoOferecido['indisponivel']
  /** The code in which its buyers hear that a method, or a number of installments, cannot be had. */
  codeOf?: (refusal: MethodRefusal) => ErrorCode
}

/** A refusal of a way to pay, for what has words of its own for it. */
export interface MethodRefusal {
  /** In which buyers of tickets hear it (Decision 40). */
  code: ErrorCode
  metodo: string
  /** The payer's address is not in Brazil. */
  abroad: boolean
  /** Null also for a method that the church does not have. */
  indisponivel: MetodoOferecido['indisponivel']
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
    if (!isSwitchedOn(gateways, metodo, config.moeda)) return 'desligado'
    const own = purpose.refuse(metodo.codigo, valorTotal)
    return own ?? (maximum !== undefined && valorTotal > maximum ? 'valor' : null)
  }
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
