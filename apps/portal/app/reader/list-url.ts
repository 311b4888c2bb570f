/** What a list of things to read is asked for in its address; filters of one list alone are read by that list. */
export interface ListSearch {
  busca: string
  page: number
}

export const itemsPerPage = 12

export function readListSearch(params: URLSearchParams): ListSearch {
  const page = Number(params.get('page') ?? 1)
  return {
    busca: (params.get('busca') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** A filter's value in the address, or undefined for one that is absent or longer than any value of ours. */
export function readFilter(
  params: URLSearchParams,
  name: string,
  pattern = /^.{1,80}$/u,
): string | undefined {
  const value = params.get(name) ?? ''
  return pattern.test(value) ? value : undefined
}

/** The search as the API takes it. */
export function apiQuery({ busca, page }: ListSearch): { busca?: string; page: number; limit: number } {
  return { ...(busca ? { busca } : {}), page, limit: itemsPerPage }
}

/** The search as an address has it: what is not asked for does not stand in it. */
export function listQuery(
  { busca, page }: ListSearch,
  filters: Record<string, string | undefined> = {},
): Record<string, string> {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return {
    ...(busca ? { busca } : {}),
    ...Object.fromEntries(given),
    ...(page > 1 ? { page: String(page) } : {}),
  }
}
