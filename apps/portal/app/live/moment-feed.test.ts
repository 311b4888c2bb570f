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
  momento(1, { enviadoEm: '2026-11-29T13:05:00.000Z' }),
  momento(2, { desvio: 600, enviadoEm: '2026-11-29T13:10:00.000Z' }),
  momento(3, { enviadoEm: '2026-11-29T12:58:00.000Z' }),
]
const shown = (iniciadaEm: string | null) =>
  momentFeed({ momentos, inicio, iniciadaEm }).map(({ id, em }) => [id, em])

describe('what has gone out', () => {
  it('is the newest first, counted from when it began', () => {
    expect(shown(null)).toEqual([
      [2, 600],
      [1, 300],
      [3, 0],
    ])
    expect(shown('2026-11-29T13:04:00.000Z')).toEqual([
      [2, 360],
      [1, 60],
      [3, 0],
    ])
  })
})
