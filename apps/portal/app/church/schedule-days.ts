import type { Culto } from '@atrio/contract'

export interface ScheduleDay {
  diaSemana: number
  cultos: Culto[]
}

/** The services by weekday, from the day on which the reader's week begins; days without any are left out. */
export function scheduleDays(cultos: readonly Culto[], firstWeekday: number): ScheduleDay[] {
  return Array.from({ length: 7 }, (_, index) => (firstWeekday + index) % 7)
    .map((diaSemana) => ({
      diaSemana,
      cultos: cultos
        .filter((culto) => culto.diaSemana === diaSemana)
        .sort((a, b) => a.hora.localeCompare(b.hora) || a.id - b.id),
    }))
    .filter((day) => day.cultos.length > 0)
}

/** The first `count` of these days from `weekday` on, today among them. */
export function nextDays(days: readonly ScheduleDay[], weekday: number, count: number): ScheduleDay[] {
  const away = ({ diaSemana }: ScheduleDay) => (diaSemana - weekday + 7) % 7
  return days.toSorted((a, b) => away(a) - away(b)).slice(0, count)
}

/** The dates from today on that differ from the weekly rule, in order. */
export function comingChanges(culto: Pick<Culto, 'alteracoes'>, today: string): Culto['alteracoes'] {
  return culto.alteracoes.filter(({ data }) => data >= today).sort((a, b) => a.data.localeCompare(b.data))
}
