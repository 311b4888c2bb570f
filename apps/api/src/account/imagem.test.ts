import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { accountCalls, createClient, createHttpTransport, finalidades } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseVersion } from '../files/arquivos.ts'
import { filesAgenda } from '../files/file-jobs.ts'
import { sweepFiles } from '../files/sweep.ts'
import { workAgenda } from '../jobs/agenda.ts'
import { photo, refusedFiles } from '../testing/file-cases.ts'
import { toForm } from '../testing/forms.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let igreja: number
let member: LoggedIn
const slug = 'igreja-esperanca'

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  igreja = (await findIds(test, 'full')).igreja
  member = await logIn(test, 'member')
})
afterAll(() => test.close())

const save = (arquivo: Buffer) =>
  test.call('saveImagem', { params: { slug, userId: member.userId }, token: member.token, arquivo })
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: demoChurches.full.hosts[0], ...headers } })
const addressOf = async (arquivo: Buffer) => (await save(arquivo)).body['imagem'] as string
const kept = async () => [
  ...(await readdir(test.deps.env.receivingDir)),
  ...(await asOwner<{ id: string }>(test.target, 'select id from arquivo')).map(({ id }) => id),
]

describe('POST /usuario/:slug/:userId/imagem', () => {
  it('201 and the picture upright, without what is not picture, at a private address', async () => {
    const sent = await sharp(await photo())
      .withExif({ IFD0: { Artist: 'Ana', Orientation: '6' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sent.includes('Ana')).toBe(true)
    const url = await addressOf(sent)
    const { statusCode, headers, rawPayload } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toMatch(/^private, max-age=\d{3}$/)
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata()
    expect([width, height, exif, orientation]).toEqual([853, 1280, undefined, undefined])
    const usuarios = await test.call('listUsuarios', {
      params: { id: member.userId },
      query: { organizacao: demoChurches.full.organizacao },
      token: member.token,
    })
    expect(JSON.stringify(usuarios.body)).toContain(url.split('?')[0])
  })

  it('makes smaller ones, as WebP and AVIF, and gives each browser what it takes', async () => {
    const url = await addressOf(await photo())
    while ((await workAgenda(test.deps, filesAgenda)) > 0);
    const small = await get(`${url}&l=300`)
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320)
    expect(small.headers['content-type']).toBe('image/webp')
    const types = await Promise.all(
      [96, 320, 960].map(
        async (l) => (await get(`${url}&l=${l}`, { accept: 'image/avif,*/*' })).headers['content-type'],
      ),
    )
    expect(types).toContain('image/avif')
    // Six files are made, at the lowest priority.
  }, 60_000)

  it.each(Object.entries(refusedFiles))('%s, and nothing of it is kept', async (code, make) => {
    const before = await kept()
    const { status, body } = await save(await make())
    expect([status, body['code']]).toEqual([expect.toBeOneOf([413, 415, 422]), code])
    expect(await kept()).toEqual(before)
  })

  it('takes a picture under another name, and none of what hid behind its pixels', async () => {
    const picture = await photo()
    const zip = Buffer.concat([picture, Buffer.from('PK\u0003\u0004 hidden archive')])
    const { rawPayload } = await get(await addressOf(zip))
    expect(rawPayload.includes('hidden archive')).toBe(false)
    expect(
      (await save(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]))).body['code'],
    ).toBe('FILE_ACTIVE')
  })

  it('takes the picture as the body itself, and from the contract’s own client', async () => {
    const { rawPayload: _raw, statusCode } = await test.app.inject({
      method: 'POST',
      url: `/api/v1/usuario/${slug}/${member.userId}/imagem`,
      headers: {
        host: demoChurches.full.hosts[0],
        authorization: `Bearer ${member.token}`,
        'content-type': 'image/jpeg',
      },
      payload: await photo(),
    })
    expect(statusCode).toBe(201)
    const api = createClient(
      createHttpTransport({ base: `http://${demoChurches.full.hosts[0]}/api/v1`, fetch: carry }),
    )
    const answer = await api(
      accountCalls.saveImagem,
      { params: { slug, userId: member.userId } },
      {
        arquivo: new Blob([new Uint8Array(await photo())]),
        headers: { authorization: `Bearer ${member.token}` },
      },
    )
    expect((await get(answer.imagem)).statusCode).toBe(200)
  })

  it('stops reading what is too large before it is there, and says so', async () => {
    const before = await kept()
    const { status, sent } = await stream({ bytes: 200 * 1024 * 1024 })
    expect(status).toBe(413)
    expect(sent).toBeLessThan(40 * 1024 * 1024)
    expect(await kept()).toEqual(before)
  })

  it('keeps nothing of what ends in its middle', async () => {
    const before = await kept()
    await stream({ bytes: 3 * 1024 * 1024, dieAfter: 1024 * 1024 })
    await expect.poll(kept).toEqual(before)
  })
})

describe('DELETE /usuario/:slug/:userId/imagem', () => {
  it('200, and its address leads nowhere any more', async () => {
    const url = await addressOf(await photo())
    expect((await get(url)).statusCode).toBe(200)
    const params = { slug, userId: member.userId }
    expect((await test.call('deleteImagem', { params, token: member.token })).status).toBe(200)
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('GET /arquivo/:igrejaId/:id', () => {
  it('404 at another church, for another file, later, and with a signature that is not right', async () => {
    const url = await addressOf(await photo())
    const other = (await findIds(test, 'english')).igreja
    const elsewhere = await get(url, { host: demoChurches.english.hosts[0] })
    const answers = await Promise.all([
      get(url.split('?')[0]!),
      get(url.replace(/ate=(\d+)/, (_, ate: string) => `ate=${Number(ate) + 300}`)),
      get(url.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))),
      get(url.replace(`/${igreja}/`, `/${other}/`)),
      get(url.replace(`/${igreja}/`, `/${other}/`), { host: demoChurches.english.hosts[0] }),
      get(url.replace(/[\da-f]{12}\?/, '000000000000?')),
    ])
    expect([elsewhere, ...answers].map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404))
  })

  it('206 for a part, 416 for one that it does not have, 304 for what the browser has', async () => {
    const url = await addressOf(await photo())
    const whole = await get(url)
    const part = await get(url, { range: 'bytes=0-3' })
    expect([part.statusCode, part.body, part.headers['content-length']]).toEqual([206, 'RIFF', '4'])
    const none = await get(url, { range: 'bytes=99999999-' })
    expect([none.statusCode, none.body]).toEqual([416, ''])
    expect(none.headers['content-range']).toBe(`bytes */${whole.rawPayload.length}`)
    const again = await get(url, { 'if-none-match': String(whole.headers['etag']) })
    expect(again.statusCode).toBe(304)
    const changed = await get(url, { range: 'bytes=0-3', 'if-range': '"another"' })
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, whole.rawPayload.length])
  })

  it('200 for a public one without a signature', async () => {
    const url = await addressOf(await photo())
    const id = /[\da-f-]{36}/.exec(url)![0]
    const bytes = (await get(url)).rawPayload
    await asOwner(test.target, 'update arquivo set publico = true where id = $1', [id])
    expect((await get(url.split('?')[0]!)).statusCode).toBe(404)
    await test.deps.storage.put(`publico/${igreja}/${id}/1280.webp`, bytes, 'image/webp')
    const open = await get(url.split('?')[0]!)
    expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  })
})

describe('what is forgotten', () => {
  const DAYS = 2 * 86_400_000

  it('is a row that nothing points at, and what lies in storage without one, and no more', async () => {
    const url = await addressOf(await photo())
    const unused = `privado/${igreja}/00000000-0000-4000-8000-000000000000/96.webp`
    await test.deps.storage.put(unused, Buffer.from('x'), 'image/webp')
    await asOwner(
      test.target,
      `insert into arquivo (igreja_id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes, data_cadastro)
       values ($1, 'foto', 'image/png', 1, sha256('x'), 1, 1, false, '[]', now() - interval '2 days')`,
      [igreja],
    )
    expect(await sweepFiles(test.deps)).toEqual({ rows: 1, objects: 0 })
    expect((await sweepFiles(test.deps, Date.now() + DAYS)).objects).toBeGreaterThan(0)
    expect(await test.deps.storage.read(unused)).toBeNull()
    expect((await get(url)).statusCode).toBe(200)
  })
})

it('the smallest version that is wide enough is chosen, in a type that is taken', () => {
  const version = (largura: number, tipo: string, tamanho: number) => ({ largura, tipo, tamanho })
  const all = [
    version(1280, 'image/webp', 900),
    version(320, 'image/webp', 90),
    version(320, 'image/avif', 60),
  ]
  expect(chooseVersion(all, 300, 'image/avif')).toEqual(all[2])
  expect(chooseVersion(all, 300, '*/*')).toEqual(all[1])
  expect(chooseVersion(all, 500, 'image/avif')).toEqual(all[0])
  expect(chooseVersion(all, 5_000, '')).toEqual(all[0])
  expect(finalidades.foto.larguras).toHaveLength(3)
})

/** What `fetch` would send, without a network. */
async function carry(url: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const sent = new Request(url, init)
  const { pathname, host } = new URL(sent.url)
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: pathname,
    headers: { ...Object.fromEntries(sent.headers), host },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return new Response(body, { status: statusCode })
}

let base: string | undefined
async function listen(): Promise<string> {
  if (!base) {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  }
  return base
}

/** Sends a form over a real connection, as fast as it is read. */
async function stream({ bytes, dieAfter = Infinity }: { bytes: number; dieAfter?: number }) {
  const form = toForm('imagem', Buffer.alloc(0))
  const [head, tail] = [form.subarray(0, -18), form.subarray(-18)]
  const out = request(`${await listen()}/api/v1/usuario/${slug}/${member.userId}/imagem`, {
    method: 'POST',
    headers: {
      host: demoChurches.full.hosts[0],
      authorization: `Bearer ${member.token}`,
      'content-type': 'multipart/form-data; boundary=atrio-form',
      'transfer-encoding': 'chunked',
    },
  })
  const state = { sent: 0, status: 0, over: false }
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      state.over = true
      resolve()
    }
    out.once('response', (response) => {
      state.status = response.statusCode ?? 0
      response.resume().once('end', end)
    })
    out.on('error', end)
  })
  out.write(head)
  const chunk = Buffer.alloc(64 * 1024, 0x41)
  while (!state.over && state.status === 0 && state.sent < bytes) {
    state.sent += chunk.length
    if (!out.write(chunk)) await Promise.race([ended, new Promise((resolve) => out.once('drain', resolve))])
    else await setTimeout(0)
    if (state.sent >= dieAfter) out.destroy()
  }
  if (!state.over) out.end(tail)
  await ended
  return state
}
