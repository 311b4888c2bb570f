/** Seconds as people write a moment of a video: `0:07`, `12:41`, `1:02:03`. */
export function mediaTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

/** The moment that an address names (`?t=`): `754`, `754s`, `12:34`, `1h2m3s`; null for anything else. */
export function parseMediaTime(text: string | null): number | null {
  const given = (text ?? '').trim()
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(given)
  const units = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(given)
  const [, hours = '0', minutes = '0', seconds = '0'] = clock ?? (given === '' ? null : units) ?? []
  if (!clock && (given === '' || !units)) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** For machines: `PT24S`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.round(seconds)}S`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
