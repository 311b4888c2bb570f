import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import type { Bootstrap } from './church-base.ts'
import { readAddress, spokenAt, type PageAddress } from './page-address.ts'

const app = fastify({ trustProxy: false })
app.get('/*', (request) => readAddress(request, { marker: '.atrio.', platformHost: 'atrio.test' }))
afterAll(() => app.close())

describe('readAddress', () => {
  it('gives one key to one page, whatever order or campaign marks a link has', async () => {
    const plain = await address('/churchs?lang=es&page=2')
    expect(await address('/churchs?utm_source=x&page=2&lang=es&fbclid=1')).toEqual(plain)
    expect(plain.url).toBe('/churchs?lang=es&page=2')
    expect((await address('/churchs?lang=es&page=3')).key).not.toBe(plain.key)
  })

  it('keeps one-time codes away from rendering', async () => {
    expect((await address('/?token=secret&codigo=secret')).url).toBe('/')
  })

  it('lets no zero character into a search or a filter', async () => {
    expect((await address('/news?busca=a%00b&categoria=%00')).url).toBe('/news?busca=ab&categoria=')
  })

  it('tells hosts and languages apart, but not the ports and spellings of a host', async () => {
    const [a, b, port, pt] = await Promise.all([
      address('/', { host: 'a.test' }),
      address('/', { host: 'b.test' }),
      address('/', { host: 'A.test.:81' }),
      address('/', { host: 'a.test', 'accept-language': 'pt' }),
    ])
    expect([b.host, pt.key]).not.toEqual([a.host, a.key])
    expect([port.host, port.key, port.isAlias]).toEqual([a.host, a.key, false])
  })

  it('knows the one host of whoever only has the marker', async () => {
    const own = await address('/', { host: 'esperanca.atrio.test' })
    const invented = await address('/', { host: 'esperanca.atrio.evil.example' })
    expect([invented.host, invented.isAlias, own.isAlias]).toEqual(['esperanca.atrio.test', true, false])
  })

  it.each(['/', '/about', '/event/12?lang=es'])('%s is spelled in one way', async (url) => {
    expect((await address(url)).isLoose).toBe(false)
  })
  it.each(['/About', '//about', '/about/', '/%61bout', '/churchs?page=2'])('%s in many', async (url) => {
    expect((await address(url)).isLoose).toBe(true)
  })

  it.each([
    ['/', {}, 'en', false],
    ['/', { 'accept-language': 'fr,es-MX;q=0.8,en;q=0.2' }, 'es', false],
    ['/', { cookie: 'a=1; idioma=pt-BR', 'accept-language': 'es' }, 'pt-BR', false],
    ['/?lang=es', { cookie: 'idioma=pt-BR' }, 'es', true],
    ['/?lang=xx', { cookie: 'idioma=pt-BR' }, 'pt-BR', false],
  ])('reads the language of %s with %o as %s', async (url, headers, locale, localeInUrl) => {
    expect(await address(url, headers)).toMatchObject({ locale, localeInUrl })
  })

  it.each([
    ['/', { 'accept-language': 'es,en;q=0.5' }, 'en', 'en /'],
    ['/', { 'accept-language': 'es' }, 'pt-BR', 'pt-BR /'],
    ['/', { cookie: 'idioma=es', 'accept-language': 'en' }, 'en', 'en /'],
    ['/about?lang=es', { 'accept-language': 'en' }, 'en', 'en /about?lang=es'],
    ['/about?lang=en', {}, 'en', 'en /about?lang=en'],
  ])('a church of two languages answers %s with %o in %s', async (url, headers, locale, key) => {
    const igreja = { idioma: 'pt_BR', idiomas: ['pt_BR', 'en'] }
    const church = { state: 'loaded', base: { igreja } } as unknown as Bootstrap
    const spoken = spokenAt(await address(url, headers), church)
    // Only what the address alone decides may be kept by others for everybody.
    expect(spoken).toMatchObject({ locale, key, localeInUrl: url.endsWith(`lang=${locale}`) })
  })

  it('does not keep what only one visitor asks for', async () => {
    expect((await address('/access?redirectTo=/about')).keep).toBe(false)
    expect((await address(`/${'x'.repeat(400)}`)).keep).toBe(false)
    expect((await address('/about')).keep).toBe(true)
  })

  it.each(['evil"', 'a b', 'a/b', '-'.repeat(3) + '!', 'a,b'])('refuses %s as a host', async (host) => {
    const response = await app.inject({ url: '/', headers: { host } })
    expect(response.body).toBe('null')
  })

  it('takes two slashes for a path, never for another host', async () => {
    const { url } = await address('//evil.test/x')
    expect(new URL(`https://a.test${url}`).host).toBe('a.test')
  })
})

async function address(url: string, headers: Record<string, string> = {}): Promise<PageAddress> {
  const response = await app.inject({ url, headers: { host: 'a.test', ...headers } })
  return response.json()
}
