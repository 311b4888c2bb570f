import {
  estadoTransmissao,
  type EstadoTransmissao,
  type TransmissaoNoTempo,
} from '../live/estado-transmissao.ts'
import {
  transmissoesDeCultos,
  type CultoNoCalendario,
  type TransmissaoDeCulto,
} from '../live/transmissoes-de-cultos.ts'
import { addDays, instantIn, weekdayOf } from '../time/zoned-time.ts'

const minute = 60_000
/** Ten o'clock on the wall, for ninety minutes. */
export const BEGINS = 600
const LASTS = 90
const OVERTIME = 360

/** The broadcast of a weekly service on one of its days, at ten unless it is changed. */
export function broadcastOn(
  { timeZone, day }: { timeZone: string; day: string },
  change: Partial<CultoNoCalendario['alteracoes'][number]> = {},
): TransmissaoDeCulto {
  const alteracoes = [{ data: day, flagCancelado: false, hora: null, ...change }]
  const culto: CultoNoCalendario = {
    id: 1,
    nome: 'Celebração',
    diaSemana: weekdayOf(day),
    hora: '10:00',
    duracaoMinutos: LASTS,
    alteracoes,
  }
  const now = instantIn(timeZone, addDays(day, -6), '12:00')
  return transmissoesDeCultos([culto], { timeZone, now }).find(({ data }) => data === day)!
}

/** The same where a distance from UTC stands for a zone: seven times 24 hours after the one before. */
export function carelessBroadcastOn({
  timeZone,
  day,
}: {
  timeZone: string
  day: string
}): TransmissaoDeCulto {
  const before = broadcastOn({ timeZone, day: addDays(day, -7) })
  return { ...before, inicio: weekAfter(before.inicio), fimPrevisto: weekAfter(before.fimPrevisto) }
}

const weekAfter = (at: Date) => new Date(at.getTime() + 7 * 24 * 60 * minute)

/** With a picture and a recording, and by the clock alone. */
export const byTheClock = ({
  inicio,
  fimPrevisto,
  flagCancelada,
}: TransmissaoDeCulto): TransmissaoNoTempo => ({
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

/** What it is to be when so many minutes of the day are over on the church's wall. */
export type Wanted = (minutes: number) => EstadoTransmissao

export function onTheWall(begins = BEGINS): Wanted {
  return (minutes) => {
    if (minutes < begins - 15) return 'agendada'
    if (minutes < begins) return 'sala_aberta'
    return minutes < begins + LASTS ? 'ao_vivo' : 'replay'
  }
}

/** Staff have put it on the air, and forget to end it. */
export const overTime: Wanted = (minutes) => (minutes < BEGINS + LASTS + OVERTIME ? 'ao_vivo' : 'replay')

/** Minutes between four in the morning and ten in the evening of a day at which the state is not what the wall says. */
export function wrongMinutes(
  { timeZone, day }: { timeZone: string; day: string },
  transmissao: TransmissaoNoTempo,
  wanted: Wanted,
): number {
  const wall = createWall(timeZone)
  const from = instantIn(timeZone, day, '04:00').getTime()
  let wrong = 0
  for (let at = from; at < from + 18 * 60 * minute; at += minute) {
    const seen = wall(at)
    if (seen.day === day && estadoTransmissao(transmissao, new Date(at)) !== wanted(seen.minutes)) wrong += 1
  }
  return wrong
}

/** What the clock on the church's wall says, without any of our own reckoning with zones. */
function createWall(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return (at: number) => {
    const parts = format.formatToParts(at)
    const of = (type: string) => parts.find((part) => part.type === type)!.value
    return {
      day: `${of('year')}-${of('month')}-${of('day')}`,
      minutes: Number(of('hour')) * 60 + Number(of('minute')),
    }
  }
}
