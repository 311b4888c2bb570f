import type { ErrorCode, Pedido } from '@atrio/contract'
import { cep, centsFromWire, centsToWire, documento, refuseInstallments, required } from '@atrio/rules'
import type { InstrumentSource } from '../../adapters/payment/attempt.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { findCartao, openCartao } from './cards.ts'
import { BRAZIL_ONLY, gatewayOf, WITH_DOCUMENT, type Metodo, type PagamentoConfiguracao } from './methods.ts'
import type { PaymentDeps } from '../order/change-order.ts'
import { quote, type Purpose, type Quote } from './quote.ts'

/** What a buyer chose to pay with, as the wire gives it. */
export interface GivenPayment {
  metodoPagamento: string
  parcelas: number
  valorTotal: number
  comprador: {
    documento?: string | null | undefined
    endereco?: { pais: string; cep: string } | null | undefined
  }
}

/** A way to pay that was checked, with what it comes to. */
export interface Choice {
  metodo: Metodo
  parcelas: number
  taxas: bigint
  juros: bigint
  total: bigint
  /** Its gateway can keep the card. */
  saves: boolean
}

/**
 * Checks the way to pay, in the order of Decision 40. Null where nothing is to be paid.
 * @throws AppError EVT_REG_010, 012, 013, 015, 017, 016, or what the purpose says instead; EVT_REG_014,
 * RECURRENCE_NOT_ALLOWED; VALIDATION for a CPF or CNPJ that the method needs, and for a postcode in Brazil
 */
export function choosePayment(
  deps: Pick<PaymentDeps, 'gateways'>,
  {
    valor,
    config,
    metodos,
    purpose,
    given,
  }: {
    valor: bigint
    config: PagamentoConfiguracao
    metodos: readonly Metodo[]
    purpose: Purpose
    given: GivenPayment
  },
): Choice | null {
  if (valor === 0n) {
    if (given.valorTotal !== 0) throw changed({ valor, taxas: 0n, juros: 0n, total: 0n })
    return null
  }
  const metodo = metodos.find(({ codigo }) => codigo === given.metodoPagamento)
  const refuse = refuserOf(purpose, given)
  if (!metodo) throw refuse(OFF[given.metodoPagamento] ?? 'EVT_REG_010')
  const offer = quote({ gateways: deps.gateways, config }, metodo, valor, purpose)
  const off = codeWhereOff(offer, given)
  if (off) throw refuse(off, offer.indisponivel)
  requirePayer(metodo, given)
  const refusal = refuseInstallments(given.parcelas, {
    ...offer.terms,
    total: offer.total,
    metodoParcela: offer.metodoParcela,
  })
  if (refusal) throw refuse(refusal)
  const parcela = offer.parcelas[given.parcelas - 1]!
  const total = parcela.valorTotal
  if (total !== centsFromWire(given.valorTotal)) {
    throw changed({ valor, taxas: offer.taxas, juros: parcela.juros, total })
  }
  const gateway = gatewayOf(deps.gateways, metodo, config.moeda)
  const saves = gateway?.capabilities().saves ?? false
  if (purpose.needsKeptCard && (metodo.codigo !== 'cartao_credito' || !saves)) {
    throw new AppError('RECURRENCE_NOT_ALLOWED')
  }
  return { metodo, parcelas: given.parcelas, taxas: offer.taxas, juros: parcela.juros, total, saves }
}

/** What has a word of its own for being off (Decision 40). */
const OFF: Partial<Record<string, 'EVT_REG_012' | 'EVT_REG_013'>> = {
  dinheiro: 'EVT_REG_012',
  boleto: 'EVT_REG_013',
}

/** Says it in the words of what is bought. */
function refuserOf({ codeOf }: Purpose, given: GivenPayment) {
  const { metodoPagamento: metodo } = given
  return (code: ErrorCode, indisponivel: Quote['indisponivel'] = null) =>
    new AppError(codeOf?.({ code, metodo, abroad: isAbroad(given), indisponivel }) ?? code)
}

/** Without an address a slip cannot be drawn; for the rest its buyers are taken at their word. */
function isAbroad({ metodoPagamento, comprador: { endereco } }: GivenPayment): boolean {
  return endereco ? endereco.pais !== 'BR' : metodoPagamento === 'boleto'
}

/** The code by which a method cannot be had; null where it can. */
function codeWhereOff({ metodo: { codigo }, indisponivel }: Quote, given: GivenPayment): ErrorCode | null {
  const abroad = BRAZIL_ONLY.has(codigo) && isAbroad(given)
  return indisponivel || abroad ? (OFF[codigo] ?? 'EVT_REG_010') : null
}

/** Of the rules of fields (Spec §5) those that hang on the method, or on another field. */
function requirePayer({ codigo }: Metodo, { comprador: { documento: given, endereco } }: GivenPayment): void {
  const wrong = {
    documento: WITH_DOCUMENT.has(codigo) ? (given ? documento(given) : { regra: 'required' }) : null,
    'endereco.cep': endereco?.pais === 'BR' ? (required(endereco.cep) ?? cep(endereco.cep)) : null,
  }
  const campos = Object.entries(wrong).flatMap(([campo, error]) =>
    error ? [{ campo: `comprador.${campo}`, regra: error.regra }] : [],
  )
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
}

function changed(now: { valor: bigint; taxas: bigint; juros: bigint; total: bigint }): AppError {
  return new AppError('EVT_REG_014', {
    detalhes: {
      valor: centsToWire(now.valor),
      taxas: centsToWire(now.taxas),
      juros: centsToWire(now.juros),
      total: centsToWire(now.total),
    },
  })
}

/**
 * What a card or account is charged by: the token of a new one, or a saved one of the person's.
 * @throws AppError VALIDATION without either, NOT_FOUND for a card that is not theirs
 */
export async function findInstrument(
  deps: Pick<PaymentDeps, 'secrets'>,
  trx: TenantTrx,
  {
    userId,
    given,
    metodo,
  }: {
    userId: number | null
    given: {
      token?: string | null | undefined
      idCartao?: number | null | undefined
      titular?: string | null | undefined
    }
    metodo: Metodo
  },
): Promise<{
  instrument?: InstrumentSource
  customer?: string | null
  usuarioCartaoId?: number
  titular?: string | null
}> {
  if (metodo.codigo !== 'cartao_credito' && metodo.codigo !== 'ach') return {}
  if (given.idCartao) {
    const row = userId === null ? undefined : await findCartao(trx, { userId, id: given.idCartao })
    if (!row || row.gatewayId !== metodo.idGatewayPagamento) throw new AppError('NOT_FOUND')
    const { reference, customer } = openCartao(deps.secrets, row)
    return { instrument: { reference }, customer, usuarioCartaoId: row.id }
  }
  if (!given.token) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'pagamento.token', regra: 'required' }] })
  }
  return { instrument: { token: given.token }, titular: given.titular ?? null }
}

/** @throws AppError FALLBACK where the provider refuses us, not the buyer: another way has to be taken */
export function requireConclusive({ motivoRecusa }: Pedido): void {
  if (motivoRecusa === 'not_available' || motivoRecusa === 'request_refused') throw new AppError('FALLBACK')
}
