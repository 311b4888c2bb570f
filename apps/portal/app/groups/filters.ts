import { periodosCelula, publicosCelula, type LugarCelula } from '@atrio/contract'
import { readFilter } from '../reader/list-url.ts'

/** What the list is narrowed by, as the address spells it. */
export interface GroupFilters {
  dia?: string
  periodo?: (typeof periodosCelula)[number]
  publico?: (typeof publicosCelula)[number]
  idioma?: 'pt_BR' | 'en' | 'es'
  online?: 'true'
  criancas?: 'true'
  acessivel?: 'true'
  vagas?: 'true'
  /** The name of a neighbourhood; or where the visitor is, to about a kilometre. */
  perto?: string
  latitude?: string
  longitude?: string
  /** Kilometres. */
  distancia?: string
}

export const kilometres = ['2', '5', '10', '25'] as const

// Two decimals are about a kilometre: what says more never gets further than this.
const DEGREES = /^-?\d{1,3}(\.\d{1,2})?$/

export function readGroupFilters(query: URLSearchParams): GroupFilters {
  const found = {
    dia: readFilter(query, 'dia', /^[0-6](,[0-6]){0,6}$/),
    periodo: readFilter(query, 'periodo', new RegExp(`^(${periodosCelula.join('|')})$`)),
    publico: readFilter(query, 'publico', new RegExp(`^(${publicosCelula.join('|')})$`)),
    idioma: readFilter(query, 'idioma', /^(pt_BR|en|es)$/),
    online: readFilter(query, 'online', /^true$/),
    criancas: readFilter(query, 'criancas', /^true$/),
    acessivel: readFilter(query, 'acessivel', /^true$/),
    vagas: readFilter(query, 'vagas', /^true$/),
    perto: readFilter(query, 'perto', /^.{1,120}$/u),
    latitude: readFilter(query, 'latitude', DEGREES),
    longitude: readFilter(query, 'longitude', DEGREES),
    distancia: readFilter(query, 'distancia', new RegExp(`^(${kilometres.join('|')})$`)),
  }
  const given = Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  ) as GroupFilters
  const isPlace = Math.abs(Number(given.latitude)) <= 85 && Math.abs(Number(given.longitude)) <= 180
  const { latitude: _latitude, longitude: _longitude, perto, ...others } = given
  if (isPlace) return { ...others, latitude: given.latitude!, longitude: given.longitude! }
  return perto ? { ...others, perto } : others
}

/** The same as calls take it: a neighbourhood by where it is, and no distance from nowhere. */
export function toFiltros(
  { perto, distancia, ...filters }: GroupFilters,
  lugares: readonly LugarCelula[],
): Omit<GroupFilters, 'perto' | 'latitude' | 'longitude'> & {
  latitude?: string | number
  longitude?: string | number
} {
  const lugar = lugares.find((one) => placeName(one) === perto)
  const place = lugar ? { latitude: lugar.latitude, longitude: lugar.longitude } : {}
  const from = { ...filters, ...place }
  return { ...from, ...(distancia && from.latitude !== undefined ? { distancia } : {}) }
}

/** `Vila Mariana, São Paulo` */
export function placeName({ bairro, cidade }: Pick<LugarCelula, 'bairro' | 'cidade'>): string {
  return [bairro, cidade].filter(Boolean).join(', ')
}

/** Without a filter, as the address has it; without a distance the place goes, too. */
export function without(
  filters: GroupFilters,
  filtro: Exclude<keyof GroupFilters, 'perto' | 'latitude' | 'longitude'>,
): GroupFilters {
  const { [filtro]: _gone, ...others } = filters
  if (filtro !== 'distancia') return others
  const { perto: _perto, latitude: _latitude, longitude: _longitude, ...anywhere } = others
  return anywhere
}
