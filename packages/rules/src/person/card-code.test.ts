import { describe, expect, it } from 'vitest'
import { cardPayload, parseCardCode } from './card-code.ts'

const code = { igreja: 12, carteirinha: 345, onde: 'tela', ate: 1_800_000_000 } as const
const signature = 'abcdefghijklmnopqrstuv'
const text = `${cardPayload(code)}.${signature}`

describe('the code of a member card', () => {
  it('is read as it was written, alone or as an address', () => {
    const read = { ...code, signed: cardPayload(code), signature }
    expect(parseCardCode(` ${text}\n`)).toEqual(read)
    expect(parseCardCode(`https://luz.example.org/member-card#${text}`)).toEqual(read)
    expect(parseCardCode(`${cardPayload({ ...code, onde: 'papel' })}.${signature}`)?.onde).toBe('papel')
  })

  it.each([
    '',
    'https://example.com',
    `${text}x`,
    text.replace('AC1', 'AT1'),
    text.replace('.t.', '.x.'),
    `javascript:alert(1)#${text}`,
  ])('%j is none', (other) => {
    expect(parseCardCode(other)).toBeNull()
  })
})
