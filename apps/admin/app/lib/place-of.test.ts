import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

const foreign = ['', '/', '/news', 'https://example.com/', '//example.com/orders', '/groups/7', '/ordersx']

it('knows where a page of a portal has moved to, and leads nowhere else', () => {
  expect(placeOf('/orders')).toBe('/dinheiro')
  expect(placeOf('/orders/0123456789ABCDEF')).toBe('/dinheiro/0123456789ABCDEF')
  expect(placeOf('/groups/desk')).toBe('/grupos')
  expect(placeOf('/prayer/desk')).toBe('/oracao')
  expect(placeOf('/prayer/desk/7')).toBe('/oracao/7')
  expect(foreign.map(placeOf)).toEqual(foreign.map(() => ''))
  expect(placeOf(null)).toBe('')
})
