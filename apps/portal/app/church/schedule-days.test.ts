import type { Culto } from '@atrio/contract'
import { expect, it } from 'vitest'
import { comingChanges, nextDays, scheduleDays } from './schedule-days.ts'

const culto = (id: number, diaSemana: number, hora: string) => ({ id, diaSemana, hora }) as Culto
const week = [culto(1, 0, '18:30'), culto(2, 0, '10:00'), culto(3, 3, '19:30'), culto(4, 6, '19:00')]
const shape = (firstWeekday: number) =>
  scheduleDays(week, firstWeekday).map(({ diaSemana, cultos }) => [diaSemana, cultos.map(({ id }) => id)])

const change = (data: string) => ({ data, flagCancelado: true, hora: null, observacao: null })

it('begins where the week of the reader begins and orders each day by the clock', () => {
  expect(shape(0)).toEqual([
    [0, [2, 1]],
    [3, [3]],
    [6, [4]],
  ])
  expect(shape(1)).toEqual([
    [3, [3]],
    [6, [4]],
    [0, [2, 1]],
  ])
})

it('knows the days that come next, over the end of the week', () => {
  const days = scheduleDays(week, 1)
  const next = (weekday: number) => nextDays(days, weekday, 2).map(({ diaSemana }) => diaSemana)
  expect(next(3)).toEqual([3, 6])
  expect(next(4)).toEqual([6, 0])
  expect(next(6)).toEqual([6, 0])
})

it('keeps the changes that are still to come', () => {
  const alteracoes = ['2026-12-06', '2026-11-21', '2026-11-22'].map(change)
  expect(comingChanges({ alteracoes }, '2026-11-22').map(({ data }) => data)).toEqual([
    '2026-11-22',
    '2026-12-06',
  ])
})
