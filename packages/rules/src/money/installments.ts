import { divideHalfUp } from './cents.ts'

export interface InstallmentTerms {
  /** The event's maximum; 1 allows none (Spec §3). */
  qtdeMaxParcelas: number
  /** No part may be below this; zero for no such limit. */
  minimoParcela: bigint
  /** Interest by month in millionths, 1,99 % is 19 900; zero without interest (`flagJuros` false). */
  jurosPpm: number
}

/** One way to pay in parts. `valorPrimeiraParcela + (parcelas - 1) × valorParcela = valorTotal`, to the cent. */
export interface Parcelamento {
  parcelas: number
  /** Above `valorParcela` only without interest, by the cents that do not divide. */
  valorPrimeiraParcela: bigint
  valorParcela: bigint
  valorTotal: bigint
  /** `valorTotal` less what one charge would cost. */
  juros: bigint
}

/** All ways to pay a total, from one charge on. */
export function listInstallments(total: bigint, terms: InstallmentTerms): Parcelamento[] {
  return Array.from({ length: installmentLimit(total, terms) }, (_, index) =>
    divideIntoInstallments(total, index + 1, terms.jurosPpm),
  )
}

/** The largest number of parts: the event's, or as many as reach the least part. One charge is always allowed. */
export function installmentLimit(
  total: bigint,
  { qtdeMaxParcelas, minimoParcela }: Pick<InstallmentTerms, 'qtdeMaxParcelas' | 'minimoParcela'>,
): number {
  const wanted = Math.max(1, Math.trunc(qtdeMaxParcelas))
  if (minimoParcela <= 0n) return wanted
  const reached = total / minimoParcela
  return reached >= BigInt(wanted) ? wanted : Math.max(1, Number(reached))
}

/**
 * A total in equal parts. Without interest the odd cents are on the first; with interest each part is the Price
 * table's, rounded half up once, and the total is what the parts come to (Decision 39). One charge bears no interest.
 * @throws RangeError unless `parcelas` is a whole number of at least 1 and `jurosPpm` one of at least 0
 */
export function divideIntoInstallments(total: bigint, parcelas: number, jurosPpm: number): Parcelamento {
  if (!Number.isInteger(parcelas) || parcelas < 1 || total < 0n) throw new RangeError('not to be divided')
  if (!Number.isInteger(jurosPpm) || jurosPpm < 0) throw new RangeError('not a rate of interest')
  const count = BigInt(parcelas)
  if (jurosPpm === 0 || parcelas === 1) {
    const valorParcela = total / count
    const valorPrimeiraParcela = total - valorParcela * (count - 1n)
    return { parcelas, valorPrimeiraParcela, valorParcela, valorTotal: total, juros: 0n }
  }
  const valorParcela = pricePayment(total, count, BigInt(jurosPpm))
  const valorTotal = valorParcela * count
  return { parcelas, valorPrimeiraParcela: valorParcela, valorParcela, valorTotal, juros: valorTotal - total }
}

export type InstallmentRefusal = 'EVT_REG_015' | 'EVT_REG_016' | 'EVT_REG_017'

/**
 * What is wrong with the parts that a buyer chose (Spec §8), in the order in which it is checked: the method takes
 * none, the event allows none, this amount allows fewer. `null` when they may be charged.
 */
export function refuseInstallments(
  parcelas: number,
  terms: Pick<InstallmentTerms, 'qtdeMaxParcelas' | 'minimoParcela'> & {
    total: bigint
    /** Whether the method, and its gateway, can charge in parts. */
    metodoParcela: boolean
  },
): InstallmentRefusal | null {
  if (parcelas === 1) return null
  if (!terms.metodoParcela) return 'EVT_REG_015'
  if (terms.qtdeMaxParcelas <= 1) return 'EVT_REG_017'
  const possible = Number.isInteger(parcelas) && parcelas > 0
  return possible && parcelas <= installmentLimit(terms.total, terms) ? null : 'EVT_REG_016'
}

/** `total × i × (1+i)ⁿ ÷ ((1+i)ⁿ − 1)` as a fraction of whole numbers, which no rounding precedes. */
function pricePayment(total: bigint, count: bigint, ppm: bigint): bigint {
  const growth = (MILLION + ppm) ** count
  return divideHalfUp(total * ppm * growth, MILLION * (growth - MILLION ** count))
}

const MILLION = 1_000_000n
