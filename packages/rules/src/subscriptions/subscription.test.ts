import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/zoned-time.ts'
import { addMonths, periodStart, unusedCredit } from './periods.ts'
import { dueWork, nextLook } from './subscription-due.ts'
import { subscriptionProperty } from '../testing/subscription-property.ts'
import { reduceAssinatura, type AssinaturaEvent, type AssinaturaFacts } from './subscription.ts'

const graca = { dias: 7, uteis: false }
const fresh: AssinaturaFacts = {
  situacao: 'pendente',
  meses: 1,
  ancora: null,
  ancoraN: 0,
  n: 0,
  pagoAte: null,
  acessoAte: null,
  cancelarNoFim: false,
  graca,
}
const after = (...events: AssinaturaEvent[]) => events.reduce(reduceAssinatura, fresh)
const paid = (hoje: string): AssinaturaEvent => ({ type: 'paga', hoje })
const day = (hoje: string): AssinaturaEvent => ({ type: 'dia', hoje })

describe('periods', () => {
  it('begin on the day of the anchor, and on the last of a month that has none such', () => {
    const rhythm = { ancora: '2026-01-31', ancoraN: 0, meses: 1 }
    const starts = [0, 1, 2, 3].map((n) => periodStart(rhythm, n))
    expect(starts).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  })

  it('credit what is left of the whole price, and never more', () => {
    const period = { de: '2026-03-01', ate: '2026-03-31' }
    expect(unusedCredit(3_000n, { ...period, hoje: '2026-03-11' })).toBe(2_000n)
    expect(unusedCredit(3_000n, { ...period, hoje: '2026-02-01' })).toBe(3_000n)
    expect(unusedCredit(3_000n, { ...period, hoje: '2026-04-05' })).toBe(0n)
  })
})

describe('a subscription', () => {
  it('is late after the due day, suspended after the grace, and comes back with a new anchor', () => {
    const late = after(paid('2026-01-31'), day('2026-03-01'))
    expect(late).toMatchObject({ situacao: 'em_atraso', acessoAte: '2026-03-08' })
    const suspended = reduceAssinatura(late, day('2026-03-08'))
    expect(suspended.situacao).toBe('suspensa')
    const back = reduceAssinatura(suspended, paid('2026-03-20'))
    expect(back).toMatchObject({ situacao: 'ativa', ancora: '2026-03-20', pagoAte: '2026-04-20', n: 2 })
  })

  it('keeps its anchor when the money comes in the grace', () => {
    const back = after(paid('2026-01-31'), day('2026-03-01'), paid('2026-03-05'))
    expect(back).toMatchObject({ ancora: '2026-01-31', pagoAte: '2026-03-31' })
  })

  it('lasts to the end of what is paid when it is cancelled, and ends at once where it is late', () => {
    const cancelled = after(paid('2026-01-10'), { type: 'cancelar', hoje: '2026-01-12' })
    expect(cancelled).toMatchObject({ situacao: 'ativa', acessoAte: '2026-02-10' })
    expect(reduceAssinatura(cancelled, day('2026-02-10')).situacao).toBe('cancelada')
    const late = after(paid('2026-01-10'), day('2026-02-11'), { type: 'cancelar', hoje: '2026-02-12' })
    expect(late).toMatchObject({ situacao: 'cancelada', acessoAte: '2026-02-12' })
  })

  it('begins to pay when its trial is over', () => {
    const trial = { ...fresh, situacao: 'teste' as const, acessoAte: '2026-01-08' }
    expect(reduceAssinatura(trial, paid('2026-01-03'))).toMatchObject({
      ancora: '2026-01-08',
      pagoAte: '2026-02-08',
    })
    expect(reduceAssinatura(trial, day('2026-01-08')).situacao).toBe('encerrada')
  })
})

describe('what is due', () => {
  const active = after(paid('2026-01-10'))
  const card = { metodo: 'cartao_credito', recusas: 0, busy: false, avisado: null }

  it('is a card’s charge on the day, and again after 1, 3 and 7 days', () => {
    const tried = [0, 1, 2, 3, 4].map((recusas) =>
      Array.from({ length: 12 }, (_, ahead) => addDays('2026-02-08', ahead)).find(
        (hoje) => dueWork(active, { ...card, recusas }, hoje) === 'cobrar',
      ),
    )
    expect(tried).toEqual(['2026-02-10', '2026-02-11', '2026-02-13', '2026-02-17', undefined])
    expect(dueWork(active, { ...card, busy: true }, '2026-02-12')).toBeNull()
  })

  it('is one charge after a long down time, and none of a card that was refused before it', () => {
    expect(dueWork(active, card, '2026-03-25')).toBe('cobrar')
    expect(dueWork(active, { ...card, recusas: 1 }, '2026-03-25')).toBeNull()
    expect(reduceAssinatura(active, paid('2026-03-25'))).toMatchObject({ n: 2, pagoAte: '2026-04-25' })
  })

  it('is an order days ahead where it is paid by an instrument, and a word five days before, one, and on the day', () => {
    const pix = { metodo: 'pix', recusas: 0, busy: false, avisado: null }
    expect(dueWork(active, pix, '2026-02-04')).toBeNull()
    expect(dueWork(active, pix, '2026-02-05')).toBe('pedir')
    expect(dueWork(active, { ...pix, metodo: 'boleto' }, '2026-02-03')).toBe('pedir')
    const open = { ...pix, busy: true, avisado: '2026-02-05' }
    const told = Array.from({ length: 9 }, (_, ahead) => addDays('2026-02-04', ahead)).filter(
      (hoje) => dueWork(active, open, hoje) === 'lembrar',
    )
    expect(told).toEqual(['2026-02-09', '2026-02-10'])
  })

  it('is nothing where it ends with what is paid', () => {
    const ends = reduceAssinatura(active, { type: 'cancelar', hoje: '2026-01-12' })
    expect(dueWork(ends, card, '2026-02-10')).toBeNull()
    expect(nextLook(ends, card, '2026-01-12')).toBe('2026-02-10')
  })
})

describe('any history', () => {
  it('opens exactly on the days that are paid or in the grace, and never takes an edge that the table has not', () => {
    const found = fc.check(subscriptionProperty(), { numRuns: Number(process.env['HISTORIES'] ?? 200) })
    expect(found.counterexample).toBeNull()
  }, 600_000)
})
