import { todayIn } from '../time/civil-date.ts'
import { addDays, instantIn, weekdayOf } from '../time/zoned-time.ts'

/** A weekly service that is online, with the dates on which it differs. */
export interface CultoNoCalendario {
  id: number
  nome: string
  /** 0 is Sunday. */
  diaSemana: number
  /** `HH:MM` on the church's clock. */
  hora: string
  duracaoMinutos: number
  alteracoes: readonly { data: string; flagCancelado: boolean; hora: string | null }[]
}

/** A broadcast as its service wants it. */
export interface TransmissaoDeCulto {
  cultoId: number
  /** Day on the church's calendar. */
  data: string
  titulo: string
  inicio: Date
  fimPrevisto: Date
  flagCancelada: boolean
}

/** How many days ahead broadcasts are made. */
export const DAYS_AHEAD = 14

/** The broadcasts of services from today on, by the church's own clock: its zone, never a distance from UTC. */
export function transmissoesDeCultos(
  cultos: readonly CultoNoCalendario[],
  { timeZone, now }: { timeZone: string; now: Date },
): TransmissaoDeCulto[] {
  const today = todayIn(timeZone, now)
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day))
  return days.flatMap((data) =>
    cultos
      .filter(({ diaSemana }) => diaSemana === weekdayOf(data))
      .map((culto) => toTransmissao(culto, data, timeZone)),
  )
}

function toTransmissao(culto: CultoNoCalendario, data: string, timeZone: string): TransmissaoDeCulto {
  const alteracao = culto.alteracoes.find((other) => other.data === data)
  const inicio = instantIn(timeZone, data, alteracao?.hora ?? culto.hora)
  return {
    cultoId: culto.id,
    data,
    titulo: culto.nome,
    inicio,
    fimPrevisto: new Date(inicio.getTime() + culto.duracaoMinutos * 60_000),
    flagCancelada: alteracao?.flagCancelado ?? false,
  }
}
