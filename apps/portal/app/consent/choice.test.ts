import { expect, it } from 'vitest'
import type { OpenPort } from '@atrio/rules'
import { answer, choiceOf, granted, readChoice, unanswered } from './choice.ts'

const open: OpenPort[] = [
  { porta: 'clarity', codigo: 'abcdef', url: 'https://a.test' },
  { porta: 'facebookPixel', codigo: '12345678', url: 'https://b.test' },
]

it('loads nothing for who was not asked, and asks about all', () => {
  expect(granted(null, open)).toEqual([])
  expect(unanswered(null, open)).toEqual(open)
})

it('loads what was agreed to and no more, and does not ask again', () => {
  const choice = answer(null, open, ['melhoria'])
  expect(granted(choice, open).map(({ porta }) => porta)).toEqual(['clarity'])
  expect(unanswered(choice, open)).toEqual([])
  expect(granted(answer(null, open, []), open)).toEqual([])
})

it('asks again about what came later, or became another', () => {
  const choice = answer(null, open.slice(0, 1), ['melhoria'])
  expect(unanswered(choice, open).map(({ porta }) => porta)).toEqual(['facebookPixel'])
  const older = { ...choice, portas: { clarity: { versao: 0, aceito: true } } }
  expect(unanswered(older, open)).toEqual(open)
  expect(granted(older, open)).toEqual([])
})

it("keeps a person's choice to that person, and a visitor's for who logs in", () => {
  const mine = answer(7, open, ['melhoria'])
  expect([choiceOf(mine, 7), choiceOf(mine, 8), choiceOf(mine, null)]).toEqual([mine, null, null])
  const visitors = answer(null, open, [])
  expect([choiceOf(visitors, null), choiceOf(visitors, 7)]).toEqual([visitors, visitors])
})

it.each([
  null,
  'x',
  7,
  {},
  { de: '7', data: '', pendente: true, portas: {} },
  { de: null, data: '', portas: {} },
])('takes %j for no choice', (value) => expect(readChoice(value)).toBeNull())
