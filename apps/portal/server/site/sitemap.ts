import { searchCalls, type ApiCall, type ModuloCodigo, type Pagina } from '@atrio/contract'
import { kindAddresses, slices } from '@atrio/portal/slices'
import { offeredLocales, type ChurchLanguages, type Locale } from '@atrio/rules'

/**
 * Single things in one file, each in every language. The protocol allows 50,000 addresses and 50 MB; this is some 4,000
 * and 3 MB, which the cache of pages can keep.
 */
const IN_ONE_FILE = 1_000

interface Church {
  api: ApiCall
  origin: string
  slug: string
  modulos: readonly ModuloCodigo[]
  igreja: ChurchLanguages
}

/** All pages of a church, or the index of the files that hold them when they are more than fit into one. */
export async function sitemap({ api, origin, slug, modulos, igreja }: Church): Promise<string> {
  const { paginas, total } = await listPaginas(api, slug, 1)
  if (total <= IN_ONE_FILE) return urlset({ origin, igreja }, [...standing(modulos), ...paginas.map(toEntry)])
  const files = Array.from({ length: 1 + Math.ceil(total / IN_ONE_FILE) }, (_, number) => number)
  return document(
    'sitemapindex',
    files.map((number) => `<sitemap><loc>${escape(`${origin}/sitemap-${number}.xml`)}</loc></sitemap>`),
  )
}

/** One of the files of the index: 0 has the pages that stand still. Null where there is none. */
export async function sitemapPart(
  { api, origin, slug, modulos, igreja }: Church,
  number: number,
): Promise<string | null> {
  const { paginas, total } = await listPaginas(api, slug, Math.max(1, number))
  if (total <= IN_ONE_FILE || paginas.length === 0) return null
  return urlset({ origin, igreja }, number === 0 ? standing(modulos) : paginas.map(toEntry))
}

function listPaginas(api: ApiCall, slug: string, page: number) {
  return api(searchCalls.listPaginas, { params: { slug }, query: { page, limit: IN_ONE_FILE } })
}

function standing(modulos: readonly ModuloCodigo[]): Entry[] {
  return Object.values(slices)
    .filter(({ modulo }) => modulo === undefined || modulos.includes(modulo))
    .flatMap(({ sitemap = [] }) => sitemap.map((path) => ({ path, changed: null })))
}

interface Entry {
  path: string
  /** W3C date and time. */
  changed: string | null
}

function toEntry({ tipo, chave, pai, dataAlteracao }: Pagina): Entry {
  return {
    path: kindAddresses[tipo](chave, pai ?? ''),
    changed: dataAlteracao,
  }
}

/** Pages in each language of the church, each naming the others (hreflang). */
function urlset({ origin, igreja }: Pick<Church, 'origin' | 'igreja'>, entries: readonly Entry[]): string {
  const offered = offeredLocales(igreja)
  // A page that there is in one language alone has no others to name.
  const locales: readonly Locale[] = offered.length > 1 ? offered : []
  const urls = entries.flatMap(({ path, changed }) => {
    const page = escape(origin + path)
    const others = locales.map((locale) => alternate(locale, `${page}?lang=${locale}`))
    const alternates = others.length > 0 ? [...others, alternate('x-default', page)].join('') : ''
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return [page, ...locales.map((locale) => `${page}?lang=${locale}`)].map(
      (address) => `<url><loc>${address}</loc>${lastmod}${alternates}</url>`,
    )
  })
  return document('urlset', urls)
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">` +
    `${entries.join('')}</${root}>\n`
  )
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
