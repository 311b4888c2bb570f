import { resources, type Resource } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesAgenda } from '../files/file-jobs.ts'
import { sweepFiles } from '../files/sweep.ts'
import { workAgenda } from '../jobs/agenda.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { photo } from '../testing/file-cases.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds } from '../testing/people.ts'

let rig: ContentRig
beforeAll(async () => {
  rig = await openContentRig()
})
afterAll(() => rig.test.close())

const devocional = resources.devocional as unknown as Resource
const send = async (arquivo: Buffer) => (await rig.upload(arquivo)).body['imagem'] as string
const small = async () =>
  sharp(await photo())
    .resize(500)
    .toBuffer()
const get = (url: string, host: string = demoChurches.full.hosts[0]) =>
  rig.test.app.inject({ url, headers: { host } })

async function publishWith(imagem: string) {
  const { id } = (await rig.ask('devocional', 'create', { body: { valores: { imagem } } })).registro
  const valores = { ...(await validValues(rig.test, devocional, rig.igreja)), imagem, imagemAlt: 'Umbuzeiro' }
  return { id, ...(await rig.ask('devocional', 'publish', { id, body: { versao: 0, valores } })) }
}

/** As after a day and a half, when what nothing names is forgotten. */
async function nextDay() {
  await asOwner(rig.test.target, `update arquivo set data_cadastro = data_cadastro - interval '36 hours'`)
  await sweepFiles(rig.test.deps)
}

it('a picture is kept without what its camera said, and shown by the portal in several widths', async () => {
  const exif = { IFD0: { Artist: 'Tiago' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } }
  const sent = await sharp(await small())
    .withExif(exif)
    .toBuffer()
  const imagem = `${await send(sent)}#foco=30,70`
  const { id, status } = await publishWith(imagem)
  expect(status).toBe(200)
  const { body } = await rig.test.call('getDevocional', { params: { slug: rig.slug, id } })
  expect(body['devocional']).toMatchObject({ imagem: { url: imagem, alt: 'Umbuzeiro' } })
  while ((await workAgenda(rig.test.deps, filesAgenda)) > 0);
  const [whole, narrow] = await Promise.all([
    get(imagem.split('#')[0]!),
    get(`${imagem.split('#')[0]}?l=480`),
  ])
  expect([whole.statusCode, narrow.statusCode]).toEqual([200, 200])
  expect(whole.rawPayload.includes('Tiago')).toBe(false)
  expect((await sharp(narrow.rawPayload).metadata()).width).toBe(480)
})

it('the staff’s host shows pictures of any church, a church’s host its own alone', async () => {
  const url = await send(await small())
  expect((await get(url, 'admin.atrio.localhost')).statusCode).toBe(200)
  expect((await get(url, demoChurches.english.hosts[0])).statusCode).toBe(404)
  for (const strange of ['99999999999', '0', 'x'])
    expect((await get(url.replace(/\d+/, strange), 'admin.atrio.localhost')).statusCode).toBe(404)
})

it('what is no picture of this church is refused by its field’s name', async () => {
  const own = await send(await small())
  const { igreja: other } = await findIds(rig.test, 'english')
  const [theirs] = await asOwner<{ id: string }>(
    rig.test.target,
    `insert into arquivo (igreja_id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes)
     select $1, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes from arquivo
     where igreja_id = $2 and publico limit 1 returning id`,
    [other, rig.igreja],
  )
  const refused = [
    own.replace(/[\da-f]{12}\.webp/, '000000000000.webp'),
    own.replace(/\/\d+\//, `/${other}/`),
    `/arquivo/${other}/${theirs!.id}.webp`,
    `/arquivo/${rig.igreja}/${theirs!.id}.webp`,
    `/media/${other}/umbu.svg`,
    `${own}#foco=1,2,3`,
    `${own}?ate=1`,
  ]
  for (const imagem of refused) {
    const { status, body } = await publishWith(imagem)
    expect([imagem, status, body['campos']]).toMatchObject([imagem, 400, [{ campo: 'valores.imagem' }]])
  }
})

it('a picture stays while a draft or a record names it, also in an earlier version, and goes when none did', async () => {
  const [used, replaced, drafted, left] = await Promise.all([1, 2, 3, 4].map(async () => send(await small())))
  const { id, registro } = await publishWith(replaced!)
  const valores = { ...registro.valores, imagem: used! }
  await rig.ask('devocional', 'publish', { id, body: { versao: registro.versao, valores } })
  const draft = (await rig.ask('devocional', 'create', { body: { valores: { imagem: drafted! } } })).registro
  await nextDay()
  const kept = await Promise.all(
    [used, replaced, drafted, left].map(async (url) => (await get(url!)).statusCode),
  )
  expect(kept).toEqual([200, 200, 200, 404])
  await rig.ask('devocional', 'discard', { id: draft.id })
  await nextDay()
  expect((await get(drafted!)).statusCode).toBe(404)
})
