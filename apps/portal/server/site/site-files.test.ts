import { describe, expect, it } from 'vitest'
import type { ApiCall, Pagina } from '@atrio/contract'
import type { Bootstrap, ChurchBase } from '../church-base.ts'
import { makeSiteFile } from './site-files.ts'

const base = {
  igreja: {
    id: 7,
    nome: 'Igreja Batista da Esperança',
    slug: 'a',
    idioma: 'pt_BR',
    descricao: null,
    clientes: [],
  },
  igrejaVisual: { corApp: '#ffd400', icone: null },
  modulos: [],
  semConteudo: [],
} as unknown as ChurchBase
const loaded: Bootstrap = { state: 'loaded', base }

describe('makeSiteFile', () => {
  it('lists the public pages in every language', async () => {
    const xml = await text('/sitemap.xml')
    expect(xml).toContain('<loc>https://a.test/about</loc>')
    expect(xml).toContain('<loc>https://a.test/about?lang=es</loc>')
    expect(xml).toContain('hreflang="x-default" href="https://a.test/about"')
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
    expect(await text('/robots.txt', { state: 'inactive', nome: 'A' })).toMatch(/^Disallow: \/$/m)
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
      }),
      makeSiteFile('/icon-192.png', {
        origin: 'https://a.test',
        api: listing([]),
        bootstrap: church,
        readMedia: async () => Buffer.from('x'),
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
  })
}

async function text(path: string, bootstrap: Bootstrap = loaded, paginas: Pagina[] = []): Promise<string> {
  return (await make(path, bootstrap, paginas)).value.identity.toString()
}

/** An API that knows these pages. */
function listing(paginas: Pagina[]): ApiCall {
  const answer = (_call: unknown, { query }: { query: { page: number; limit: number } }) => {
    const from = (query.page - 1) * query.limit
    return Promise.resolve({ paginas: paginas.slice(from, from + query.limit), total: paginas.length })
  }
  return answer as unknown as ApiCall
}
