/**
 * A page's policy comes with the document, and only the documents of some pages may reach somebody else: the tokenisation
 * service (Decision 54), a partner (Decision 241). Whoever came here by a link within the portal is still in the document
 * of another page.
 */
export async function requireOwnDocument(url: string): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  const wanted = new URL(url)
  const path = wanted.pathname.replace(/\.data$/, '')
  if (!navigation || new URL(navigation.name).pathname === path) return
  location.assign(path + wanted.search)
  // The page that is about to go must not show another one in the meantime.
  await new Promise(() => {})
}
