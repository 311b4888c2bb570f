import { LOCALES, RULE_NAMES } from '@atrio/rules'
import { afterAll, describe, expect, it } from 'vitest'
import { m } from '../paraglide/messages.js'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { ruleMessage } from './rule-messages.ts'

const rules = [...RULE_NAMES, 'passwordCommon', 'passwordUnchanged', 'type']

describe.each(LOCALES)('messages of rules in %s', (locale) => {
  afterAll(() => overwriteGetLocale(() => 'en'))

  it.each(rules)('%s says what is wrong', (regra) => {
    overwriteGetLocale(() => locale)
    const message = ruleMessage({ regra, params: { min: 2, max: 80 } })
    expect(message).not.toBe(m.validation_other())
    expect(message).not.toMatch(/validation_|undefined|[{}]/)
  })
})

it('speaks the words of the specification', () => {
  overwriteGetLocale(() => 'pt-BR')
  expect(ruleMessage({ regra: 'required' })).toBe('Esse campo é obrigatório.')
  expect(ruleMessage({ regra: 'cpf' })).toBe('CPF inválido.')
  expect(ruleMessage({ regra: 'cep' })).toBe('CEP Inválido')
  expect(ruleMessage({ regra: 'brPhone' })).toContain('+55 DDD 9XXXX-YYYY')
  expect(ruleMessage({ regra: 'password', params: { refused: '-' } })).toContain('“-” não é aceito')
})

it('has something to say for a rule it does not know', () => {
  expect(ruleMessage({ regra: 'toString' })).toBe(m.validation_other())
})
