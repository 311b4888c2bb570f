import { matchLocale, type Locale } from '@atrio/rules'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'

const KEY = 'atrio.locale'

/** What `/admin` of a portal says, what was chosen here, or what the browser asks for. */
export function chooseLanguage(): void {
  const asked = new URLSearchParams(location.search).get('locale')
  const locale = asked === null ? (localStorage.getItem(KEY) ?? navigator.languages.join(',')) : asked
  use(matchLocale(locale))
}

/** The words are read while a page is drawn: all of it is drawn anew. */
export function changeLanguage(locale: Locale): void {
  use(locale)
  const url = new URL(location.href)
  url.searchParams.delete('locale')
  location.replace(url)
}

function use(locale: Locale): void {
  localStorage.setItem(KEY, locale)
  overwriteGetLocale(() => locale)
  document.documentElement.lang = locale
}

/** `3 days ago`. */
export function formatAge(iso: string): string {
  const minutes = Math.round((Date.parse(iso) - Date.now()) / 60_000)
  const format = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' })
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -48 * 60) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 1_440), 'day')
}
