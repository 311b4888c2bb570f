import { expect, it } from 'vitest'
import { instantIn } from '../time/zoned-time.ts'
import { estadoTransmissao, type EstadoTransmissao, type TransmissaoNoTempo } from './estado-transmissao.ts'
import {
  transmissoesDeCultos,
  type CultoNoCalendario,
  type TransmissaoDeCulto,
} from './transmissoes-de-cultos.ts'

const minute = 60_000
/** Ten o'clock on Sundays, for ninety minutes. */
const culto: CultoNoCalendario = {
  id: 1,
  nome: 'Celebração',
  diaSemana: 0,
  hora: '10:00',
  duracaoMinutos: 90,
  alteracoes: [],
}

const onAir = ({ inicio, fimPrevisto, flagCancelada }: TransmissaoDeCulto): TransmissaoNoTempo => ({
  inicio: inicio.toISOString(),
  fimPrevisto: fimPrevisto.toISOString(),
  comando: 'auto',
  flagCancelada,
  iniciadaEm: null,
  encerradaEm: null,
  chatAntes: 15,
  flagImagem: true,
  flagReplay: true,
  sinal: null,
  sinalEm: null,
})

/** What the clock on the church's wall says, without any of our own reckoning with zones. */
function wallClock(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)!.value
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  }
}

function byTheWall(minutes: number, begins: number): EstadoTransmissao {
  if (minutes < begins - 15) return 'agendada'
  if (minutes < begins) return 'sala_aberta'
  return minutes < begins + 90 ? 'ao_vivo' : 'replay'
}

/** Minutes of a day at which the state of its broadcast is not what the wall says. */
function wrongMinutes(
  { day, timeZone }: { day: string; timeZone: string },
  make: () => TransmissaoDeCulto,
  begins = 600,
): number {
  const transmissao = onAir(make())
  let wrong = 0
  const from = instantIn(timeZone, day, '04:00').getTime()
  for (let at = from; at < from + 18 * 60 * minute; at += minute) {
    const wall = wallClock(at, timeZone)
    if (wall.day !== day) continue
    if (estadoTransmissao(transmissao, new Date(at)) !== byTheWall(wall.minutes, begins)) wrong += 1
  }
  return wrong
}

/** Seven times 24 hours, which is a week by no clock on a wall. */
const weekAfter = (at: Date) => new Date(at.getTime() + 7 * 86_400_000)

const make = (timeZone: string, before: string, change: Partial<CultoNoCalendario> = {}) =>
  transmissoesDeCultos([{ ...culto, ...change }], { timeZone, now: new Date(before) })
const ofDay = (all: TransmissaoDeCulto[], day: string) => all.find(({ data }) => data === day)!

it.each([
  ['when the clocks go back', 'America/New_York', '2026-10-26T12:00:00Z', '2026-11-01'],
  ['when the clocks go forward', 'America/New_York', '2027-03-05T12:00:00Z', '2027-03-14'],
  ['in the year in which Brazil gave it up', 'America/Sao_Paulo', '2018-10-30T12:00:00Z', '2018-11-04'],
  ['where half an hour is changed', 'Australia/Lord_Howe', '2026-09-28T12:00:00Z', '2026-10-04'],
  ['on an ordinary Sunday', 'America/Sao_Paulo', '2026-11-26T12:00:00Z', '2026-11-29'],
])('the state of a service is right at each minute of the day %s', (_, timeZone, before, day) => {
  expect(wrongMinutes({ day, timeZone }, () => ofDay(make(timeZone, before), day))).toBe(0)
})

it('and is not where a distance from UTC stands for a zone', () => {
  const [timeZone, day] = ['America/New_York', '2026-11-01']
  const [one, other] = make(timeZone, '2026-10-24T12:00:00Z')
  const careless = { ...other!, inicio: weekAfter(one!.inicio), fimPrevisto: weekAfter(one!.fimPrevisto) }
  expect(wrongMinutes({ day, timeZone }, () => careless)).toBeGreaterThan(100)
})

it('is right at each minute of a day on which it was moved, and of one on which it was called off', () => {
  const [timeZone, before] = ['America/New_York', '2026-10-26T12:00:00Z']
  const moved = { alteracoes: [{ data: '2026-11-01', flagCancelado: false, hora: '18:30' }] }
  const day = '2026-11-01'
  expect(wrongMinutes({ day, timeZone }, () => ofDay(make(timeZone, before, moved), day), 1_110)).toBe(0)
  const off = { alteracoes: [{ data: day, flagCancelado: true, hora: null }] }
  const cancelled = onAir(ofDay(make(timeZone, before, off), day))
  for (let at = Date.parse(cancelled.inicio) - 120 * minute, n = 0; n < 480; n += 1, at += minute) {
    expect(estadoTransmissao(cancelled, new Date(at))).toBe('cancelada')
  }
})

it('is right at each minute over its time: until staff end it, and no more than six hours', () => {
  const transmissao = onAir(make('America/New_York', '2026-10-26T12:00:00Z')[0]!)
  const end = Date.parse(transmissao.fimPrevisto)
  for (let n = -90; n < 480; n += 1) {
    const at = new Date(end + n * minute)
    expect(estadoTransmissao({ ...transmissao, comando: 'no_ar' }, at), `${n} minutes over`).toBe(
      n < 360 ? 'ao_vivo' : 'replay',
    )
    const ended = { ...transmissao, comando: 'encerrada' as const, encerradaEm: at.toISOString() }
    expect(estadoTransmissao(ended, at)).toBe('replay')
  }
})
