/** What has moved here from portals, by its address there; what comes after it is kept. */
const moved: Readonly<Record<string, string>> = {
  '/orders': '/dinheiro',
  '/groups/desk': '/grupos',
  '/prayer/desk': '/oracao',
}

/** Where a page of a portal is here, below the church's address; the first page for any other (Decision 200). */
export function placeOf(pagina: string | null): string {
  const asked = pagina ?? ''
  const from = Object.keys(moved).find((one) => asked === one || asked.startsWith(`${one}/`))
  if (from === undefined) return ''
  return moved[from]! + asked.slice(from.length).split('/').map(encodeURIComponent).join('/')
}
