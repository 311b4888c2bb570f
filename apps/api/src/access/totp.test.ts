import { expect, it } from 'vitest'
import { digitsOf, findStep, fromBase32, stepOf, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, without the two digits in front.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds the digits are %s', (seconds, digits) => {
  expect(digitsOf(secret, stepOf(seconds * 1_000))).toBe(digits)
})

it('digits count half a minute early and late, and none twice', () => {
  const moment = 1_111_111_109_000
  const step = stepOf(moment)
  const find = (of: number, after = 0) => findStep(secret, { digits: digitsOf(secret, of), after, moment })
  expect([step - 2, step - 1, step, step + 1, step + 2].map((of) => find(of))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ])
  expect(find(step, step)).toBeNull()
})

it('base 32 comes back as it was, and is what others write', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(toBase32(secret))).toEqual(secret)
})
