import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeFolder } from './files/media-key.ts'
import { moveMedia } from './files/move-media.ts'
import { mediaSize, readMedia } from './media.ts'
import { findIds } from './testing/people.ts'
import { startS3 } from './testing/s3.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let test: TestApp
let own: number
let other: number

beforeAll(async () => {
  s3 = await startS3({ strict: false })
  test = await createTestApp({ env: s3.env })
  own = (await findIds(test, 'full')).igreja
  other = (await findIds(test, 'english')).igreja
  for (const igreja of [own, other]) {
    const folder = join(test.deps.env.mediaDir, String(igreja))
    await mkdir(join(folder, 'fotos'), { recursive: true })
    await writeFile(join(folder, 'fotos/culto.svg'), `<svg xmlns="http://www.w3.org/2000/svg"/>${igreja}`)
    await writeFile(join(folder, '.segredo'), 'oculto')
  }
})
afterAll(async () => {
  await test.close()
  await s3.close()
})

const hostOf = (name: DemoChurchName) => demoChurches[name].hosts[0]
const get = async (url: string, at: DemoChurchName = 'full') => {
  const response = await test.app.inject({ url, headers: { host: hostOf(at) } })
  return { status: response.statusCode, body: response.body, headers: response.headers }
}

describe('GET /media/:igrejaId/*', () => {
  it.each(['bytes=999-', 'bytes=-0'])('416 for the part %s, which the file does not have', async (range) => {
    const url = `/media/${own}/fotos/culto.svg`
    const { statusCode, body, headers } = await test.app.inject({
      url,
      headers: { host: hostOf('full'), range },
    })
    expect([statusCode, body]).toEqual([416, ''])
    expect(headers).toMatchObject({
      'content-range': expect.stringMatching(/^bytes \*\/\d+$/),
      'x-content-type-options': 'nosniff',
    })
  })

  it('206 for a part that it has', async () => {
    const url = `/media/${own}/fotos/culto.svg`
    const headers = { host: hostOf('full'), range: 'bytes=0-3' }
    const part = await test.app.inject({ url, headers })
    expect([part.statusCode, part.body]).toEqual([206, '<svg'])
  })

  it('200 at the host of the church that has the file, in a sandbox', async () => {
    for (const [igreja, at] of [
      [own, 'full'],
      [other, 'english'],
    ] as const) {
      const { status, body, headers } = await get(`/media/${igreja}/fotos/culto.svg`, at)
      expect([status, body.endsWith(String(igreja))]).toEqual([200, true])
      expect(headers['content-security-policy']).toMatch(/^sandbox;/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'Host' })
    }
  })

  it('404 for a file of another church, in the words for one that is not there', async () => {
    const [foreign, absent] = [
      await get(`/media/${other}/fotos/culto.svg`),
      await get(`/media/${own}/fotos/nada.svg`),
    ]
    expect([foreign.status, absent.status]).toEqual([404, 404])
    expect(withoutId(foreign.body)).toEqual(withoutId(absent.body))
  })

  it.each([
    ['a folder above', () => `/media/${own}/../${other}/fotos/culto.svg`],
    ['a folder above, encoded', () => `/media/${own}/%2e%2e/${other}/fotos/culto.svg`],
    ['a folder above, its slash encoded', () => `/media/${own}/..%2f${other}%2ffotos%2fculto.svg`],
    ['a hidden file', () => `/media/${own}/.segredo`],
    ['another spelling of the number', () => `/media/0${own}/fotos/culto.svg`],
  ])('404 for %s', async (_what, url) => {
    expect((await get(url())).status).toBe(404)
  })

  it('404 at a host of no church', async () => {
    const response = await test.app.inject({
      url: `/media/${own}/fotos/culto.svg`,
      headers: { host: 'nada.example' },
    })
    expect(response.statusCode).toBe(404)
  })
})

describe('GET /media/:igrejaId/* of what people made', () => {
  const file = `envios/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.mp3`
  const ask = (headers: Record<string, string> = {}, at: DemoChurchName = 'full', path = file) =>
    test.app.inject({ url: `/media/${own}/${path}`, headers: { host: hostOf(at), ...headers } })
  beforeAll(async () => {
    await test.deps.storage.put(madeFolder(own, file), Buffer.from('a recording'), 'audio/mpeg')
    await test.deps.storage.put(madeFolder(own, `${file}.part`), Buffer.from('half'), 'audio/mpeg')
  })

  it('comes from storage: whole, in parts, and not again to who has it', async () => {
    const whole = await ask()
    expect([whole.statusCode, whole.body]).toEqual([200, 'a recording'])
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      vary: 'Host',
    })
    expect(whole.headers['content-security-policy']).toMatch(/^sandbox;/)
    const part = await ask({ range: 'bytes=2-4' })
    expect([part.statusCode, part.body]).toEqual([206, 'rec'])
    expect((await ask({ range: 'bytes=999-' })).statusCode).toBe(416)
    expect((await ask({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
    expect(await mediaSize(test.deps, own, `/media/${own}/${file}`)).toBe('a recording'.length)
  })

  it('404 at another church, for what is not there, and for what is not whole yet', async () => {
    expect((await ask({}, 'english')).statusCode).toBe(404)
    expect((await ask({}, 'full', file.replace('0000', '0001'))).statusCode).toBe(404)
    expect((await ask({}, 'full', `${file}.part`)).statusCode).toBe(404)
  })

  it('is brought there from where an earlier version kept it, and nothing else is', async () => {
    const folder = join(test.deps.env.mediaDir, String(own), 'gravacoes')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'domingo.mp4'), 'a Sunday')
    await writeFile(join(folder, 'agora.mp4.part'), 'half of one')
    expect((await ask({}, 'full', 'gravacoes/domingo.mp4')).statusCode).toBe(404)
    await Promise.all([moveMedia(test.deps), moveMedia(test.deps)])
    expect((await ask({}, 'full', 'gravacoes/domingo.mp4')).body).toBe('a Sunday')
    expect(await readdir(folder)).toEqual(['agora.mp4.part'])
    expect((await ask({}, 'full', 'fotos/culto.svg')).statusCode).toBe(200)
  })
})

describe('readMedia', () => {
  it('reads a church’s own file, and no other’s', async () => {
    const read = (igreja: number) => readMedia(test.deps, hostOf('full'), `/media/${igreja}/fotos/culto.svg`)
    expect(String(await read(own))).toContain('<svg')
    expect(await read(other)).toBeNull()
  })
})

/** An error says which request it belongs to. */
function withoutId(body: string): unknown {
  const { requestId: _requestId, ...rest } = JSON.parse(body) as Record<string, unknown>
  return rest
}
