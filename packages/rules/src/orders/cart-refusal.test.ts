import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseCart, type CartTicket } from './cart-refusal.ts'

const ticket: CartTicket = {
  id: 1,
  quantity: 2,
  isOnSale: true,
  remaining: 10,
  hasOthers: true,
  seenVersion: 1,
  rulesVersion: 1,
  minPerOrder: 1,
  maxPerOrder: 5,
  isExclusive: false,
  limitPerUser: null,
  owned: 0,
}
const refuse = (...given: Partial<CartTicket>[]) =>
  refuseCart(
    given.map((some) => ({ ...ticket, ...some })),
    Infinity,
  )

describe('refuseCart', () => {
  it.each<[string, Partial<CartTicket>, Record<string, number>]>([
    ['EVT_REG_020', { isOnSale: false }, {}],
    ['EVT_REG_024', { remaining: 0 }, {}],
    ['EVT_REG_023', { seenVersion: 2 }, {}],
    ['EVT_REG_023', { quantity: 0 }, { minimo: 1 }],
    ['EVT_REG_023', { quantity: 6 }, { maximo: 5 }],
    ['EVT_REG_023', { limitPerUser: 3, owned: 2 }, { limite: 3, restante: 1 }],
    // Decision 40: the limit is a rule, also where the person has all that they may have.
    ['EVT_REG_023', { limitPerUser: 2, owned: 3 }, { limite: 2, restante: 0 }],
    ['EVT_REG_021', { remaining: 1 }, { disponivel: 1 }],
  ])('is %s for %o', (code, given, details) => {
    expect(refuse(given)).toEqual({ code, ticket: 1, details })
  })

  it('is 001 when nothing is left, of this ticket or of others', () => {
    expect(refuse({ remaining: 0, hasOthers: false })).toEqual({ code: 'EVT_REG_001', details: {} })
  })

  it('is null for what can be had', () => {
    expect(refuse({})).toBeNull()
    expect(refuse({ seenVersion: undefined, limitPerUser: 4, owned: 2, remaining: 2 })).toBeNull()
  })

  it('is 023 for the same ticket twice, and for an exclusive one with another', () => {
    expect(refuse({}, {})).toMatchObject({ code: 'EVT_REG_023', ticket: 1 })
    expect(refuse({}, { id: 2, isExclusive: true })).toMatchObject({ code: 'EVT_REG_023', ticket: 2 })
  })

  it('counts all tickets against the places of the event', () => {
    const two = [ticket, { ...ticket, id: 2 }]
    expect(refuseCart(two, 3)).toEqual({ code: 'EVT_REG_021', ticket: 1, details: { disponivel: 3 } })
    expect(refuseCart(two, 4)).toBeNull()
  })

  it('tells the first thing that is wrong with any ticket, whatever their order', () => {
    const order = ['EVT_REG_020', 'EVT_REG_024', 'EVT_REG_023', 'EVT_REG_021']
    const wrong: Record<string, Partial<CartTicket>> = {
      EVT_REG_020: { isOnSale: false },
      EVT_REG_024: { remaining: 0 },
      EVT_REG_023: { seenVersion: 2 },
      EVT_REG_021: { remaining: 1 },
    }
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...order), { minLength: 1 }), (codes) => {
        const cart = codes.map((code, id) => ({ id, ...wrong[code] }))
        expect(refuse(...cart)?.code).toBe(order.find((code) => codes.includes(code)))
      }),
    )
  })
})
