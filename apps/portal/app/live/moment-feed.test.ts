import type { MomentoTransmissao } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { momentFeed } from './moment-feed.ts'

const inicio = '2026-11-29T13:00:00.000Z'
const momento = (id: number, change: Partial<MomentoTransmissao>): MomentoTransmissao => ({
  id,
  tipo: 'palavra',
  texto: 'Bem-vindos',
  url: null,
  opcoes: [],
  votos: [],
  desvio: null,
  enviadoEm: null,
  ...change,
})
const momentos = [
  momento(1, { desvio: 600 }),
  momento(2, { enviadoEm: '2026-11-29T13:05:00.000Z' }),
  momento(3, { desvio: 3_600 }),
]
const shownAt = (minutes: number, iniciadaEm: string | null = null) =>
  momentFeed({ momentos, inicio, iniciadaEm }, new Date(Date.parse(inicio) + minutes * 60_000)).map(
    ({ id, em }) => [id, em],
  )

describe('what has gone out', () => {
  it('is what was sent, and what was due, the newest first', () => {
    expect(shownAt(-1)).toEqual([])
    expect(shownAt(6)).toEqual([[2, 300]])
    expect(shownAt(10)).toEqual([
      [1, 600],
      [2, 300],
    ])
  })

  it('counts from when it really began', () => {
    const late = '2026-11-29T13:04:00.000Z'
    expect(shownAt(13, late)).toEqual([[2, 60]])
    expect(shownAt(14, late)).toEqual([
      [1, 600],
      [2, 60],
    ])
  })
})
