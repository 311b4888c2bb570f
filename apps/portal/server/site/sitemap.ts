import { LOCALES } from '@atrio/rules'
import type { ModuloCodigo } from '@atrio/contract'

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
  { path: '/devotionals', modulo: 'MOD_DEVOCIONAL' },
  { path: '/news', modulo: 'MOD_NOTICIA' },
  { path: '/ministries' },
  { path: '/ebds', modulo: 'MOD_EBD' },
  { path: '/publication-types', modulo: 'MOD_PUBLICACAO' },
  { path: '/publications', modulo: 'MOD_PUBLICACAO' },
]

/** The pages of a church in each language, each naming the others (hreflang). */
export function sitemap(origin: string, modulos: readonly ModuloCodigo[]): string {
  const open = pages.filter(({ modulo }) => modulo === undefined || modulos.includes(modulo))
  const urls = open.flatMap(({ path }) => {
    const page = escape(origin + path)
    const alternates = [
      ...LOCALES.map((locale) => alternate(locale, `${page}?lang=${locale}`)),
      alternate('x-default', page),
    ].join('')
    return [page, ...LOCALES.map((locale) => `${page}?lang=${locale}`)].map(
      (address) => `<url><loc>${address}</loc>${alternates}</url>`,
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>\n`
  )
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
