import type { Valores } from '@atrio/contract'

/** So many pages of what the church has are looked through. */
const PAGES = 20

/**
 * Tells whether something is here already, or was asked for before: twice in a file it is one.
 * @param keyOf what makes two the same
 */
export async function readKnown(
  list: (query: { page: number; limit: number }) => Promise<{ itens: { valores: Valores }[]; mais: boolean }>,
  keyOf: (valores: Valores) => string,
): Promise<(key: string) => boolean> {
  const keys = new Set<string>()
  for (let page = 1; page <= PAGES; page += 1) {
    const { itens, mais } = await list({ page, limit: 30 })
    for (const { valores } of itens) keys.add(keyOf(valores))
    if (!mais) break
  }
  return (key) => {
    const isKnown = keys.has(key)
    keys.add(key)
    return isKnown
  }
}
