import { instantIn } from './zoned-time.ts'

/** An appointment of a calendar file, as an event would begin with it. */
export interface CalendarEvent {
  nome: string
  /** Moments, ISO. */
  dataInicio: string
  dataFim: string
  local: string | null
  descricao: string | null
  /** What the file says of its time and an event cannot: it repeats, is of an unknown zone, or was called off. */
  notas: ('repete' | 'zona' | 'cancelado')[]
}

export type CalendarRefusal = 'kind' | 'empty' | 'long'

export const CALENDAR_BYTES = 1024 * 1024
const MOST_EVENTS = 500
const HOUR_MS = 3_600_000

interface Line {
  name: string
  params: Record<string, string>
  value: string
}

/**
 * Reads the appointments of an iCalendar file (RFC 5545). Times without a zone, of whole days and of zones that nobody
 * knows are those of the church; one that repeats is its first date alone.
 */
export function readCalendar(
  text: string,
  { timeZone }: { timeZone: string },
): { eventos: CalendarEvent[] } | { refused: CalendarRefusal } {
  if (text.length > CALENDAR_BYTES) return { refused: 'long' }
  const lines = unfold(text).map(parseLine)
  if (lines.find(({ name }) => name !== '')?.value.toUpperCase() !== 'VCALENDAR') return { refused: 'kind' }
  const blocks = blocksOf(lines)
  if (blocks.length > MOST_EVENTS) return { refused: 'long' }
  const eventos = blocks.flatMap((block) => toEvent(block, timeZone) ?? [])
  return eventos.length === 0 ? { refused: 'empty' } : { eventos }
}

/** Long lines go on in the next, after a blank. */
function unfold(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
}

function parseLine(line: string): Line {
  const [, head = '', value = ''] = /^((?:[^":]|"[^"]*")+):(.*)$/.exec(line) ?? []
  const [name = '', ...params] = head.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  return {
    name: name.toUpperCase(),
    value,
    params: Object.fromEntries(
      params.map((param) => {
        const [key = '', said = ''] = param.split(/=(.*)/)
        return [key.toUpperCase(), said.replaceAll('"', '')]
      }),
    ),
  }
}

/** The lines of each appointment, without those of the alarms within. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  const open: string[] = []
  for (const line of lines) {
    const kind = line.value.toUpperCase()
    if (line.name === 'BEGIN') {
      open.push(kind)
      if (kind === 'VEVENT') blocks.push([])
    } else if (line.name === 'END') open.pop()
    else if (open.at(-1) === 'VEVENT') blocks.at(-1)!.push(line)
  }
  return blocks
}

function toEvent(lines: readonly Line[], timeZone: string): CalendarEvent | null {
  const of = (name: string) => lines.find((line) => line.name === name)
  const start = of('DTSTART')
  const begins = start && momentOf(start, timeZone)
  const nome = plain(of('SUMMARY')?.value ?? '').replaceAll('\n', ' ')
  if (!begins || nome === '') return null
  const end = endOf({ begins, end: of('DTEND'), lasts: of('DURATION')?.value }, timeZone)
  const repeats = ['RRULE', 'RDATE', 'RECURRENCE-ID'].some((name) => of(name))
  const isCancelled = of('STATUS')?.value.toUpperCase() === 'CANCELLED'
  return {
    nome: nome.slice(0, 120).trim(),
    dataInicio: begins.at.toISOString(),
    dataFim: end.toISOString(),
    local:
      plain(of('LOCATION')?.value ?? '')
        .replaceAll('\n', ', ')
        .slice(0, 120) || null,
    descricao: plain(of('DESCRIPTION')?.value ?? '').slice(0, 10_000) || null,
    notas: [
      ...(repeats ? (['repete'] as const) : []),
      ...(begins.isGuessed ? (['zona'] as const) : []),
      ...(isCancelled ? (['cancelado'] as const) : []),
    ],
  }
}

interface Moment {
  at: Date
  isDay: boolean
  /** Its zone is none that is known here. */
  isGuessed: boolean
}

function momentOf({ value, params }: Line, timeZone: string): Moment | null {
  const [, y, mo, d, h, mi, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d{0,2}(Z?))?$/.exec(value.trim()) ?? []
  if (y === undefined) return null
  const data = `${y}-${mo}-${d}`
  if (new Date(`${data}T00:00:00Z`).toISOString().slice(0, 10) !== data) return null
  if (h === undefined) return { at: instantIn(timeZone, data, '00:00'), isDay: true, isGuessed: false }
  if (Number(h) > 23 || Number(mi) > 59) return null
  if (utc === 'Z') return { at: new Date(`${data}T${h}:${mi}:00Z`), isDay: false, isGuessed: false }
  const zone = params['TZID']
  const isKnown = zone === undefined || isZone(zone)
  const at = instantIn(zone !== undefined && isKnown ? zone : timeZone, data, `${h}:${mi}`)
  return { at, isDay: false, isGuessed: !isKnown }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Without an end an appointment lasts an hour, a day until the next. */
function endOf(
  { begins, end, lasts }: { begins: Moment; end: Line | undefined; lasts: string | undefined },
  timeZone: string,
): Date {
  const said = end && momentOf(end, timeZone)
  if (said && said.at > begins.at) return said.at
  const [, w = 0, d = 0, h = 0, m = 0] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(lasts ?? '') ?? []
  const length = (Number(w) * 168 + Number(d) * 24 + Number(h)) * HOUR_MS + Number(m) * 60_000
  if (length > 0 && length < 366 * 24 * HOUR_MS) return new Date(begins.at.getTime() + length)
  return new Date(begins.at.getTime() + (begins.isDay ? 24 : 1) * HOUR_MS)
}

const plain = (value: string) =>
  value
    .replaceAll(/\\n/gi, '\n')
    .replaceAll(/\\([\\;,])/g, '$1')
    .trim()
