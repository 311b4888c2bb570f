import { formatMoney } from '@atrio/rules'
import { expect, it } from 'vitest'
import {
  emptyGift,
  moneyWords,
  partsOf,
  shareOut,
  totalOf,
  withReasons,
  withShare,
  withTotal,
} from './gift.ts'

const words = moneyWords('pt-BR', 'BRL', (cents) => formatMoney(cents, 'BRL', 'pt-BR'))
const gift = { ...emptyGift, texto: '100', partes: [{ motivo: 1, texto: '' }] }

it('gives all to the one reason that is chosen', () => {
  expect(partsOf(gift, new Set([1]), words)).toEqual([{ motivo: 1, valor: 10_000n, flagRecorrencia: true }])
})

it('shares the amount out when a second reason comes, and stops repeating', () => {
  const shared = withReasons({ ...gift, texto: '100,01', recorrenciaDias: 30 }, [1, 2], words)
  expect(shared.partes.map(({ texto }) => texto)).toEqual(['50,01', '50,00'])
  expect(shared.recorrenciaDias).toBeNull()
  expect(totalOf(shared, words)).toBe(10_001)
})

it('keeps the shares when the whole changes, and the whole when a share does', () => {
  const shared = withReasons(gift, [1, 2], words)
  const moved = withShare(shared, 1, '25,00', words)
  expect(moved.texto).toBe('75,00')
  expect(withTotal(moved, '300', words).partes.map(({ texto }) => texto)).toEqual(['100,00', '200,00'])
})

it('goes on with the whole when one reason is left', () => {
  const shared = withShare(withReasons(gift, [1, 2], words), 1, '25,00', words)
  const alone = withReasons(shared, [2], words)
  expect(totalOf(alone, words)).toBe(7_500)
})

it('knows no total while a share cannot be read', () => {
  expect(totalOf(withShare(withReasons(gift, [1, 2], words), 1, 'muito', words), words)).toBeNull()
})

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [0, 0], [3, 2]],
  [10_000_000_000, [1, 3], [2_500_000_000, 7_500_000_000]],
])('shares %i cents out by %j', (total, weights, shares) => {
  expect(shareOut(total, weights)).toEqual(shares)
})
