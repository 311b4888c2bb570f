import { LANGUAGE_COOKIE, type Locale } from '@atrio/rules'
import { getLocale } from '../paraglide/runtime.js'

const YEAR_S = 31_536_000

/** The language that the server chose for this document, asked for in its address or not, is that of the next one too. */
export function keepLanguage(): void {
  remember(getLocale())
}

/** Scripts are of one language (Decision 238): the page is loaded anew. */
export function changeLanguage(locale: Locale): void {
  remember(locale)
  const url = new URL(location.href)
  url.searchParams.delete('locale')
  location.replace(url)
}

function remember(locale: Locale): void {
  document.cookie = `${LANGUAGE_COOKIE}=${locale};path=/;max-age=${YEAR_S};samesite=lax`
}

/** `3 days ago`. */
export function formatAge(iso: string): string {
  const minutes = Math.round((Date.parse(iso) - Date.now()) / 60_000)
  const format = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' })
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -48 * 60) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 1_440), 'day')
}
