import { expect, it } from 'vitest'
import { nearWords } from './near-words.ts'

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
])('takes %s for %s', (typed, meant) => {
  expect(nearWords(typed, known)[0]).toBe(meant)
})

it.each(['mes', 'xyzzy', 'mexico', 'orxxyo'])('takes %s for nothing', (typed) => {
  expect(nearWords(typed, known)).toEqual([])
})

it('prefers the nearer, then the more frequent', () => {
  expect(nearWords('mesta', new Map([...known, ['mestra', 1]]))[0]).toBe('meta')
})
