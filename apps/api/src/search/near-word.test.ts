import { expect, it } from 'vitest'
import { nearWord } from './near-word.ts'

const known = new Map([
  ['oracao', 9],
  ['oracoes', 2],
  ['coracao', 7],
  ['parabolas', 3],
  ['mesa', 4],
  ['meta', 9],
  ['misericordia', 1],
])

it.each([
  ['oraçao'.normalize('NFD').replace(/\p{M}/gu, ''), 'oracao'],
  ['oarcao', 'oracao'],
  ['orcao', 'oracao'],
  ['oraccao', 'oracao'],
  ['paraboals', 'parabolas'],
  ['mizericordia', 'misericordia'],
  ['mizericor', 'misericordia'],
  ['mesq', 'mesa'],
  ['barabolas', 'parabolas'],
  ['arabolas', 'parabolas'],
  ['aparabolas', 'parabolas'],
  ['aprabolas', 'parabolas'],
])('takes %s for %s', (typed, meant) => {
  expect(nearWord(typed, known)).toBe(meant)
})

it.each(['mes', 'xyzzy', 'mexico', 'orxxyo'])('takes %s for nothing', (typed) => {
  expect(nearWord(typed, known)).toBeUndefined()
})

it('prefers the nearer, then the more frequent', () => {
  expect(nearWord('mesta', new Map([...known, ['mestra', 1]]))).toBe('meta')
  expect(
    nearWord(
      'mesta',
      new Map([
        ['festa', 9],
        ['mesma', 1],
      ]),
    ),
  ).toBe('mesma')
})

it('takes a word before a stem that is as near', () => {
  const words = new Map([
    ['oraca', 9],
    ['oracao', 5],
    ['praca', 2],
  ])
  expect(nearWord('braca', words)).toBe('praca')
})

it('forgives no more slips than it is told to', () => {
  expect(nearWord('mizerikordia', known)).toBe('misericordia')
  expect(nearWord('mizerikordia', known, 1)).toBeUndefined()
})
