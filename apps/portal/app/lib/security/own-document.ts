/**
 * A page's policy comes with the document, and only the documents of some pages may reach somebody else: the tokenisation
 * service (Decision 54), a partner (Decision 241). Whoever came here by a link within the portal is still in the document
 * of another page.
 */
export async function requireOwnDocument(url: string): Promise<void> {
  if (isOwnDocument(url)) return
  const wanted = new URL(url)
  location.assign(pathOf(wanted) + wanted.search)
  // The page that is about to go must not show another one in the meantime.
  await new Promise(() => {})
}

/** Whether the document that is here was fetched for this address. */
export function isOwnDocument(url: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || new URL(navigation.name).pathname === pathOf(new URL(url))
}

const pathOf = ({ pathname }: URL) => pathname.replace(/\.data$/, '')
