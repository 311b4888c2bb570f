import type { Culto } from '@atrio/contract'
import { addDays, instantIn, todayIn, weekdayOf } from '@atrio/rules'

/** One meeting of a weekly service. */
export interface Occurrence {
  culto: Culto
  /** Day on the church's calendar. */
  data: string
  /** Clock time of that day; not the culto's own when it was moved. */
  hora: string
  start: Date
  end: Date
  cancelled: boolean
  moved: boolean
  observacao: string | null
}

export interface NextCulto {
  /** `soon` is within a day; `ended` says that `over` has just finished. */
  state: 'upcoming' | 'soon' | 'live' | 'ended'
  /** The meeting that goes on, else the next one. */
  occurrence: Occurrence
  over: Occurrence | null
  /** Meetings of the coming week that were called off before `occurrence`. */
  calledOff: Occurrence[]
}

const hour = 60 * 60 * 1000
const soonMs = 24 * hour
const endedMs = hour
const noticeMs = 7 * 24 * hour
/** A service called off for longer than this is not announced. */
const weeksAhead = 6

/** What the church's clock says about its services; null when none is to come. */
export function findNextCulto(cultos: readonly Culto[], timeZone: string, now: Date): NextCulto | null {
  const all = occurrencesAround(cultos, timeZone, now)
  const held = all.filter(({ cancelled }) => !cancelled)
  const live = held.findLast(({ start, end }) => start <= now && now < end)
  const next = held.find(({ start }) => start > now)
  const occurrence = live ?? next
  if (!occurrence) return null
  const untilStart = occurrence.start.getTime() - now.getTime()
  const over = held.findLast(({ end }) => end <= now && now.getTime() - end.getTime() < endedMs) ?? null
  const calledOff = all.filter(
    ({ cancelled, start }) =>
      cancelled && start > now && start < occurrence.start && start.getTime() - now.getTime() < noticeMs,
  )
  const state = live
    ? 'live'
    : over && untilStart > hour
      ? 'ended'
      : untilStart < soonMs
        ? 'soon'
        : 'upcoming'
  return { state, occurrence, over: state === 'ended' ? over : null, calledOff }
}

function occurrencesAround(cultos: readonly Culto[], timeZone: string, now: Date): Occurrence[] {
  // A service of up to 24 hours that began the day before may still go on, or have just ended.
  const first = addDays(todayIn(timeZone, now), -2)
  return cultos
    .flatMap((culto) => {
      const offset = (culto.diaSemana - weekdayOf(first) + 7) % 7
      return Array.from({ length: weeksAhead }, (_, week) =>
        toOccurrence(culto, addDays(first, offset + 7 * week), timeZone),
      )
    })
    .sort((a, b) => a.start.getTime() - b.start.getTime() || a.culto.id - b.culto.id)
}

function toOccurrence(culto: Culto, data: string, timeZone: string): Occurrence {
  const alteracao = culto.alteracoes.find((other) => other.data === data)
  const hora = alteracao?.hora ?? culto.hora
  const start = instantIn(timeZone, data, hora)
  return {
    culto,
    data,
    hora,
    start,
    end: new Date(start.getTime() + culto.duracaoMinutos * 60_000),
    cancelled: alteracao?.flagCancelado ?? false,
    moved: hora !== culto.hora,
    observacao: alteracao?.observacao ?? null,
  }
}
