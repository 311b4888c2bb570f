import { expect, it } from 'vitest'
import { countUnread, newestMoment, notificacaoDays } from './notificacao-days.ts'
import type { Notificacao } from './notificacao-link.ts'

const at = (id: number, dataCadastro: string) => ({ id, dataCadastro }) as Notificacao
const list = [
  at(1, '2026-11-20T12:00:00.000Z'),
  at(2, '2026-11-21T02:30:00.000Z'),
  at(3, '2026-11-21T03:30:00.000Z'),
]

const shape = (zone: string) =>
  notificacaoDays(list, zone).map(({ data, notificacoes }) => [data, notificacoes.map(({ id }) => id)])

it("groups by the church's day, newest first", () => {
  expect(shape('America/Sao_Paulo')).toEqual([
    ['2026-11-21', [3]],
    ['2026-11-20', [2, 1]],
  ])
  expect(shape('UTC')).toEqual([
    ['2026-11-21', [3, 2]],
    ['2026-11-20', [1]],
  ])
})

it('counts what came since the last look', () => {
  expect(countUnread(list, null)).toBe(3)
  expect(countUnread(list, '2026-11-21T02:30:00.000Z')).toBe(1)
  expect(countUnread(list, newestMoment(list))).toBe(0)
  expect(newestMoment([])).toBeNull()
})
