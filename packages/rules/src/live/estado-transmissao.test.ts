import { describe, expect, it } from 'vitest'
import { estadoTransmissao, isSalaAberta, type TransmissaoNoTempo } from './estado-transmissao.ts'
import { transmissoesDeCultos, type CultoNoCalendario } from './transmissoes-de-cultos.ts'

const sunday: TransmissaoNoTempo = {
  inicio: '2026-11-29T13:00:00.000Z',
  fimPrevisto: '2026-11-29T14:30:00.000Z',
  comando: 'auto',
  flagCancelada: false,
  iniciadaEm: null,
  encerradaEm: null,
  chatAntes: 15,
  flagImagem: true,
  flagReplay: true,
  sinal: null,
  sinalEm: null,
}
const minute = 60_000
const inicio = Date.parse(sunday.inicio)
/** What it is, this many minutes after it was to begin. */
const at = (minutes: number, change: Partial<TransmissaoNoTempo> = {}) =>
  estadoTransmissao({ ...sunday, ...change }, new Date(inicio + minutes * minute))
/** Heard a minute before that. */
const heard = (sinal: TransmissaoNoTempo['sinal'], minutes: number) =>
  at(minutes, { sinal, sinalEm: new Date(inicio + (minutes - 1) * minute).toISOString() })

describe('the state of a broadcast', () => {
  it('follows the clock minute by minute', () => {
    for (let minutes = -60; minutes < 120; minutes += 1) {
      const expected =
        minutes < -15 ? 'agendada' : minutes < 0 ? 'sala_aberta' : minutes < 90 ? 'ao_vivo' : 'replay'
      expect(at(minutes), `${minutes} minutes after it began`).toBe(expected)
    }
    expect(at(90, { flagReplay: false })).toBe('encerrada')
  })

  it('is not live without a picture', () => {
    expect(at(10, { flagImagem: false })).toBe('sala_aberta')
  })

  it('is cancelled at every minute', () => {
    for (const minutes of [-60, 0, 60, 600])
      expect(at(minutes, { flagCancelada: true, comando: 'no_ar' })).toBe('cancelada')
  })

  it('is what was heard of it, before what the clock says', () => {
    expect(heard('no_ar', -14)).toBe('ao_vivo')
    expect(heard('espera', 5)).toBe('sala_aberta')
    expect(heard('no_ar', 130)).toBe('ao_vivo')
    expect(heard('acabou', 50)).toBe('replay')
    // The last film at the address is over: that says nothing of this one.
    expect(heard('acabou', -5)).toBe('sala_aberta')
  })

  it('is what the clock says when nothing was heard for three minutes', () => {
    const sinalEm = new Date(inicio).toISOString()
    expect(at(2, { sinal: 'espera', sinalEm })).toBe('sala_aberta')
    expect(at(4, { sinal: 'espera', sinalEm })).toBe('ao_vivo')
  })

  it('is what staff say, before all else', () => {
    expect(at(-40, { comando: 'no_ar' })).toBe('ao_vivo')
    const heardNow = new Date(inicio + 20 * minute).toISOString()
    const waiting = { comando: 'no_ar', sinal: 'espera', sinalEm: heardNow } as const
    expect(at(20, waiting)).toBe('ao_vivo')
    expect(at(20, { comando: 'encerrada', sinal: 'no_ar', sinalEm: heardNow })).toBe('replay')
  })

  it('runs over while staff let it, and ends by itself where they forget', () => {
    expect(at(90 + 359, { comando: 'no_ar' })).toBe('ao_vivo')
    expect(at(90 + 360, { comando: 'no_ar' })).toBe('replay')
  })

  it('keeps its room open after the end', () => {
    const ended = { ...sunday, chatDepois: 10, comando: 'encerrada' as const }
    const room = (minutes: number) =>
      isSalaAberta(
        { ...ended, encerradaEm: new Date(inicio + 70 * minute).toISOString() },
        new Date(inicio + minutes * minute),
      )
    expect([69, 79, 80].map(room)).toEqual([true, true, false])
  })
})

const culto: CultoNoCalendario = {
  id: 1,
  nome: 'Celebração',
  diaSemana: 0,
  hora: '10:00',
  duracaoMinutos: 90,
  alteracoes: [],
}
const make = (now: string, timeZone: string, change: Partial<CultoNoCalendario> = {}) =>
  transmissoesDeCultos([{ ...culto, ...change }], { timeZone, now: new Date(now) })

describe('the broadcasts of services', () => {
  it('stay at ten o’clock when the clocks change, by the zone and not by a distance', () => {
    // The clocks of New York go back on the first of November 2026.
    const made = make('2026-10-24T12:00:00Z', 'America/New_York')
    expect(made.map(({ inicio }) => inicio.toISOString())).toEqual([
      '2026-10-25T14:00:00.000Z',
      '2026-11-01T15:00:00.000Z',
    ])
  })

  it('begin with today by the church’s calendar', () => {
    // Sunday night in São Paulo, Monday in UTC.
    expect(make('2026-11-30T01:00:00Z', 'America/Sao_Paulo')[0]!.data).toBe('2026-11-29')
    expect(make('2026-11-30T04:00:00Z', 'America/Sao_Paulo')[0]!.data).toBe('2026-12-06')
  })

  it('are at another hour, or cancelled, on the date that says so alone', () => {
    const alteracoes = [
      { data: '2026-11-29', flagCancelado: false, hora: '18:30' },
      { data: '2026-12-06', flagCancelado: true, hora: null },
    ]
    const made = make('2026-11-26T12:00:00Z', 'America/Sao_Paulo', { alteracoes })
    expect(made.map(({ inicio, flagCancelada }) => [inicio.toISOString(), flagCancelada])).toEqual([
      ['2026-11-29T21:30:00.000Z', false],
      ['2026-12-06T13:00:00.000Z', true],
    ])
  })
})
