/** Pages that have nothing for who comes from a search: personal pages, and what other sites embed. */
const CLOSED = ['/api/', '/embed/', '/error', '/user/', '/admin']

/** A host without an active church has nothing to be found. */
export function robots(origin: string, isOpen: boolean): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
  return `User-agent: *\n${closed}\n\nSitemap: ${origin}/sitemap.xml\n`
}
