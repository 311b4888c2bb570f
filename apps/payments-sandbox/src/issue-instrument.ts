import { createHash } from 'node:crypto'
import { boletoBarcode, boletoLine, encodePix } from '@atrio/rules'
import type { InstrumentData, PaymentRecord } from './records.ts'

/** A bank of the test world's: no real one has this number. */
const BANK = '988'

/** What the person pays with, derived from the payment alone, so that a replay issues the same. */
export function issueInstrument(payment: PaymentRecord): InstrumentData {
  if (payment.metodo === 'picpay') return { tipo: 'picpay' }
  const txid = payment.id.slice(4, 36)
  if (payment.metodo === 'pix') {
    const { payeeName: nome, payeeCity: cidade } = payment
    // The address leads nowhere, so that no bank can pay it.
    const url = `pix.sandbox.invalid/qr/v2/${txid}`
    return { tipo: 'pix', txid, copiaECola: encodePix({ kind: 'dynamic', url, nome, cidade }) }
  }
  const nossoNumero = digitsOf(payment.id, 10)
  const vencimento = dayInBrasilia(new Date(payment.expiresAt))
  const campoLivre = `0001${nossoNumero.padStart(21, '0')}`
  const valor = BigInt(payment.amountCents)
  const codigoBarras = boletoBarcode({ banco: BANK, vencimento, valor, campoLivre })
  return { tipo: 'boleto', nossoNumero, vencimento, codigoBarras, linhaDigitavel: boletoLine(codigoBarras) }
}

function digitsOf(id: string, length: number): string {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 16)
  return (BigInt(`0x${hash}`) % 10n ** BigInt(length)).toString().padStart(length, '0')
}

function dayInBrasilia(moment: Date): string {
  return new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
}
