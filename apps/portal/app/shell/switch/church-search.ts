/** What someone looks for in the list of churches, as its address holds it. */
export interface ChurchSearch {
  busca: string
  page: number
  place: Place | null
}

export interface Place {
  latitude: number
  longitude: number
}

/** Churches on one page of the list. */
export const churchesPerPage = 24

/** Reads the address; a part that makes no sense counts as absent. */
export function readChurchSearch(query: URLSearchParams): ChurchSearch {
  const page = Number(query.get('page'))
  const latitude = readDegrees(query.get('latitude'), 90)
  const longitude = readDegrees(query.get('longitude'), 180)
  return {
    busca: (query.get('busca') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    place: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  }
}

/** The query of an address that holds the search; defaults are left out. */
export function churchSearchQuery({ busca, page, place }: ChurchSearch): Record<string, string> {
  return {
    ...(busca ? { busca } : {}),
    ...(place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }
}

/** About a kilometre: enough to order churches, too little to find a door. */
export function roundPlace({ latitude, longitude }: Place): Place {
  return { latitude: round(latitude), longitude: round(longitude) }
}

function round(degrees: number): number {
  // `+ 0` turns a negative zero into a plain one.
  return Math.round(degrees * 100) / 100 + 0
}

function readDegrees(text: string | null, limit: number): number | null {
  const degrees = text?.trim() ? Number(text) : Number.NaN
  return Math.abs(degrees) <= limit ? round(degrees) : null
}
