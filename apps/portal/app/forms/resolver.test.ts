import { birthdate, confirmed, email, required, withParams, type FormRules } from '@atrio/rules'
import type { FieldValues } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { createResolver, DEBOUNCE, refusalsOf, type Refusals } from './resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: undefined }

/** Checks values against rules, counting the checks. */
function open(rules: FormRules, refusals: Refusals = new Map()) {
  const resolver = createResolver()
  const counted = { checks: 0 }
  const context = { locale: 'pt-BR', today: '2026-11-21' } as const
  const counting = {
    ...rules,
    counted: [
      () => {
        counted.checks++
        return null
      },
    ],
  }
  const resolve = async (values: FieldValues) =>
    resolver(values, { rules: counting, context, refusals }, options)
  return { resolve, counted }
}

describe('the resolver', () => {
  it('accepts what every rule accepts', async () => {
    const values = { email: 'ana@example.com', nascimento: '06/05/1990' }
    const result = await open({ email: [required, email], nascimento: [birthdate] }).resolve(values)
    expect(result).toEqual({ values, errors: {} })
  })

  it('names each rule that refused, on fields inside others too', async () => {
    const { resolve } = open({ email: [required, email], 'endereco.cep': [required] })
    const { errors } = await resolve({ email: 'ana@', endereco: { cep: '' } })
    expect(errors).toMatchObject({ email: { type: 'email' }, endereco: { cep: { type: 'required' } } })
  })

  it('sees the other fields', async () => {
    const { resolve } = open({ confirmarSenha: [withParams(confirmed, { campo: 'senha' })] })
    const { errors } = await resolve({ senha: 'a', confirmarSenha: 'b' })
    expect(refusalsOf(errors.confirmarSenha as never)).toEqual([
      { regra: 'confirmed', params: { campo: 'senha' } },
    ])
  })

  it('reads dates as the language writes them', async () => {
    const { resolve } = open({ nascimento: [birthdate] })
    const { errors } = await resolve({ nascimento: '1990-05-06' })
    expect(errors).toMatchObject({ nascimento: { type: 'birthdate' } })
  })

  it('checks once for keys that follow each other faster than the debounce', async () => {
    const { resolve, counted } = open({ email: [email] })
    const all = await Promise.all(
      ['a', 'an', 'ana@example.com'].map(async (value) => resolve({ email: value })),
    )
    expect(counted.checks).toBe(1)
    expect(all.map(({ errors }) => errors)).toEqual([{}, {}, {}])
    await new Promise((next) => setTimeout(next, DEBOUNCE))
    await resolve({ email: 'b' })
    expect(counted.checks).toBe(2)
  })

  it('holds on to what the server refused, until the value changes', async () => {
    const refusals: Refusals = new Map([
      ['senha', { value: 'Senha123!', error: { regra: 'passwordCommon' } }],
    ])
    const { resolve } = open({ senha: [required] }, refusals)
    expect((await resolve({ senha: 'Senha123!' })).errors).toMatchObject({
      senha: { type: 'passwordCommon' },
    })
    expect((await resolve({ senha: 'Outra456!' })).errors).toEqual({})
  })
})
