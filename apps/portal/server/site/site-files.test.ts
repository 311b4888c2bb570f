import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { ApiCall, Igreja, Pagina } from '@atrio/contract'
import type { Bootstrap, ChurchBase } from '../church-base.ts'
import { openPictures } from './pictures.ts'
import { makeSiteFile } from './site-files.ts'

const pictures = openPictures()
afterAll(() => pictures.close())

const base = {
  igreja: {
    id: 7,
    nome: 'Igreja Batista da Esperança',
    slug: 'a',
    idioma: 'pt_BR',
    idiomas: ['pt_BR', 'en', 'es'],
    descricao: null,
    clientes: [],
  },
  igrejaVisual: { corApp: '#ffd400', icone: null },
  modulos: [],
  semConteudo: [],
} as unknown as ChurchBase
const loaded: Bootstrap = { state: 'loaded', base }

const sitemapIn = (idiomas: Igreja['idiomas']) =>
  text('/sitemap.xml', { state: 'loaded', base: { ...base, igreja: { ...base.igreja, idiomas } } })

describe('makeSiteFile', () => {
  it('lists the public pages in every language', async () => {
    const xml = await text('/sitemap.xml')
    expect(xml).toContain('<loc>https://a.test/about</loc>')
    expect(xml).toContain('<loc>https://a.test/about?lang=es</loc>')
    expect(xml).toContain('hreflang="x-default" href="https://a.test/about"')
  })

  it('lists them in what the church offers, and once where it has one language', async () => {
    const two = await sitemapIn(['pt_BR', 'es'])
    expect(two).toContain('<loc>https://a.test/about?lang=es</loc>')
    expect(two).not.toContain('lang=en')
    const one = await sitemapIn(['pt_BR'])
    expect(one).toContain('<loc>https://a.test/about</loc>')
    expect(one).not.toMatch(/lang=|hreflang/)
  })

  it('lists single things with their last change, in one file while they fit', async () => {
    const xml = await text('/sitemap.xml', loaded, [
      { tipo: 'devocional', chave: '7', pai: null, dataAlteracao: '2026-11-22T09:00:00.000Z' },
      { tipo: 'projeto', chave: '3', pai: '2', dataAlteracao: null },
      { tipo: 'ebd', chave: 'a&b', pai: null, dataAlteracao: null },
    ])
    expect(xml).toContain(
      '<loc>https://a.test/devotionals/7</loc><lastmod>2026-11-22T09:00:00.000Z</lastmod><xhtml:link',
    )
    expect(xml).toContain('<loc>https://a.test/devotionals/7?lang=es</loc><lastmod>')
    expect(xml).toContain('<loc>https://a.test/ministries/2/projects/3</loc><xhtml:link')
    expect(xml).toContain('<loc>https://a.test/ebds/a%26b</loc>')
    expect((await make('/sitemap-1.xml', loaded)).value.status).toBe(404)
  })

  it('parts a large sitemap into files that an index names', async () => {
    const many = Array.from({ length: 2_001 }, (_, index): Pagina => {
      return { tipo: 'louvor', chave: String(index + 1), pai: null, dataAlteracao: null }
    })
    const index = await text('/sitemap.xml', loaded, many)
    const files = [...index.matchAll(/<sitemap><loc>https:\/\/a\.test(.*?)<\/loc>/g)].map(([, path]) => path!)
    expect(files).toEqual(['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
    const parts = await Promise.all(files.map((path) => text(path, loaded, many)))
    const listed = parts.flatMap((xml) => [...xml.matchAll(/<loc>([^?]*?)<\/loc>/g)].map(([, loc]) => loc!))
    expect(listed).toContain('https://a.test/about')
    expect(listed.filter((loc) => loc.includes('/songs/'))).toHaveLength(2_001)
    expect(new Set(listed).size).toBe(listed.length)
    expect(Math.max(...parts.map((xml) => xml.length))).toBeLessThan(5_000_000)
    for (const path of ['/sitemap-4.xml', '/sitemap-01.xml']) {
      expect((await make(path, loaded, many)).value.status).toBe(404)
    }
  })

  it('lets robots in at an open church only', async () => {
    expect(await text('/robots.txt')).toContain('Sitemap: https://a.test/sitemap.xml')
    expect(
      await text('/robots.txt', {
        state: 'inactive',
        igreja: { id: 7, codigo: 'a', host: null },
      }),
    ).toMatch(/^Disallow: \/$/m)
    expect(await text('/robots.txt', { state: 'unknown' })).toMatch(/^Disallow: \/$/m)
  })

  it('describes the church as an app', async () => {
    const manifest = JSON.parse(await text('/manifest.webmanifest'))
    expect(manifest).toMatchObject({
      name: 'Igreja Batista da Esperança',
      short_name: 'Igreja Batista',
      lang: 'pt-br',
    })
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'any',
      'any',
      'maskable',
    ])
  })

  it.each([
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/apple-touch-icon.png', 180, 180],
    ['/share.png', 1200, 630],
  ])('draws %s in its size', async (path, width, height) => {
    const { value } = await make(path, loaded)
    expect(value.identity.subarray(1, 4).toString()).toBe('PNG')
    expect([value.identity.readUInt32BE(16), value.identity.readUInt32BE(20)]).toEqual([width, height])
  })

  it.each([null, '/media/7/capa.png', '/media/7/broken.png'])(
    'draws the picture of its podcast as directories want it, of %s',
    async (imagem) => {
      const own = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#00f0' } })
        .png()
        .toBuffer()
      const { value } = await makeSiteFile('/podcast.jpg', {
        origin: 'https://a.test',
        api: listing([], [{ proprio: true, titulo: 'Porta aberta', imagem }]),
        bootstrap: loaded,
        readMedia: async (url) => (url.includes('broken') ? Buffer.from('x') : own),
        draw: pictures.draw,
      })
      expect(value.headers).toMatchObject({ 'content-type': 'image/jpeg' })
      const { width, height, format, space, hasAlpha } = await sharp(value.identity).metadata()
      expect({ format, space, hasAlpha }).toEqual({ format: 'jpeg', space: 'srgb', hasAlpha: false })
      expect(width).toBe(height)
      expect(width).toBeGreaterThanOrEqual(1_400)
      expect(width).toBeLessThanOrEqual(3_000)
    },
  )

  it('has no picture of a podcast where the church publishes none', async () => {
    expect((await make('/podcast.jpg', loaded)).value.status).toBe(404)
  })

  it.each([
    ['one long word', 'x'.repeat(30_000)],
    ['many words', 'Igreja '.repeat(5_000)],
    ['emoji', '👨‍👩‍👧‍👦'.repeat(3_000)],
    ['right to left', 'כנסייה '.repeat(3_000)],
    ['a letter under a thousand marks', `a${'\u0301'.repeat(30_000)}`],
  ])('draws the pictures of a church that is called by %s', { timeout: 60_000 }, async (_kind, nome) => {
    const church: Bootstrap = { state: 'loaded', base: { ...base, igreja: { ...base.igreja, nome } } }
    for (const path of ['/icon-192.png', '/share.png', '/favicon.svg']) {
      expect((await make(path, church)).value.status).toBe(200)
    }
  })

  it("uses the church's own icon when it can be read", async () => {
    const own = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    )
    const church: Bootstrap = {
      state: 'loaded',
      base: { ...base, igrejaVisual: { ...base.igrejaVisual, icone: '/media/7/icone.svg' } },
    }
    const [drawn, read, broken] = await Promise.all([
      make('/icon-192.png', loaded),
      makeSiteFile('/icon-192.png', {
        origin: 'https://a.test',
        api: listing([]),
        bootstrap: church,
        readMedia: async () => own,
        draw: pictures.draw,
      }),
      makeSiteFile('/icon-192.png', {
        origin: 'https://a.test',
        api: listing([]),
        bootstrap: church,
        readMedia: async () => Buffer.from('x'),
        draw: pictures.draw,
      }),
    ])
    expect(read.value.identity.equals(drawn.value.identity)).toBe(false)
    expect(broken.value.identity.equals(drawn.value.identity)).toBe(true)
  })

  it('answers an outage with 503 and keeps nothing of it', async () => {
    const { value, ttl } = await make('/sitemap.xml', { state: 'failed' })
    expect([value.status, ttl]).toEqual([503, 0])
    expect((await make('/sitemap.xml', { state: 'unknown' })).value.status).toBe(404)
  })
})

function make(path: string, bootstrap: Bootstrap, paginas: Pagina[] = []) {
  return makeSiteFile(path, {
    origin: 'https://a.test',
    api: listing(paginas),
    bootstrap,
    readMedia: undefined,
    draw: pictures.draw,
  })
}

async function text(path: string, bootstrap: Bootstrap = loaded, paginas: Pagina[] = []): Promise<string> {
  return (await make(path, bootstrap, paginas)).value.identity.toString()
}

/** An API that knows these pages and podcasts. */
function listing(paginas: Pagina[], podcasts: unknown[] = []): ApiCall {
  const answer = (call: { path: string }, { query }: { query: { page: number; limit: number } }) => {
    if (call.path.endsWith('/podcast/')) return Promise.resolve({ podcasts })
    const from = (query.page - 1) * query.limit
    return Promise.resolve({ paginas: paginas.slice(from, from + query.limit), total: paginas.length })
  }
  return answer as unknown as ApiCall
}
