import type { periodosCelula } from '@atrio/contract'
import {
  capitalized,
  FALLBACK_LOCALE,
  formatDistance,
  localeOf,
  weekdayNames,
  type Locale,
} from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { languageName } from '../reader/language-name.ts'
import { forText } from './celula-words.ts'
import type { GroupFilters } from './filters.ts'

/** Days that many have time together. */
export const DAYS_OF_WORK = '1,2,3,4,5'
export const WEEKEND = '0,6'

export const timeText = {
  manha: m.groups_time_manha,
  tarde: m.groups_time_tarde,
  noite: m.groups_time_noite,
} satisfies Record<(typeof periodosCelula)[number], () => string>

export const flags = ['vagas', 'online', 'criancas', 'acessivel'] as const

export const flagText = {
  online: m.groups_with_online,
  criancas: m.groups_with_criancas,
  acessivel: m.groups_with_acessivel,
  vagas: m.groups_with_vagas,
} satisfies Record<(typeof flags)[number], () => string>

/** What one filter asks for, in words: `Sexta-feira`, `Até 5 km`. */
export function filterText(
  filtro: string,
  { busca, ...filters }: GroupFilters & { busca?: string | undefined },
  locale: Locale,
): string {
  const { dia, periodo, publico, idioma, distancia } = filters
  if (filtro === 'busca' && busca) return m.groups_filter_words({ busca })
  if (filtro === 'dia' && dia) return daysText(dia, locale)
  if (filtro === 'periodo' && periodo) return timeText[periodo]()
  if (filtro === 'publico' && publico) return forText[publico]()
  if (filtro === 'idioma' && idioma) return languageText(idioma, locale)
  if (filtro === 'distancia' && distancia) return distanceText(distancia, locale)
  return flags.find((flag) => flag === filtro) ? flagText[filtro as (typeof flags)[number]]() : ''
}

/** All that somebody looks for, one after the other. */
export function filtersText(
  filters: GroupFilters & { busca?: string | undefined; lugar?: string | undefined },
  locale: Locale,
): string {
  const { distancia: _, lugar, perto = lugar, latitude, ...others } = filters
  const named = ['busca', ...Object.keys(others).filter((name) => name !== 'busca' && name !== 'longitude')]
    .map((filtro) => filterText(filtro, filters, locale))
    .filter(Boolean)
  const place = perto ?? (latitude === undefined ? '' : m.groups_near_you())
  const near = place && filters.distancia ? `${place} (${distanceText(filters.distancia, locale)})` : place
  return [...named, ...(near ? [near] : [])].join(' · ')
}

export function distanceText(distancia: string | number, locale: Locale): string {
  return m.groups_distance_within({ distance: formatDistance(Number(distancia) * 1_000, locale) })
}

export function daysText(dia: string, locale: Locale): string {
  if (dia === DAYS_OF_WORK) return m.groups_day_work()
  if (dia === WEEKEND) return m.groups_day_weekend()
  const names = weekdayNames(locale)
  return dia
    .split(',')
    .map((day) => capitalized(names[Number(day)]!, locale))
    .join(', ')
}

export function languageText(idioma: NonNullable<GroupFilters['idioma']>, locale: Locale): string {
  return capitalized(languageName(localeOf(idioma) ?? FALLBACK_LOCALE, locale), locale)
}
