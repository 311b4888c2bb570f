import { demoChurches } from '@atrio/demo'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photo, refusedFiles } from '../testing/file-cases.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let params: { slug: string; id: number; idReuniao: number }
let tiago: LoggedIn
let ana: LoggedIn
/** Of other meetings. */
let others: number

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const [row] = await asOwner<{ id: number; idReuniao: number }>(
    test.target,
    `select c.id, r.id as "idReuniao" from celula c join celula_reuniao r on r.igreja_id = c.igreja_id and r.celula_id = c.id
     where nome = 'Mesa de terça' and r.imagem_id is null limit 1`,
  )
  params = { slug: demoChurches.full.slug, ...row! }
  tiago = await logIn(test, 'contentAdmin')
  ana = await logIn(test, 'member')
  others = await files()
})
afterAll(() => test.close())

/** A small picture, unless told. */
const save = ({ token } = tiago, arquivo?: Buffer) =>
  test.call('saveImagemReuniao', { params, token, ...(arquivo && { arquivo }) })
const seenBy = async ({ token }: LoggedIn) => {
  const { body } = await test.call('getReuniao', { params, token })
  return (body['reuniao'] as { imagem: string | null } | undefined)?.imagem
}
const get = (url: string) => test.app.inject({ url, headers: { host: demoChurches.full.hosts[0] } })
const files = async () => {
  const [{ count } = { count: '0' }] = await asOwner<{ count: string }>(
    test.target,
    `select count(*) from arquivo where finalidade = 'reuniao'`,
  )
  return Number(count)
}

describe('the picture of a meeting', () => {
  it('201 by who leads the group, without what is not picture, for everybody in it and nobody else', async () => {
    const sent = await sharp(await photo())
      .withExif({ IFD0: { Artist: 'Tiago' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg()
      .toBuffer()
    const answer = await save(tiago, sent)
    expect(answer.status).toBe(201)
    const address = await seenBy(ana)
    const { statusCode, headers, rawPayload } = await get(address!)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toMatch(/^private/)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    // The address alone says who may fetch it, and for how long.
    expect((await get(address!.split('?')[0]!)).statusCode).toBe(404)
    expect((await get(address!.replace(/ate=\d+/, 'ate=4102444800'))).statusCode).toBe(404)
    expect(await seenBy(await logIn(test, 'completeMember'))).toBeUndefined()
  })

  it('403 for who is in the group, 404 for who is not, and for a meeting of another group; nothing is kept', async () => {
    const before = await files()
    expect((await save(ana)).status).toBe(403)
    const joaquim = await logIn(test, 'completeMember')
    expect((await save(joaquim)).status).toBe(404)
    expect((await test.call('deleteImagemReuniao', { params, token: ana.token })).status).toBe(403)
    const [oficina] = await asOwner<{ id: number }>(
      test.target,
      `select id from celula where nome = 'Oficina de sexta'`,
    )
    const elsewhere = { params: { ...params, id: oficina!.id }, token: joaquim.token }
    expect((await test.call('saveImagemReuniao', elsewhere)).status).toBe(404)
    expect((await test.call('deleteImagemReuniao', elsewhere)).status).toBe(404)
    expect(await files()).toBe(before)
  })

  it('is replaced and deleted, and leaves no address behind', async () => {
    const first = await seenBy(tiago)
    await save()
    const second = await seenBy(tiago)
    expect(second).not.toBe(first)
    expect((await get(first!)).statusCode).toBe(404)
    expect((await test.call('deleteImagemReuniao', { params, token: tiago.token })).status).toBe(200)
    expect(await seenBy(tiago)).toBeNull()
    expect((await get(second!)).statusCode).toBe(404)
    expect(await files()).toBe(others)
  })

  it.each(Object.entries(refusedFiles))('%s, and the picture before stays', async (code, make) => {
    await save()
    const before = await seenBy(tiago)
    const { status, body } = await save(tiago, await make())
    expect([status, body['code']]).toEqual([expect.toBeOneOf([413, 415, 422]), code])
    expect((await seenBy(tiago))!.split('?')[0]).toBe(before!.split('?')[0])
    expect(await files()).toBe(others + 1)
  })
})
