import type { GivingRefusal } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import type { Gift, MoneyWords } from './gift.ts'

/** What is wrong, and where: `amount`, `reason`, `rhythm`, or the share of a reason. */
export interface Refused {
  where: 'amount' | 'reason' | 'rhythm' | number
  message: string
}

/** A refusal of the rules of giving, in words and at its field. */
export function refusedOf(
  refusal: GivingRefusal,
  gift: Gift,
  { money, example, words }: { money: (cents: number) => string; example: number; words: MoneyWords },
): Refused | null {
  if (refusal.reason === 'no_reason' || refusal.reason === 'repeated_reason') {
    return { where: 'reason', message: m.giving_reason_required() }
  }
  if (refusal.reason === 'required') {
    const several = gift.partes.length > 1
    const texto = several
      ? (gift.partes.find(({ motivo }) => motivo === refusal.motivo)?.texto ?? '')
      : gift.texto
    const unreadable = texto.trim() !== '' && words.read(texto) === null
    return {
      where: several ? refusal.motivo : 'amount',
      message: unreadable
        ? m.giving_amount_unreadable({ example: words.write(example) })
        : m.giving_amount_required(),
    }
  }
  if (refusal.reason === 'minimum') {
    return { where: 'amount', message: m.giving_amount_minimum({ min: money(Number(refusal.minimum)) }) }
  }
  if (refusal.reason === 'recurrence' && refusal.because === 'days') {
    return { where: 'rhythm', message: m.giving_custom_error() }
  }
  return refusal.reason === 'recurrence' ? { where: 'rhythm', message: m.giving_one_reason() } : null
}
