import { expect, it } from 'vitest'
import { decimal, toCsv } from './csv.ts'

const text = (...rows: Parameters<typeof toCsv>[0]) => toCsv(rows, 'pt-BR').toString()

it.each(['=1+1', '+55', '-2+3', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\u200B=1', '|x', '%x', '\uFEFF@x'])(
  'lets no text begin like a formula: %j',
  (cell) => {
    expect(text([cell]).slice(1).replace(/^"/, '').startsWith(`'${cell}`)).toBe(true)
  },
)

it('quotes what would part a cell, and leaves our own numbers numbers', () => {
  const row = ['a;b', 'say "x"', 'two\nlines', null, 'Zoé', decimal(-4_500n, 'pt-BR'), decimal(7n, 'pt-BR')]
  expect(text(row)).toBe('\uFEFF"a;b";"say ""x""";"two\nlines";;Zoé;-45,00;0,07\r\n')
})

it('has the separator and the point of its language', () => {
  expect(toCsv([['a,b', decimal(123_456n, 'en')]], 'en').toString()).toBe('\uFEFF"a,b",1234.56\r\n')
})
