import { divideHalfUp } from './cents.ts'

/** What a payment method costs. Its fee is a share of the total plus a fixed part, kept between two bounds. */
export interface FeeRule {
  /** Share in millionths: 3,99 % is 39 900. Below a million. */
  ppm: number
  fixedCents: bigint
  minCents?: bigint | null
  maxCents?: bigint | null
}

/** Who bears the fee: `comprador` pays it on top, `igreja` receives less. */
export type FeePayer = 'comprador' | 'igreja'

/** A price and what becomes of it. `valor + taxas = valorTotal` and `liquido + custo = valorTotal`, to the cent. */
export interface FeeBreakdown {
  /** The price without fees. */
  valor: bigint
  /** What is put on top of it for the payer; zero where the church bears the fee. */
  taxas: bigint
  /** What the payer pays. */
  valorTotal: bigint
  /** What the method costs, whoever bears it. */
  custo: bigint
  /** What arrives at the church; `valor` exactly where the payer bears the fee. Below zero where a fee exceeds a price. */
  liquido: bigint
}

/** An event's fees are its buyers' until the church takes them over (Spec §3). */
export function eventFeePayer(flagAssumirTaxasServico: boolean): FeePayer {
  return flagAssumirTaxasServico ? 'igreja' : 'comprador'
}

/** A gift's fees are the church's until the giver covers them (Spec §3). */
export function givingFeePayer(flagUsuarioTaxa: boolean): FeePayer {
  return flagUsuarioTaxa ? 'comprador' : 'igreja'
}

/** `rule` is null where the method costs nothing. What is free has no fee. */
export function breakDownFees(valor: bigint, rule: FeeRule | null, payer: FeePayer): FeeBreakdown {
  if (valor < 0n) throw new RangeError('a negative price')
  const valorTotal = rule && payer === 'comprador' ? grossUp(valor, rule) : valor
  const custo = rule ? feeOf(valorTotal, rule) : 0n
  return { valor, taxas: valorTotal - valor, valorTotal, custo, liquido: valorTotal - custo }
}

/** The fee of a total, its share rounded half up. */
export function feeOf(totalCents: bigint, rule: FeeRule): bigint {
  const { ppm, fixed, min, max } = checked(rule)
  if (totalCents === 0n) return 0n
  const fee = divideHalfUp(totalCents * ppm, MILLION) + fixed
  return smaller(larger(fee, min), max)
}

/**
 * The smallest total of which at least `valor` is left after the fee. As one cent more of a total is at most one
 * cent more of fee, exactly `valor` is left.
 */
export function grossUp(valor: bigint, rule: FeeRule): bigint {
  const { ppm, fixed, min, max } = checked(rule)
  if (valor === 0n) return 0n
  // total - round(total × ppm) >= valor + fixed, solved for the total: rounding half up is floor(2x + 1) / 2.
  const kept = valor + fixed
  const share = (2n * MILLION * (kept - 1n) + MILLION) / (2n * (MILLION - ppm)) + 1n
  return smaller(larger(share, valor + min), valor + max)
}

const MILLION = 1_000_000n
/** Above any fee: no bound. */
const UNBOUNDED = 10n ** 30n

function checked(rule: FeeRule): { ppm: bigint; fixed: bigint; min: bigint; max: bigint } {
  const { ppm, fixedCents: fixed } = rule
  const min = rule.minCents ?? 0n
  const max = rule.maxCents ?? UNBOUNDED
  const share = Number.isInteger(ppm) && ppm >= 0 && ppm < 1_000_000
  if (!share || fixed < 0n || min < 0n || max < min) throw new RangeError('not a rule for fees')
  return { ppm: BigInt(ppm), fixed, min, max }
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
