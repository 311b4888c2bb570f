import type { ApiCall } from '@atrio/contract'
import { securityHeaders } from '../security-headers.ts'
import { churchOf, type Bootstrap, type ChurchBase } from '../church-base.ts'
import type { Made } from '../fresh-cache.ts'
import { storedSize, storeResponse, type StoredResponse } from '../stored-response.ts'
import type { PictureSubject } from './church-pictures.ts'
import { iconFiles, makeIcon, type ReadMedia } from './icons.ts'
import { webManifest } from './manifest.ts'
import type { Draw } from './pictures.ts'
import { makePodcastCover } from './podcast-cover.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapPart } from './sitemap.ts'

const HOUR = 3_600_000
const XML = 'application/xml; charset=utf-8'

interface Site {
  origin: string
  api: ApiCall
  bootstrap: Bootstrap
  readMedia: ReadMedia | undefined
  draw: Draw
}

type SiteFile = { type: string; body: string | Buffer } | null

/** Files that every church's site has at fixed addresses, made from the church; null where it has no such file. */
const makers: Record<string, (site: Site) => Promise<SiteFile> | SiteFile> = {
  '/robots.txt': ({ origin, bootstrap }) => ({
    type: 'text/plain; charset=utf-8',
    body: robots(origin, bootstrap.state === 'loaded'),
  }),
  '/sitemap.xml': ofChurch(async ({ igreja, modulos }, { api, origin }) => ({
    type: XML,
    body: await sitemap({ api, origin, modulos, igreja, slug: igreja.slug }),
  })),
  '/manifest.webmanifest': ofChurch((base) => ({
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify(webManifest(base)),
  })),
  '/share.png': ofChurch(async (base, { draw }) => {
    const subject = subjectOf(base)
    return { type: 'image/png', body: await draw('share', { subject }, subject.seed) }
  }),
  '/podcast.jpg': ofChurch(async (base, { api, readMedia, draw }) => {
    const body = await makePodcastCover(subjectOf(base), { api, slug: base.igreja.slug, readMedia, draw })
    return body && { type: 'image/jpeg', body }
  }),
  '/favicon.svg': async ({ bootstrap, draw }) => {
    const subject = bootstrap.state === 'loaded' ? subjectOf(bootstrap.base) : PLATFORM
    return { type: 'image/svg+xml', body: await draw('favicon', { subject }, subject.seed) }
  },
  // Asked for by programs that read no page.
  '/favicon.ico': async ({ bootstrap, draw }) => ({
    type: 'image/png',
    body: await makeIcon(
      bootstrap.state === 'loaded' ? iconSubject(bootstrap.base) : PLATFORM,
      '/icon-192.png',
      { draw },
    ),
  }),
  ...Object.fromEntries(
    (Object.keys(iconFiles) as (keyof typeof iconFiles)[]).map((path) => [
      path,
      ofChurch(async (base, { readMedia, draw }) => ({
        type: 'image/png',
        body: await makeIcon(iconSubject(base), path, { readMedia, draw }),
      })),
    ]),
  ),
}

/** The files of a large church's sitemap, by number. */
const SITEMAP_PART = /^\/sitemap-(0|[1-9]\d{0,4})\.xml$/

export const siteFilePaths = Object.keys(makers)

/** Makes the file of a path in `siteFilePaths`, or a part of the sitemap. */
export async function makeSiteFile(path: string, site: Site): Promise<Made<StoredResponse>> {
  const { bootstrap } = site
  const failed = bootstrap.state === 'failed'
  const file = failed ? null : await (makers[path] ?? makeSitemapPart(path))(site)
  const found = failed ? 503 : 404
  const stored = storeResponse(
    file ? 200 : found,
    {
      ...securityHeaders,
      'content-type': file?.type ?? 'text/plain; charset=utf-8',
      'cache-control': file ? 'public, max-age=300, s-maxage=300, stale-while-revalidate=86400' : 'no-store',
      // Those who show a shared link's picture are other sites.
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Host',
    },
    Buffer.from(file?.body ?? ''),
  )
  return {
    value: stored,
    igrejaId: churchOf(bootstrap)?.id ?? null,
    ttl: failed ? 0 : HOUR,
    size: storedSize(stored),
    minor: bootstrap.state !== 'loaded' || !file,
  }
}

const PLATFORM: PictureSubject & { icone: null } = {
  nome: 'Atrio',
  corApp: null,
  lugar: '',
  seed: 'atrio',
  icone: null,
}

function ofChurch(make: (base: ChurchBase, site: Site) => Promise<SiteFile> | SiteFile) {
  return (site: Site) => (site.bootstrap.state === 'loaded' ? make(site.bootstrap.base, site) : null)
}

function makeSitemapPart(path: string) {
  const number = Number(SITEMAP_PART.exec(path)?.[1] ?? -1)
  return ofChurch(async ({ igreja, modulos }, { api, origin }) => {
    const body =
      number < 0 ? null : await sitemapPart({ api, origin, modulos, igreja, slug: igreja.slug }, number)
    return body === null ? null : { type: XML, body }
  })
}

function subjectOf({ igreja, igrejaVisual }: ChurchBase): PictureSubject {
  const place = igreja.clientes[0]
  return {
    nome: igreja.nome,
    corApp: igrejaVisual.corApp,
    lugar: [place?.cidade, place?.estado].filter(Boolean).join(', '),
    seed: igreja.slug,
  }
}

function iconSubject(base: ChurchBase): PictureSubject & { icone: string | null } {
  return { ...subjectOf(base), icone: base.igrejaVisual.icone }
}
