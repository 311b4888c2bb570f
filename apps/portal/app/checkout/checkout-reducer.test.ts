import { describe, expect, it } from 'vitest'
import { beginFlow, reduceFlow, type CheckoutFlowEvent, type CheckoutFlowState } from './checkout-reducer.ts'

const run = (events: readonly CheckoutFlowEvent[], from: CheckoutFlowState = beginFlow({ resumes: false })) =>
  events.reduce(reduceFlow, from)

const refused: CheckoutFlowEvent = { type: 'refused', trouble: { kind: 'card' } }

describe('a checkout', () => {
  it('is sending from the click to its answer', () => {
    expect(run([{ type: 'clicked' }]).phase).toBe('sending')
    expect(run([{ type: 'clicked' }, { type: 'settled' }])).toEqual(beginFlow({ resumes: false }))
  })

  it('says that nobody knows while no answer comes, and goes on with the one that does', () => {
    const unheard = run([{ type: 'clicked' }, { type: 'answerMissing' }, { type: 'answerMissing' }])
    expect(unheard.phase).toBe('unheard')
    expect(run([refused], unheard)).toMatchObject({ phase: 'choosing', trouble: { kind: 'card' } })
  })

  it('begins unheard where the page before had sent a click', () => {
    expect(beginFlow({ resumes: true }).phase).toBe('unheard')
    expect(run([{ type: 'settled' }], beginFlow({ resumes: true })).phase).toBe('choosing')
  })

  it('keeps what went wrong until the person does something about it', () => {
    const after = run([{ type: 'clicked' }, refused, { type: 'settled' }])
    expect(after.trouble).toEqual({ kind: 'card' })
    expect(run([{ type: 'countryChosen', pais: 'PT' }], after).trouble).toEqual({ kind: 'card' })
    expect(run([{ type: 'choiceMade', choice: { method: 'pix' } }], after).trouble).toBeNull()
    expect(run([{ type: 'clicked' }], after).trouble).toBeNull()
  })

  it('hears no second click while one is on its way, and a late word of a lost one changes nothing', () => {
    const unheard = run([{ type: 'clicked' }, { type: 'answerMissing' }])
    expect(run([{ type: 'clicked' }], unheard)).toEqual(unheard)
    expect(run([{ type: 'answerMissing' }]).phase).toBe('choosing')
  })

  it('keeps what was chosen beside what is chosen now', () => {
    const card: CheckoutFlowEvent = { type: 'choiceMade', choice: { method: 'cartao_credito', idCartao: 7 } }
    const inParts: CheckoutFlowEvent = { type: 'choiceMade', choice: { installments: 3 } }
    expect(run([card, inParts]).choice).toEqual({ method: 'cartao_credito', idCartao: 7, installments: 3 })
  })
})
