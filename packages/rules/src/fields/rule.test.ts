import { describe, expect, it } from 'vitest'
import * as rules from '../index.ts'
import { RULE_NAMES, withParams, type Rule, type RuleName } from './rule.ts'

const context = { today: '2026-11-21', locale: 'pt-BR' as const, values: { senha: 'x' } }

// A rule that is missing here, or a name without a rule, does not compile.
const all: Record<RuleName, Rule> = {
  required: rules.required,
  email: rules.email,
  confirmed: withParams(rules.confirmed, { campo: 'senha' }),
  min: withParams(rules.min, { min: 2 }),
  max: withParams(rules.max, { max: 0 }),
  regex: withParams(rules.regex, { regex: /^b/ }),
  alpha_spaces: rules.alphaSpaces,
  date: rules.date,
  birthdate: rules.birthdate,
  cpf: rules.cpf,
  documento: rules.documento,
  password: rules.password,
  brPhone: rules.brPhone,
  cep: rules.cep,
  cardValidity: rules.cardValidity,
}

describe.each(RULE_NAMES)('%s', (name) => {
  const check = (value: unknown): unknown => all[name](value, undefined, context)

  it('lets empty values pass, unless it is required', () => {
    for (const empty of [null, undefined, '', []]) {
      expect(check(empty)).toEqual(name === 'required' ? { regra: 'required' } : null)
    }
  })

  it('refuses under its own name', () => {
    const wrong = name === 'required' ? ' ' : '§'
    expect(check(wrong)).toMatchObject({ regra: name })
  })
})

it.each(RULE_NAMES.filter((name) => name !== 'required'))(
  '%s refuses what is not text, without throwing',
  (name) => {
    for (const value of [7, true, {}, ['a'], Symbol('a')]) {
      expect(all[name](value, undefined, context)).toMatchObject({ regra: name })
    }
  },
)
