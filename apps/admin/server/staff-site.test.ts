import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as zlib from 'node:zlib'
import { LOCALES } from '@atrio/rules'
import { fastify } from 'fastify'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { staffSite } from './staff-site.ts'

vi.mock('node:zlib', async (importOriginal) => {
  const real = await importOriginal<typeof zlib>()
  return {
    ...real,
    gunzip: vi.fn<typeof real.gunzip>(real.gunzip),
    gunzipSync: vi.fn<typeof real.gunzipSync>(real.gunzipSync),
  }
})

const SCRIPT = `console.log('${'olá '.repeat(50)}')`
const LARGE = Buffer.alloc(300_000, 'a')
const build = mkdtempSync(join(tmpdir(), 'staff-site-'))
mkdirSync(join(build, 'assets/es'), { recursive: true })
for (const locale of LOCALES) {
  writeFileSync(join(build, `${locale}.html`), `<html lang="${locale}">`)
  writeFileSync(join(build, `${locale}.login.html`), `<html lang="${locale}"><script>${locale}()</script>`)
}
writeFileSync(join(build, 'assets/es/main-1a2b.js'), SCRIPT)
writeFileSync(join(build, 'assets/es/main-1a2b.js.br'), zlib.brotliCompressSync(SCRIPT))
writeFileSync(join(build, 'assets/es/main-1a2b.js.gz'), zlib.gzipSync(SCRIPT))
mkdirSync(join(build, 'assets/en'))
writeFileSync(join(build, 'assets/en/large-1a2b.js'), LARGE)
writeFileSync(join(build, 'assets/en/large-1a2b.js.gz'), zlib.gzipSync(LARGE))
writeFileSync(join(build, 'icon.svg'), '<svg/>')

const app = fastify()
staffSite(app, {
  isStaffHost: () => true,
  logsIn: ({ headers }) => Promise.resolve(!/equipe/.test(headers.cookie ?? '')),
  portals: () => 'https://*.example.org',
  build,
})
afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** Which scripts the policy of an answer lets run. */
const scriptsOf = async (url: string) =>
  /script-src ([^;]*)/.exec(String((await get(url)).headers['content-security-policy']))?.[1]

describe('a page of the staff’s site', () => {
  it.each([
    ['what its address asks for', '/igreja?locale=pt', { cookie: 'idioma=es' }, 'pt-BR'],
    ['what was chosen before', '/igreja', { cookie: 'a=b; idioma=es', 'accept-language': 'pt-BR' }, 'es'],
    ['what the browser says', '/igreja/pessoas', { 'accept-language': 'es-AR,es;q=0.9,en;q=0.8' }, 'es'],
    ['English for any other', '/', { 'accept-language': 'de' }, 'en'],
  ])('speaks %s', async (_what, url, headers, locale) => {
    const { body, headers: sent } = await get(url, headers)
    expect(body).toContain(`<html lang="${locale}">`)
    expect(sent).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    })
  })

  it('begins with the log-in for who has no session, and with the frame for everybody else', async () => {
    const inSession = { cookie: 'equipe=1' }
    expect((await get('/igreja')).body).toContain('<script>')
    expect((await get('/igreja', inSession)).body).not.toContain('<script>')
    expect((await get('/recover-password')).body).not.toContain('<script>')
  })

  it('lets the script that stands in it run, and no other', async () => {
    const hash = createHash('sha256').update('en()').digest('base64')
    expect(await scriptsOf('/igreja?locale=en')).toBe(`'self' 'sha256-${hash}'`)
    expect(await scriptsOf('/recover-password')).toBe(`'self'`)
    expect(await scriptsOf('/icon.svg')).toBe(`'self'`)
  })

  it.each([
    '/pt-BR.html',
    '/pt-BR.login.html',
    '/index.html',
    '/assets/es/main-1a2b.js.br',
    '/assets/es/other.js',
  ])('404 for %s', async (url) => expect((await get(url)).statusCode).toBe(404))
})

describe('a script of the staff’s site', () => {
  it.each([
    ['gzip, deflate, br', 'br', zlib.brotliCompressSync(SCRIPT)],
    ['gzip, br;q=0', 'gzip', zlib.gzipSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ])('goes to who reads “%s” as %s', async (accepted, encoding, sent) => {
    const { rawPayload, headers } = await get('/assets/es/main-1a2b.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable') as string,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(rawPayload).toEqual(sent)
  })
})

it('a hundred who read nothing compressed have a script unpacked once, away from the event loop', async () => {
  const address = '/assets/en/large-1a2b.js'
  const before = vi.mocked(zlib.gunzip).mock.calls.length
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => get(address, { 'accept-encoding': 'identity' })),
  )
  for (const { rawPayload, headers } of answers)
    expect([rawPayload.length, headers['content-encoding']]).toEqual([LARGE.length, undefined])
  expect(vi.mocked(zlib.gunzip).mock.calls.length - before).toBe(1)
  expect(zlib.gunzipSync).not.toHaveBeenCalled()
})
