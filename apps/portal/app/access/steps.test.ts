import { describe, expect, it } from 'vitest'
import { stepFor, stepOf } from './steps.ts'

const nobody = { email: '', situacao: null }
const ana = { email: 'ana@example.com', situacao: null }

describe('the step on show', () => {
  it('is the one of the address', () => {
    expect(stepOf('password', ana, false)).toBe('password')
    expect(stepOf('recover', nobody, false)).toBe('recover')
    expect(stepOf('register', nobody, false)).toBe('register')
  })

  it('is the first one where the e-mail is missing or the address makes no sense', () => {
    for (const asked of [
      null,
      '',
      'constructor',
      'password',
      'inactive',
      'sent',
      'unsent',
      'recovered',
      'link',
    ]) {
      expect(stepOf(asked, nobody, false)).toBe('email')
    }
  })

  it('asks for a mailed code only where one was asked for', () => {
    expect(stepOf('code', { ...ana, pedido: 'x' }, false)).toBe('code')
    expect(stepOf('code', ana, false)).toBe('password')
    expect(stepOf('code', nobody, false)).toBe('email')
  })

  it('asks to link only someone whose password was right', () => {
    expect(stepOf('link', ana, false)).toBe('email')
    expect(stepOf('link', ana, true)).toBe('link')
  })
})

describe('the step after the e-mail', () => {
  it.each([
    [{ conta: false, contaNaIgreja: false, ativa: false }, 'register'],
    [{ conta: true, contaNaIgreja: false, ativa: false }, 'password'],
    [{ conta: true, contaNaIgreja: true, ativa: false }, 'inactive'],
    [{ conta: true, contaNaIgreja: true, ativa: true }, 'password'],
  ] as const)('%o leads to %s', (situacao, step) => {
    expect(stepFor(situacao)).toBe(step)
  })
})
