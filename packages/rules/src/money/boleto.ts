import { addBusinessDays } from '../time/business-days.ts'
import { onlyDigits } from '../fields/digits.ts'
import { endOfDayIn } from '../orders/hold.ts'
import { addDays, daysBetween } from '../time/zoned-time.ts'

/** What a bank slip says. */
export interface Boleto {
  /** Three digits of the bank. */
  banco: string
  /** ISO date; null on a slip that is payable at sight. */
  vencimento: string | null
  /** Cents of BRL; zero where the payer fills in the amount. */
  valor: bigint
  /** 25 digits of the bank's own. */
  campoLivre: string
}

/** A slip that was read, in both of its forms. */
export interface ReadBoleto extends Boleto {
  codigoBarras: string
  linhaDigitavel: string
}

/**
 * The 44 digits of a slip's barcode.
 * @throws RangeError for what a slip cannot hold
 */
export function boletoBarcode({ banco, vencimento, valor, campoLivre }: Boleto): string {
  if (!/^[0-79]\d{2}$/.test(banco) || !/^\d{25}$/.test(campoLivre))
    throw new RangeError('not a slip of a bank')
  if (valor < 0n || valor > 9_999_999_999n) throw new RangeError('not an amount of a slip')
  const factor = vencimento === null ? '0000' : String(dueFactor(vencimento))
  const rest = factor + String(valor).padStart(10, '0') + campoLivre
  return `${banco}${REAL}${mod11(banco + REAL + rest)}${rest}`
}

/** The 47 digits that are typed, from the 44 of the barcode. */
export function boletoLine(codigoBarras: string): string {
  const free = codigoBarras.slice(19)
  const fields = [codigoBarras.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  return fields.map((field) => field + mod10(field)).join('') + codigoBarras.slice(4, 19)
}

/** `23793.38128 60007.827136 95000.063305 9 75520000370000` */
export function formatBoletoLine(linhaDigitavel: string): string {
  return linhaDigitavel.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)/, '$1.$2 $3.$4 $5.$6 $7 ')
}

/** `237-2`: a bank's number with its check digit, as slips show it. */
export function formatBoletoBank(banco: string): string {
  const check = mod11Rest(banco)
  return `${banco}-${check > 9 ? 0 : check}`
}

/**
 * Reads the barcode or the typed line, with or without its dots; null where a check digit is wrong. A due date comes
 * back each 9 000 days: of its years, the one near `today` is meant.
 */
export function readBoleto(text: string, today: string): ReadBoleto | null {
  const digits = onlyDigits(text)
  if (!/^[\d. -]*$/.test(text) || !(digits.length === 44 || digits.length === 47)) return null
  const codigoBarras = digits.length === 44 ? digits : barcodeOfLine(digits)
  const right =
    codigoBarras[3] === REAL && codigoBarras[4] === mod11(codigoBarras.slice(0, 4) + codigoBarras.slice(5))
  // What begins with 8 is no bank's: a slip of taxes and utilities, with check digits of its own.
  if (!right || codigoBarras.startsWith('8')) return null
  const linhaDigitavel = boletoLine(codigoBarras)
  if (digits.length === 47 && digits !== linhaDigitavel) return null
  const factor = Number(codigoBarras.slice(5, 9))
  return {
    banco: codigoBarras.slice(0, 3),
    vencimento: factor === 0 ? null : dueDateOf(factor, today),
    valor: BigInt(codigoBarras.slice(9, 19)),
    campoLivre: codigoBarras.slice(19),
    codigoBarras,
    linhaDigitavel,
  }
}

/**
 * Days from 7 October 1997 to a due date in four digits: 9999 is 21 February 2025, and the next day is 1000 again.
 * @throws RangeError before 3 July 2000, when the count reached 1000
 */
export function dueFactor(vencimento: string): number {
  const days = daysBetween(EPOCH, vencimento)
  if (!(days >= FIRST)) throw new RangeError(`a due date before all slips: ${vencimento}`)
  return FIRST + ((days - FIRST) % CYCLE)
}

/** The due date that a factor means: the latest that is at most 5 500 days ahead, as banks agreed for the overlap. */
export function dueDateOf(factor: number, today: string): string {
  const cycles = Math.floor((daysBetween(EPOCH, today) + 5500 - factor) / CYCLE)
  return addDays(EPOCH, factor + CYCLE * Math.max(0, cycles))
}

/** Stock waits for a slip to the end of the third business day after its due date: a payment takes that long to be known. */
export function boletoExpiry(vencimento: string, timeZone: string): Date {
  return endOfDayIn(timeZone, addBusinessDays(vencimento, 3))
}

/** Whether a text can be drawn as Interleaved 2 of 5, which pairs digits. */
export function isItf(text: string): boolean {
  return /^(?:\d{2})+$/.test(text)
}

const REAL = '9'
const EPOCH = '1997-10-07'
const FIRST = 1000
const CYCLE = 9000

function barcodeOfLine(line: string): string {
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31)
  return line.slice(0, 4) + line.slice(32) + free
}

/** Each second digit from the right is doubled; the digits of the products are summed. */
function mod10(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const product = Number(digits.at(-1 - i)) * (i % 2 === 0 ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return String((10 - (sum % 10)) % 10)
}

/** Weights from 2 to 9, from the right. What would be 10 or 11 is 1. */
function mod11(digits: string): string {
  const check = mod11Rest(digits)
  return String(check > 9 ? 1 : check)
}

/** What is missing to a multiple of 11, from 1 to 11. */
function mod11Rest(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits.at(-1 - i)) * (2 + (i % 8))
  return 11 - (sum % 11)
}
