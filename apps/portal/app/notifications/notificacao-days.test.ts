import type { Notificacao } from '@atrio/contract'
import { expect, it } from 'vitest'
import { notificacaoDays } from './notificacao-days.ts'

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
