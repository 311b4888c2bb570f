import { addDays } from '../time/zoned-time.ts'
import { AHEAD, CARD_TRIES, graceEnd, REMINDERS } from './periods.ts'
import type { AssinaturaFacts } from './subscription.ts'

/** How a subscription is paid, and what was done about the period that is next. */
export interface Collecting {
  metodo: string
  /** Refusals in a row. */
  recusas: number
  /** A charge is under way, or an order waits: nothing else is begun before that is known. */
  busy: boolean
  /** The last day on which its person was told. */
  avisado: string | null
}

/** What is to be done on a day: charge the card, open an order that can be paid, remind of the open one. */
export type DueWork = 'cobrar' | 'pedir' | 'lembrar' | null

export function dueWork(facts: AssinaturaFacts, how: Collecting, hoje: string): DueWork {
  const { pagoAte } = facts
  if (!renews(facts) || pagoAte === null) return null
  if (isCard(how)) return !how.busy && isTryDay(facts, how, hoje) ? 'cobrar' : null
  if (!how.busy) {
    const isOpen = hoje >= orderOn(pagoAte, how.metodo) && hoje <= graceEnd(pagoAte, facts.graca)
    return isOpen && how.recusas === 0 ? 'pedir' : null
  }
  return reminderDays(pagoAte).includes(hoje) && (how.avisado === null || how.avisado < hoje)
    ? 'lembrar'
    : null
}

/** The next day on which there is something to do; null where its person has to act first. */
export function nextLook(facts: AssinaturaFacts, how: Collecting, hoje: string): string | null {
  const { situacao, pagoAte, acessoAte } = facts
  if (situacao === 'teste') return acessoAte
  if (pagoAte === null || !(situacao === 'ativa' || situacao === 'em_atraso')) return null
  if (facts.cancelarNoFim) return pagoAte
  const days = [addDays(pagoAte, 1), addDays(graceEnd(pagoAte, facts.graca), 1)]
  if (isCard(how)) days.push(...(tryOn(pagoAte, how) === null ? [] : [tryOn(pagoAte, how)!]))
  else days.push(orderOn(pagoAte, how.metodo), ...reminderDays(pagoAte))
  return days.filter((day) => day > hoje).toSorted()[0] ?? addDays(hoje, 1)
}

function renews({ situacao, cancelarNoFim }: AssinaturaFacts): boolean {
  return (situacao === 'ativa' || situacao === 'em_atraso') && !cancelarNoFim
}

/** A first try is made however late it is: it was we who were not there. */
function isTryDay({ pagoAte, graca }: AssinaturaFacts, how: Collecting, hoje: string): boolean {
  const from = pagoAte && tryOn(pagoAte, how)
  return from !== null && hoje >= from && (how.recusas === 0 || hoje <= graceEnd(pagoAte!, graca))
}

function isCard({ metodo }: Collecting): boolean {
  return metodo === 'cartao_credito'
}

function tryOn(due: string, { recusas }: Collecting): string | null {
  const days = CARD_TRIES[recusas]
  return days === undefined ? null : addDays(due, days)
}

function orderOn(due: string, metodo: string): string {
  return addDays(due, -(AHEAD[metodo] ?? 5))
}

function reminderDays(due: string): string[] {
  return REMINDERS.map((days) => addDays(due, -days))
}
