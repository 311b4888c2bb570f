import { describe, expect, it } from 'vitest'
import { confirmed } from './confirmed.ts'
import { email } from '../person/email.ts'
import { max } from './max.ts'
import { min } from './min.ts'
import { birthdate } from '../person/birthdate.ts'
import { required } from './required.ts'
import { withParams } from './rule.ts'
import { listFieldErrors, validateField, validateForm } from './validate.ts'

const rules = {
  email: [required, email, withParams(max, { max: 20 })],
  password: [required, withParams(min, { min: 3 })],
  confirmPassword: [required, withParams(confirmed, { campo: 'password' })],
  birthdate: [birthdate],
}
const context = { locale: 'en', today: '2026-11-21' } as const

describe('validateField', () => {
  it('lists the errors in the order of the rules', () => {
    expect(validateField('nobody at a very long place', rules.email)).toEqual([
      { regra: 'email' },
      { regra: 'max', params: { max: 20 } },
    ])
  })

  it('gives an empty value one error, that it is required', () => {
    expect(validateField('', rules.email)).toEqual([{ regra: 'required' }])
  })
})

describe('validateForm', () => {
  it('has no entry for a field that passes', () => {
    const values = { email: 'a@b.co', password: 'paz', confirmPassword: 'paz', birthdate: '5/6/1990' }
    expect(validateForm(values, rules, context)).toEqual({})
  })

  it('compares fields with each other and reads dates by the locale', () => {
    const values = { email: 'a@b.co', password: 'paz', confirmPassword: 'bem', birthdate: '13/6/1990' }
    expect(validateForm(values, rules, context)).toEqual({
      confirmPassword: [{ regra: 'confirmed', params: { campo: 'password' } }],
      birthdate: [{ regra: 'birthdate' }],
    })
  })

  it('requires what is missing', () => {
    expect(Object.keys(validateForm({}, rules, context))).toEqual(['email', 'password', 'confirmPassword'])
  })

  it('does not take a member of every object for a value', () => {
    expect(validateForm({}, { constructor: [required], toString: [required] })).toEqual({
      constructor: [{ regra: 'required' }],
      toString: [{ regra: 'required' }],
    })
  })
})

it('lists the first error of each field for the wire', () => {
  const values = { email: 'nobody at a very long place', password: 'p', confirmPassword: 'p' }
  expect(listFieldErrors(validateForm(values, rules, context))).toEqual([
    { campo: 'email', regra: 'email' },
    { campo: 'password', regra: 'min', params: { min: 3 } },
  ])
})
