import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/zoned-time.ts'
import { creditLeft, runAgain, type PaidPeriod } from './given-back.ts'
import { periodStart } from './periods.ts'
import { reduceAssinatura, type AssinaturaEvent, type AssinaturaFacts } from './subscription.ts'

const monthly = { n: 0, de: '2026-03-01', ate: '2026-04-01', parado: 0, troca: false, valor: 3_100n }
const dearer = { n: 1, de: '2026-03-11', ate: '2026-04-11', parado: 0, troca: true, valor: 6_200n }

describe('a plan that is given back', () => {
  it('lets the one before run again with the days that were left, and with their credit', () => {
    const [again] = runAgain([monthly], { back: dearer, hoje: '2026-03-15' })
    expect(again).toMatchObject({ de: '2026-03-01', ate: '2026-04-05', parado: 4 })
    expect(creditLeft([monthly], dearer.de)).toBe(2_100n)
    expect(creditLeft([again!], '2026-03-15')).toBe(2_100n)
  })

  it('lets nothing run again that was over, or that went into a plan before it', () => {
    const third = { ...dearer, n: 2, de: '2026-03-20' }
    const again = runAgain([monthly, dearer], { back: third, hoje: '2026-03-21' })
    expect(again.map(({ n }) => n)).toEqual([1])
    expect(runAgain([monthly], { back: { n: 1, de: '2026-04-01' }, hoje: '2026-04-03' })).toEqual([])
  })

  it('leaves what had been paid before one that was paid ahead', () => {
    const ahead = { ...monthly, n: 1, de: '2026-04-01', ate: '2026-05-01', valor: 3_000n }
    expect(creditLeft([monthly, ahead], '2026-03-28')).toBe(400n + 3_000n)
    const again = runAgain([monthly], { back: ahead, hoje: '2026-03-28' })
    expect(again).toEqual([monthly])
    const both = runAgain([monthly, ahead], { back: { n: 2, de: '2026-03-28' }, hoje: '2026-03-30' })
    expect(both.map(({ de, ate }) => [de, ate])).toEqual([
      ['2026-03-01', '2026-04-03'],
      ['2026-04-03', '2026-05-03'],
    ])
  })
})

interface Money extends PaidPeriod {
  valor: bigint
  /** What was paid for it, without what was credited. */
  caixa: bigint
  meses: number
  /** Days of it on which it was what ran. */
  usados: number
}

const step = fc.record({
  days: fc.nat({ max: 40 }),
  what: fc.constantFrom('renova', 'troca', 'troca', 'devolve', 'devolve'),
  valor: fc.integer({ min: 500, max: 9_000 }),
  meses: fc.constantFrom(1, 3, 12),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** The first day on which what a church has kept is not what was watched and what is left, to a cent for each step. */
function firstLoss(steps: readonly Step[], again: typeof runAgain): string | null {
  let facts: AssinaturaFacts = {
    situacao: 'pendente',
    meses: 1,
    ancora: null,
    ancoraN: 0,
    n: 0,
    pagoAte: null,
    acessoAte: null,
    cancelarNoFim: false,
    graca: { dias: 7, uteis: false },
  }
  let paid: Money[] = []
  let hoje = '2026-01-31'
  const settle = (event: AssinaturaEvent) => {
    for (let next = reduceAssinatura(facts, event); next !== facts; next = reduceAssinatura(facts, event)) {
      facts = next
      if (event.type !== 'dia') break
    }
  }
  const pay = (troca: boolean, { valor, meses }: { valor: bigint; meses: number }, credito = 0n) => {
    const { n } = facts
    settle({ type: 'paga', hoje, ...(troca && { troca: { meses, agora: true } }) })
    const rhythm = { ancora: facts.ancora!, ancoraN: facts.ancoraN, meses: facts.meses }
    const [de, ate] = [periodStart(rhythm, n), facts.pagoAte!]
    paid.push({ n, de, ate, parado: 0, troca, valor, caixa: valor - credito, meses: facts.meses, usados: 0 })
  }
  pay(false, { valor: 2_000n, meses: 1 })
  for (const { days, what, valor, meses } of steps) {
    for (let at = 0; at < days; at += 1) {
      const running = current(paid).find(({ ate }) => hoje < ate)
      if (running) running.usados += 1
      hoje = addDays(hoje, 1)
      settle({ type: 'dia', hoje })
    }
    const isOpen = facts.situacao === 'ativa' && hoje < facts.pagoAte!
    const whole = { valor: BigInt(valor * meses), meses }
    if (what === 'renova' && isOpen && addDays(hoje, 7) >= facts.pagoAte!)
      pay(false, { valor: paid.at(-1)!.valor, meses: 0 })
    if (what === 'troca' && isOpen && creditLeft(paid, hoje) < whole.valor)
      pay(true, whole, creditLeft(paid, hoje))
    if (what === 'devolve' && isOpen) {
      const back = paid.at(-1)!
      const moved = again(paid.slice(0, -1), { back, hoje })
      paid = paid.slice(0, -1).map((one) => moved.find(({ n }) => n === one.n) ?? one)
      const antes = moved.at(-1)
      settle({ type: 'devolvida', hoje, ...(antes && { antes: { meses: antes.meses, pagoAte: antes.ate } }) })
      settle({ type: 'continuar' })
    }
    if (isLost(paid, { facts, hoje, steps: steps.length })) return hoje
  }
  return null
}

function current(paid: readonly Money[]): Money[] {
  const from = Math.max(0, ...paid.filter(({ troca }) => troca).map(({ n }) => n))
  return paid.filter(({ n }) => n >= from)
}

function isLost(
  paid: readonly Money[],
  { facts, hoje, steps }: { facts: AssinaturaFacts; hoje: string; steps: number },
): boolean {
  const kept = paid.reduce((sum, { caixa }) => sum + Number(caixa), 0)
  const used = paid.reduce(
    (sum, { valor, usados, de, ate, parado }) => sum + (Number(valor) * usados) / (length(de, ate) - parado),
    0,
  )
  const left = facts.situacao === 'ativa' && hoje < facts.pagoAte! ? Number(creditLeft(paid, hoje)) : 0
  return Math.abs(kept - used - left) > steps + 1
}

function length(de: string, ate: string): number {
  return (Date.parse(ate) - Date.parse(de)) / 86_400_000
}

describe('any history of plans that are paid, changed and given back', () => {
  const histories = fc.array(step, { maxLength: 12 })

  it('keeps of a person what they watched and what they have left, and nothing else', () => {
    const keep = fc.property(histories, (steps) => firstLoss(steps, runAgain) === null)
    const { counterexample } = fc.check(keep, { numRuns: Number(process.env['HISTORIES'] ?? 300) })
    expect(counterexample).toBeNull()
  }, 600_000)

  it('loses money where what was before is forgotten', () => {
    const forget = fc.property(histories, (steps) => firstLoss(steps, () => []) === null)
    expect(fc.check(forget, { numRuns: 300 }).failed).toBe(true)
  })
})
