import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { password, PASSWORD_RULES_ATTRIBUTE, PASSWORD_SPECIALS, passwordChecks } from './password.ts'

const good = 'Paz&Bem10'

describe('password', () => {
  it('accepts each allowed special character', () => {
    for (const special of PASSWORD_SPECIALS) expect(password(`Abcdef1${special}`)).toBeNull()
  })

  it.each([
    ['too short', 'Paz&Be1'],
    ['no lowercase', 'PAZ&BEM10'],
    ['no uppercase', 'paz&bem10'],
    ['no number', 'Paz&BemXX'],
    ['no special character', 'PazEBem10'],
  ])('refuses %s', (_what, value) => {
    expect(password(value)).toEqual({ regra: 'password' })
  })

  it.each([
    [`${good}-`, '-'],
    [`${good}_+`, '_'],
    [`${good} `, ' '],
    [`${good}ç`, 'ç'],
    [`${good}e\u0301`, 'é'],
    [`${good}🙏`, '🙏'],
    [`${good}\n`, '\n'],
    [`${good}٣`, '٣'],
  ])('%j: names %j as refused', (value, refused) => {
    expect(password(value)).toEqual({ regra: 'password', params: { refused } })
  })

  it('takes 128 characters and no more', () => {
    expect(password(good.padEnd(128, 'x'))).toBeNull()
    expect(password(good.padEnd(129, 'x'))).toEqual({ regra: 'password', params: { max: 128 } })
  })

  it('refuses text of spaces, which is not empty', () => {
    expect(password('   ')).not.toBeNull()
  })

  it('passes exactly when the whole list is ticked and nothing is refused', () => {
    const sign = fc.constantFrom('a', 'B', '3', '&', '/', '-', 'é', ' ')
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 14 }), (value) => {
        const { refused, ...list } = passwordChecks(value)
        expect(password(value) === null).toBe(Object.values(list).every(Boolean) && refused === null)
      }),
    )
  })
})

it('ticks the list requirement by requirement', () => {
  expect(ticked('')).toEqual(['notTooLong'])
  expect(ticked('a')).toEqual(['lower', 'notTooLong'])
  expect(ticked('aB1#')).toEqual(['lower', 'upper', 'number', 'special', 'notTooLong'])
  expect(ticked('aB1#aB1#')).toEqual(['minLength', 'lower', 'upper', 'number', 'special', 'notTooLong'])
})

it('tells password managers the same policy', () => {
  expect(PASSWORD_RULES_ATTRIBUTE).toBe(
    'minlength: 8; maxlength: 128; required: lower; required: upper; required: digit; required: [@$!%*?&#/.]',
  )
})

function ticked(value: string): string[] {
  return Object.entries(passwordChecks(value)).flatMap(([name, met]) => (met === true ? [name] : []))
}
