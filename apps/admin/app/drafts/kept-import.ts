/** Drafts that a file has become, each as it was then. They lie on the device of whoever took the file in. */
export interface KeptImport {
  at: string
  drafts: readonly { id: number; title: string; em: string | null }[]
}

export type ListDrafts = (query: {
  page: number
  limit: number
  situacao: 'rascunho'
}) => Promise<{ itens: { id: number; alteradoEm: string | null }[]; mais: boolean }>

const DAY_MS = 86_400_000
const DAYS = 14
/** So many pages of drafts are looked through: more than any file brings. */
const PAGES = 20
const keyOf = (place: string) => `atrio.importado.${place}`

/** What can still be taken back; null where nothing can. */
export function readKept(place: string): KeptImport | null {
  const text = localStorage.getItem(keyOf(place))
  if (text === null) return null
  const kept = JSON.parse(text) as KeptImport
  if (Date.parse(undoneUntil(kept)) > Date.now()) return kept
  localStorage.removeItem(keyOf(place))
  return null
}

/** A device without room forgets: the drafts can be thrown away one by one. */
export function keepImport(place: string, kept: KeptImport | null): void {
  localStorage.removeItem(keyOf(place))
  if (kept === null || kept.drafts.length === 0) return
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(kept))
  } catch {}
}

export const undoneUntil = ({ at }: KeptImport): string =>
  new Date(Date.parse(at) + DAYS * DAY_MS).toISOString()

/** When each draft was last written to: what differs later has been worked on, what is missing was published or is gone. */
export async function readStamps(list: ListDrafts): Promise<Map<number, string | null>> {
  const stamps = new Map<number, string | null>()
  for (let page = 1; page <= PAGES; page += 1) {
    const { itens, mais } = await list({ page, limit: 30, situacao: 'rascunho' })
    for (const { id, alteradoEm } of itens) stamps.set(id, alteradoEm)
    if (!mais) break
  }
  return stamps
}
