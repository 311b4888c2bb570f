import { LOCALES } from '@atrio/rules'
import { searchCalls, type ApiCall, type ModuloCodigo, type Pagina, type TipoPagina } from '@atrio/contract'

/** The public pages that stand still, with the module that must be on; a slice with such a page adds it. */
const pages: readonly { path: string; modulo?: ModuloCodigo }[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/event', modulo: 'MOD_EVENTO' },
  { path: '/give', modulo: 'MOD_DOACAO' },
  { path: '/songs' },
  { path: '/videos' },
  { path: '/bible' },
  { path: '/podcast' },
  { path: '/churchs' },
  { path: '/help' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/devotionals', modulo: 'MOD_DEVOCIONAL' },
  { path: '/news', modulo: 'MOD_NOTICIA' },
  { path: '/ministries' },
  { path: '/ebds', modulo: 'MOD_EBD' },
  { path: '/publication-types', modulo: 'MOD_PUBLICACAO' },
  { path: '/publications', modulo: 'MOD_PUBLICACAO' },
]

/** Where the single things that a church publishes stand. A new kind of page adds its line. */
const addresses: Record<TipoPagina, (chave: string, pai: string) => string> = {
  devocional: (id) => `/devotionals/${id}`,
  noticia: (id) => `/news/${id}`,
  evento: (id) => `/event/${id}`,
  ebd: (slug) => `/ebds/${slug}`,
  publicacao: (slug) => `/publications/${slug}`,
  ministerio: (id) => `/ministries/${id}`,
  projeto: (id, ministerio) => `/ministries/${ministerio}/projects/${id}`,
  louvor: (id) => `/songs/${id}`,
  video: (videoId) => `/videos/${videoId}`,
}

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
}

/** All pages of a church, or the index of the files that hold them when they are more than fit into one. */
export async function sitemap({ api, origin, slug, modulos }: Church): Promise<string> {
  const { paginas, total } = await listPaginas(api, slug, 1)
  if (total <= IN_ONE_FILE) return urlset(origin, [...standing(modulos), ...paginas.map(toEntry)])
  const files = Array.from({ length: 1 + Math.ceil(total / IN_ONE_FILE) }, (_, number) => number)
  return document(
    'sitemapindex',
    files.map((number) => `<sitemap><loc>${escape(`${origin}/sitemap-${number}.xml`)}</loc></sitemap>`),
  )
}

/** One of the files of the index: 0 has the pages that stand still. Null where there is none. */
export async function sitemapPart(
  { api, origin, slug, modulos }: Church,
  number: number,
): Promise<string | null> {
  const { paginas, total } = await listPaginas(api, slug, Math.max(1, number))
  if (total <= IN_ONE_FILE || paginas.length === 0) return null
  return urlset(origin, number === 0 ? standing(modulos) : paginas.map(toEntry))
}

function listPaginas(api: ApiCall, slug: string, page: number) {
  return api(searchCalls.listPaginas, { params: { slug }, query: { page, limit: IN_ONE_FILE } })
}

function standing(modulos: readonly ModuloCodigo[]): Entry[] {
  return pages
    .filter(({ modulo }) => modulo === undefined || modulos.includes(modulo))
    .map(({ path }) => ({ path, changed: null }))
}

interface Entry {
  path: string
  /** W3C date and time. */
  changed: string | null
}

function toEntry({ tipo, chave, pai, dataAlteracao }: Pagina): Entry {
  return {
    path: addresses[tipo](encodeURIComponent(chave), encodeURIComponent(pai ?? '')),
    changed: dataAlteracao,
  }
}

/** Pages in each language, each naming the others (hreflang). */
function urlset(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const page = escape(origin + path)
    const alternates = [
      ...LOCALES.map((locale) => alternate(locale, `${page}?lang=${locale}`)),
      alternate('x-default', page),
    ].join('')
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return [page, ...LOCALES.map((locale) => `${page}?lang=${locale}`)].map(
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
