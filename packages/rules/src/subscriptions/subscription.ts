import { addDays } from '../time/zoned-time.ts'
import { graceEnd, periodStart, type Grace } from './periods.ts'
import type { AssinaturaState } from './subscription-states.ts'

/** A subscription as far as its states go. Days are those of the church's calendar. */
export interface AssinaturaFacts {
  situacao: AssinaturaState
  meses: number
  ancora: string | null
  /** The period that begins on `ancora`. */
  ancoraN: number
  /** The period that is to be paid next. */
  n: number
  /** The first day that is not paid. */
  pagoAte: string | null
  /** The first day on which it opens nothing; null where it never did. */
  acessoAte: string | null
  cancelarNoFim: boolean
  graca: Grace
}

export type AssinaturaEvent =
  /** The money of period `n` came. With `troca` another plan begins with it: today, or after what is paid. */
  | { type: 'paga'; hoje: string; troca?: { meses: number; agora: boolean } }
  | { type: 'recusada'; hoje: string }
  /** The first order is over, and nothing came. */
  | { type: 'perdida' }
  /** A day has come. */
  | { type: 'dia'; hoje: string }
  | { type: 'cancelar'; hoje: string }
  /** It goes on after all. */
  | { type: 'continuar' }
  /** The money of the period that runs went back. With `antes` what was left before it runs again, to its end. */
  | { type: 'devolvida'; hoje: string; antes?: { meses: number; pagoAte: string } }

/** The facts after an event; the same ones where it changes nothing. One step: `dia` is said until nothing changes. */
export function reduceAssinatura(facts: AssinaturaFacts, event: AssinaturaEvent): AssinaturaFacts {
  switch (event.type) {
    case 'paga':
      return pay(facts, event)
    case 'recusada':
      return isLate(facts, event.hoje, 0) ? { ...facts, situacao: 'em_atraso' } : facts
    case 'perdida':
      return facts.situacao === 'pendente' ? { ...facts, situacao: 'expirada' } : facts
    case 'dia':
      return live(facts, event.hoje)
    case 'cancelar':
      return cancel(facts, event.hoje)
    case 'continuar':
      return facts.situacao === 'ativa' && facts.cancelarNoFim
        ? withAccess({ ...facts, cancelarNoFim: false })
        : facts
    case 'devolvida':
      return RUNNING.has(facts.situacao) ? giveBack(facts, event) : facts
  }
}

/** Whether money for it may still come: what is over takes none. */
export function takesMoney({ situacao }: Pick<AssinaturaFacts, 'situacao'>): boolean {
  return situacao === 'pendente' || situacao === 'teste' || RUNNING.has(situacao)
}

/** Whether it opens anything on a day. */
export function opensOn({ acessoAte }: Pick<AssinaturaFacts, 'acessoAte'>, hoje: string): boolean {
  return acessoAte !== null && hoje < acessoAte
}

const RUNNING = new Set<AssinaturaState>(['ativa', 'em_atraso', 'suspensa'])

function pay(
  facts: AssinaturaFacts,
  { hoje, troca }: Extract<AssinaturaEvent, { type: 'paga' }>,
): AssinaturaFacts {
  if (!takesMoney(facts)) return facts
  const { n } = facts
  const rhythm = { ...rhythmOf(facts, { hoje, troca }), meses: troca?.meses ?? facts.meses }
  return withAccess({
    ...facts,
    ...rhythm,
    situacao: 'ativa',
    n: n + 1,
    pagoAte: periodStart(rhythm, n + 1),
    cancelarNoFim: false,
  })
}

/** Who comes back, and whose plan is another, begins anew today; what is tried before it is paid is not lost. */
function rhythmOf(
  facts: AssinaturaFacts,
  { hoje, troca }: Pick<Extract<AssinaturaEvent, { type: 'paga' }>, 'hoje' | 'troca'>,
): { ancora: string; ancoraN: number } {
  const { n, ancora, ancoraN, pagoAte, acessoAte } = facts
  if (facts.situacao === 'teste' && acessoAte !== null && acessoAte > hoje)
    return { ancora: acessoAte, ancoraN: n }
  if (ancora === null || pagoAte === null || troca?.agora || isOver(facts, hoje))
    return { ancora: hoje, ancoraN: n }
  if (troca) return { ancora: pagoAte, ancoraN: n }
  return { ancora, ancoraN }
}

function live(facts: AssinaturaFacts, hoje: string): AssinaturaFacts {
  const { situacao, acessoAte, pagoAte, cancelarNoFim } = facts
  if (situacao === 'teste' && acessoAte !== null && hoje >= acessoAte)
    return { ...facts, situacao: 'encerrada' }
  if (situacao === 'ativa' && cancelarNoFim && pagoAte !== null && hoje >= pagoAte)
    return { ...facts, situacao: 'cancelada' }
  if (isLate(facts, hoje, 1)) return { ...facts, situacao: 'em_atraso' }
  if (situacao === 'em_atraso' && isOver(facts, hoje)) return { ...facts, situacao: 'suspensa' }
  return facts
}

/** What is paid stays until its end. What is late ends at once: the grace would be a period for nothing. */
function cancel(facts: AssinaturaFacts, hoje: string): AssinaturaFacts {
  switch (facts.situacao) {
    case 'pendente':
      return { ...facts, situacao: 'expirada' }
    case 'teste':
      return ended(facts, 'encerrada', hoje)
    case 'ativa':
      return facts.pagoAte !== null && hoje < facts.pagoAte
        ? withAccess({ ...facts, cancelarNoFim: true })
        : ended(facts, 'cancelada', hoje)
    case 'em_atraso':
    case 'suspensa':
      return ended(facts, 'cancelada', hoje)
    default:
      return facts
  }
}

/** Who takes their money back wants out: what they had before ends with what is paid, unless they say that it goes on. */
function giveBack(
  facts: AssinaturaFacts,
  { hoje, antes }: Extract<AssinaturaEvent, { type: 'devolvida' }>,
): AssinaturaFacts {
  if (!antes || antes.pagoAte <= hoje) return ended(facts, 'cancelada', hoje)
  const { meses, pagoAte } = antes
  return withAccess({
    ...facts,
    situacao: 'ativa',
    meses,
    ancora: pagoAte,
    ancoraN: facts.n,
    pagoAte,
    cancelarNoFim: true,
  })
}

function ended(facts: AssinaturaFacts, situacao: AssinaturaState, hoje: string): AssinaturaFacts {
  const acessoAte = facts.acessoAte !== null && facts.acessoAte < hoje ? facts.acessoAte : hoje
  return { ...facts, situacao, acessoAte: facts.acessoAte === null ? null : acessoAte, cancelarNoFim: false }
}

/** Of one that is paid: to the end of the grace, or of what is paid where it ends then. */
function withAccess(facts: AssinaturaFacts): AssinaturaFacts {
  const { pagoAte, cancelarNoFim, graca } = facts
  if (pagoAte === null) return facts
  return { ...facts, acessoAte: cancelarNoFim ? pagoAte : addDays(graceEnd(pagoAte, graca), 1) }
}

/** So many days after the due one, and it goes on. */
function isLate({ situacao, pagoAte, cancelarNoFim }: AssinaturaFacts, hoje: string, days: number): boolean {
  return situacao === 'ativa' && !cancelarNoFim && pagoAte !== null && hoje >= addDays(pagoAte, days)
}

/** The grace is over. */
function isOver({ situacao, pagoAte, graca }: AssinaturaFacts, hoje: string): boolean {
  return situacao === 'suspensa' || (pagoAte !== null && hoje > graceEnd(pagoAte, graca))
}
