import { offeredLocales, truncateDescription, type ChurchLanguages, type Locale } from '@atrio/rules'
import type { LinkDescriptor, MetaDescriptor } from 'react-router'

/** What a page says about itself to search engines and to whoever shares it. */
export interface PageSummary {
  /** Without the church's name, which is added; absent on the church's home. */
  title?: string
  /** Text or HTML of any length; cut to 160 characters (Spec §9). */
  description?: string | null
  /** A PNG, JPEG or WebP of the page's own, at least 1200 × 630; else the church's drawn one. */
  image?: string | null
  /** A page that only makes sense to who is on it: forms, personal pages. */
  hidden?: boolean
  /** schema.org, from lib/seo/structured-data.ts. */
  jsonLd?: object
}

/** The arguments of a route's `meta`, as far as they are needed here. */
export interface PageMetaArgs {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

interface RootData {
  origin: string
  locale: Locale
  church: ({ nome: string } & ChurchLanguages) | null
}

/**
 * The whole of a page's `meta`: title, description, Open Graph, canonical address, one alternate for each language.
 * A page's `meta` export returns it.
 */
export function pageMeta({ location, matches }: PageMetaArgs, page: PageSummary): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const site = root?.church?.nome ?? 'Atrio'
  const title = page.title ? `${page.title} · ${site}` : site
  const description = truncateDescription(page.description ?? '')
  const about: MetaDescriptor[] = description ? [{ name: 'description', content: description }] : []
  if (!root || page.hidden) return [{ title }, ...about, { name: 'robots', content: 'noindex' }]
  const address = root.origin + location.pathname
  const isInLanguage = new URLSearchParams(location.search).get('lang') === root.locale
  const canonical = isInLanguage ? `${address}?lang=${root.locale}` : address
  return [
    { title },
    ...about,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates(address, offeredLocales(root.church)),
    ...openGraph({ ...page, title: page.title ?? site, description, site, canonical, root }),
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd as Record<string, never> }] : []),
  ]
}

/** Icons and manifest of the church, for the root's `links`. */
export const siteLinks: LinkDescriptor[] = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** None for a page that there is in one language alone. */
function alternates(address: string, locales: readonly Locale[]): MetaDescriptor[] {
  if (locales.length < 2) return []
  return [
    ...locales.map((locale) => alternate(locale, `${address}?lang=${locale}`)),
    alternate('x-default', address),
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function openGraph(page: {
  title: string
  description: string
  image?: string | null
  site: string
  canonical: string
  root: RootData
}): MetaDescriptor[] {
  // Of what is kept in several widths, the one that is enough for a card.
  const given = page.image?.replace(/#foco=.*$/, '?l=1200')
  const own = given && /^[^?#]+\.(png|jpe?g|webp)(\?l=1200)?$/i.test(given) ? given : null
  const image = new URL(own ?? '/share.png', page.root.origin).href
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': page.site,
    'og:title': page.title,
    ...(page.description ? { 'og:description': page.description } : {}),
    'og:url': page.canonical,
    'og:image': image,
    ...(own ? {} : { 'og:image:width': '1200', 'og:image:height': '630' }),
    'og:image:alt': page.title,
    'og:locale': page.root.locale.replace('-', '_'),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    // The other fields are read from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
