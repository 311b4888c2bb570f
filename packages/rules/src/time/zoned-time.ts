const day = 24 * 60 * 60 * 1000

/**
 * The moment at which the clocks of a place show a time: `2026-12-06`, `19:30`, `America/Sao_Paulo`. A time that the
 * clocks skip means the same distance after the skip; a time that they show twice means the first.
 */
export function instantIn(timeZone: string, data: string, hora: string): Date {
  const wall = Date.parse(`${data}T${hora.slice(0, 5)}:00Z`)
  const before = offsetAt(timeZone, wall - day)
  const after = offsetAt(timeZone, wall + day)
  if (before === after) return new Date(wall - before)
  const shown = [wall - before, wall - after].filter((time) => time + offsetAt(timeZone, time) === wall)
  return new Date(shown.length > 0 ? Math.min(...shown) : wall - before)
}

/** A day of the calendar, some days later or earlier. */
export function addDays(data: string, days: number): string {
  return new Date(Date.parse(`${data}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** Days from one ISO date to another; negative when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)
}

/** 0 is Sunday. */
export function weekdayOf(data: string): number {
  return new Date(`${data}T00:00:00Z`).getUTCDay()
}

const offsets = new Map<string, number>()
const manyOffsets = 5_000

/** Milliseconds by which the clocks of a place are ahead of UTC; they change at quarters of an hour only. */
export function offsetAt(timeZone: string, time: number): number {
  const key = `${timeZone} ${Math.floor(time / 900_000)}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    if (offsets.size >= manyOffsets) offsets.clear()
    offset = readOffset(timeZone, time)
    offsets.set(key, offset)
  }
  return offset
}

function readOffset(timeZone: string, time: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatFor(timeZone).formatToParts(time)) part[type] = Number(value)
  const { year = 0, month = 1, day: date, hour, minute, second } = part
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(time / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()

// Building a format costs a hundred times more than using one; churches have few zones.
function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  return format
}
