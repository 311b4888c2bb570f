import { describe, expect, it } from 'vitest'
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
} as unknown as ChurchBase
const loaded: Bootstrap = { state: 'loaded', base }

describe('makeSiteFile', () => {
  it('lists the public pages in every language', async () => {
    const xml = await text('/sitemap.xml')
    expect(xml).toContain('<loc>https://a.test/about</loc>')
    expect(xml).toContain('<loc>https://a.test/about?lang=es</loc>')
    expect(xml).toContain('hreflang="x-default" href="https://a.test/about"')
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
        bootstrap: church,
        readMedia: async () => own,
      }),
      makeSiteFile('/icon-192.png', {
        origin: 'https://a.test',
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

function make(path: string, bootstrap: Bootstrap) {
  return makeSiteFile(path, { origin: 'https://a.test', bootstrap, readMedia: undefined })
}

async function text(path: string, bootstrap: Bootstrap = loaded): Promise<string> {
  return (await make(path, bootstrap)).value.identity.toString()
}
