import fc from 'fast-check'
import { graceEnd, type Grace } from '../subscriptions/periods.ts'
import { ASSINATURA_EDGES } from '../subscriptions/subscription-states.ts'
import {
  opensOn,
  reduceAssinatura,
  type AssinaturaEvent,
  type AssinaturaFacts,
} from '../subscriptions/subscription.ts'
import { addDays } from '../time/zoned-time.ts'

type Reduce = typeof reduceAssinatura
interface Step {
  days: number
  what: string
  meses: number
}

/** Any history of a subscription opens exactly on the days that are paid or in the grace, by the edges of its table. */
export function subscriptionProperty({ reduce = reduceAssinatura }: { reduce?: Reduce } = {}) {
  const meses = fc.constantFrom(1, 3, 6, 12)
  const graca = fc.record({ dias: fc.nat({ max: 10 }), uteis: fc.boolean() })
  return fc.property(fc.array(step, { maxLength: 14 }), fc.record({ meses, graca }), (steps, given) =>
    agree(reduce, steps, given),
  )
}

const fresh = {
  situacao: 'pendente',
  ancora: null,
  ancoraN: 0,
  n: 0,
  pagoAte: null,
  acessoAte: null,
  cancelarNoFim: false,
} as const

/** Days as a set, told by what was paid and by nothing else: says in another way what the machine works out. */
class Diary {
  readonly open = new Set<string>()
  private until: string | null = null

  pay(from: string, until: string, grace: Grace) {
    for (let at = from; at <= graceEnd(until, grace); at = addDays(at, 1)) this.open.add(at)
    this.until = until
  }
  paidOnly() {
    for (const at of this.open) if (this.until !== null && at >= this.until) this.open.delete(at)
  }
  withGrace(grace: Grace) {
    if (this.until === null) return
    for (let at = this.until; at <= graceEnd(this.until, grace); at = addDays(at, 1)) this.open.add(at)
  }
  again(from: string, until: string) {
    for (let at = from; at < until; at = addDays(at, 1)) this.open.add(at)
    if (from < until) this.until = until
  }
  close(hoje: string) {
    for (const at of this.open) if (at >= hoje) this.open.delete(at)
  }
}

const step = fc.record({
  days: fc.nat({ max: 45 }),
  what: fc.constantFrom(
    'paga',
    'paga',
    'recusada',
    'cancelar',
    'continuar',
    'devolvida',
    'volta',
    'troca',
    'perdida',
  ),
  meses: fc.constantFrom(1, 3, 6, 12),
})

/** One history, day by day: whether the machine and the diary agree on each. */
function agree(
  reduce: Reduce,
  steps: readonly Step[],
  { meses, graca }: { meses: number; graca: Grace },
): boolean {
  const diary = new Diary()
  let facts: AssinaturaFacts = { ...fresh, meses, graca }
  let hoje = '2026-01-31'
  for (const { days, what, meses: others } of steps) {
    for (let at = 0; at < days; at += 1) {
      hoje = addDays(hoje, 1)
      facts = settle(reduce, facts, { type: 'dia', hoje })
      if (opensOn(facts, hoje) !== diary.open.has(hoje)) return false
    }
    const before = facts
    const event = eventOf(what, { hoje, meses: others })
    facts = settle(reduce, facts, event)
    note(diary, { before, facts, event, hoje })
    if (opensOn(facts, hoje) !== diary.open.has(hoje)) return false
  }
  return true
}

function settle(reduce: Reduce, facts: AssinaturaFacts, event: AssinaturaEvent): AssinaturaFacts {
  const next = reduce(facts, event)
  if (next.situacao !== facts.situacao && !ASSINATURA_EDGES[facts.situacao].includes(next.situacao))
    throw new Error(`${facts.situacao} > ${next.situacao}`)
  return event.type === 'dia' && next !== facts ? settle(reduce, next, event) : next
}

function eventOf(what: string, { hoje, meses }: { hoje: string; meses: number }): AssinaturaEvent {
  switch (what) {
    case 'troca':
      return { type: 'paga', hoje, troca: { meses, agora: true } }
    case 'volta':
      return { type: 'devolvida', hoje, antes: { meses, pagoAte: addDays(hoje, 10 * meses - 15) } }
    case 'perdida':
    case 'continuar':
      return { type: what }
    default:
      return { type: what as 'paga' | 'recusada' | 'cancelar' | 'devolvida', hoje }
  }
}

function note(
  diary: Diary,
  {
    before,
    facts,
    event,
    hoje,
  }: { before: AssinaturaFacts; facts: AssinaturaFacts; event: AssinaturaEvent; hoje: string },
) {
  const runs = ['ativa', 'em_atraso', 'suspensa'].includes(before.situacao)
  switch (event.type) {
    case 'paga': {
      if (!runs && before.situacao !== 'pendente') return
      const late = !diary.open.has(hoje) || event.troca !== undefined
      if (late) diary.close(hoje)
      return diary.pay(late ? hoje : before.pagoAte!, facts.pagoAte!, facts.graca)
    }
    case 'devolvida':
      if (!runs) return
      diary.close(hoje)
      return event.antes && diary.again(hoje, event.antes.pagoAte)
    case 'cancelar':
      if (before.situacao === 'ativa' && hoje < before.pagoAte!) return diary.paidOnly()
      return runs ? diary.close(hoje) : undefined
    case 'continuar':
      return before.situacao === 'ativa' ? diary.withGrace(before.graca) : undefined
    default:
      return undefined
  }
}
