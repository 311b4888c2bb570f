import type { Culto } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { findNextCulto } from './next-culto.ts'

const zone = 'America/Sao_Paulo'

function culto(rest: Partial<Culto>): Culto {
  return {
    id: 1,
    nome: 'Culto',
    descricao: null,
    diaSemana: 0,
    hora: '10:00',
    duracaoMinutos: 90,
    local: null,
    idioma: null,
    flagCriancas: false,
    flagLibras: false,
    flagAcessivel: false,
    flagOnline: false,
    alteracoes: [],
    ...rest,
  }
}

const morning = culto({})
const evening = culto({ id: 2, hora: '18:30' })
const at = (local: string, cultos = [morning, evening]) =>
  findNextCulto(cultos, zone, new Date(`${local}-03:00`))
const alteracao = (rest: Partial<Culto['alteracoes'][number]>) => ({
  data: '2026-11-22',
  flagCancelado: false,
  hora: null,
  observacao: null,
  ...rest,
})

describe('findNextCulto', () => {
  it('finds the next service of the week', () => {
    expect(at('2026-11-18T12:00:00')).toMatchObject({
      state: 'upcoming',
      occurrence: { data: '2026-11-22', hora: '10:00', start: new Date('2026-11-22T13:00:00Z') },
    })
  })

  it('counts down within a day, exactly', () => {
    expect(at('2026-11-21T10:00:00')?.state).toBe('upcoming')
    expect(at('2026-11-21T10:00:01')?.state).toBe('soon')
  })

  it('is live from the first minute to the last', () => {
    expect(at('2026-11-22T09:59:59')?.state).toBe('soon')
    expect(at('2026-11-22T10:00:00')?.state).toBe('live')
    expect(at('2026-11-22T11:29:59')?.state).toBe('live')
    expect(at('2026-11-22T11:30:00')).toMatchObject({
      state: 'ended',
      over: { culto: { id: 1 } },
      occurrence: { culto: { id: 2 }, data: '2026-11-22' },
    })
    expect(at('2026-11-22T12:30:00')).toMatchObject({ state: 'soon', over: null })
  })

  it('looks to the next service rather than back when it starts within the hour', () => {
    const noon = culto({ id: 3, hora: '12:00' })
    expect(at('2026-11-22T11:31:00', [morning, noon])).toMatchObject({
      state: 'soon',
      occurrence: { culto: { id: 3 } },
    })
  })

  it('shows the one that began last when two overlap', () => {
    const overlapping = culto({ id: 3, hora: '11:00' })
    expect(at('2026-11-22T11:10:00', [morning, overlapping])?.occurrence.culto.id).toBe(3)
  })

  it('knows a vigil that began the day before', () => {
    const vigil = culto({ diaSemana: 6, hora: '22:00', duracaoMinutos: 480 })
    expect(at('2026-11-22T05:00:00', [vigil])).toMatchObject({
      state: 'live',
      occurrence: { data: '2026-11-21' },
    })
  })

  it('passes over a cancelled date and says so', () => {
    const cancelled = culto({ alteracoes: [alteracao({ flagCancelado: true, observacao: 'Feriado' })] })
    expect(at('2026-11-22T08:00:00', [cancelled, evening])).toMatchObject({
      occurrence: { culto: { id: 2 } },
      calledOff: [{ culto: { id: 1 }, data: '2026-11-22', observacao: 'Feriado' }],
    })
    expect(at('2026-11-22T10:30:00', [cancelled, evening])?.calledOff).toEqual([])
  })

  it('follows a moved date in time and order', () => {
    const moved = culto({ alteracoes: [alteracao({ hora: '20:00', observacao: 'Ensaio' })] })
    expect(at('2026-11-22T09:00:00', [moved, evening])?.occurrence.culto.id).toBe(2)
    expect(at('2026-11-22T20:30:00', [moved, evening])).toMatchObject({
      state: 'live',
      occurrence: { hora: '20:00', moved: true, observacao: 'Ensaio' },
    })
  })

  it('has nothing to say without services', () => {
    expect(at('2026-11-22T09:00:00', [])).toBeNull()
    const dates = Array.from({ length: 10 }, (_, week) =>
      new Date(Date.UTC(2026, 10, 22 + 7 * week)).toISOString().slice(0, 10),
    )
    const closed = culto({ alteracoes: dates.map((data) => alteracao({ data, flagCancelado: true })) })
    expect(at('2026-11-22T09:00:00', [closed])).toBeNull()
  })

  it("goes by the church's day, wherever the server is", () => {
    // Sunday morning in Kiritimati is Saturday evening in UTC.
    const now = new Date('2026-11-21T20:30:00Z')
    expect(findNextCulto([morning], 'Pacific/Kiritimati', now)?.state).toBe('live')
    expect(findNextCulto([morning], 'Pacific/Pago_Pago', now)?.state).toBe('upcoming')
  })

  it('keeps the clock time over a change of the clocks', () => {
    const now = new Date('2026-03-07T12:00:00Z')
    expect(findNextCulto([morning], 'America/New_York', now)?.occurrence.start).toEqual(
      new Date('2026-03-08T14:00:00Z'),
    )
  })
})
