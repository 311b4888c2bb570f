import { resources, type Resource } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../files/sweep.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { asOwner } from '../testing/owner.ts'
import { mp3, pdf, vtt, wav } from '../testing/small-files.ts'

let rig: ContentRig
beforeAll(async () => {
  rig = await openContentRig()
})
afterAll(() => rig.test.close())

const [STAFF, OWN, OTHER] = [
  'admin.atrio.localhost',
  demoChurches.full.hosts[0],
  demoChurches.english.hosts[0],
]
const get = (url: string, headers: Record<string, string> = {}) =>
  rig.test.app.inject({ url, headers: { host: OWN, ...headers } })

const publicacao = resources.publicacao as unknown as Resource
async function publishWith(arquivo: string) {
  const { id } = (await rig.ask('publicacao', 'create', { body: { valores: { arquivo } } })).registro
  const valores = { ...(await validValues(rig.test, publicacao, rig.igreja)), arquivo }
  return { id, ...(await rig.ask('publicacao', 'publish', { id, body: { versao: 0, valores } })) }
}

describe('POST, HEAD and PATCH /envio/:slug/…', () => {
  it('takes a document part by part, goes on where it ended, and answers where it lies', async () => {
    const bytes = pdf()
    const begun = await rig.begin('documento', bytes.length)
    expect(begun.statusCode).toBe(201)
    const place = new URL(String(begun.headers['location']), 'http://staff.invalid').pathname
    const first = await rig.part(place, 0, bytes.subarray(0, 40))
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '40'])
    expect((await rig.part(place, 0, bytes)).statusCode).toBe(409)
    expect((await rig.part(place, 40, bytes.subarray(40), 'helena')).statusCode).toBe(404)
    const last = await rig.part(place, 40, bytes.subarray(40))
    expect(last.statusCode).toBe(200)
    const { arquivo } = JSON.parse(last.body) as { arquivo: string }
    expect(arquivo).toMatch(new RegExp(`^/media/${rig.igreja}/envios/[\\da-f-]{36}\\.pdf$`))
    const shown = await get(arquivo)
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([
      200,
      'application/pdf',
      bytes,
    ])
    expect((await get(arquivo, { range: 'bytes=0-4' })).body).toBe('%PDF-')
    expect((await get(arquivo, { host: STAFF })).statusCode).toBe(200)
    expect((await get(arquivo, { host: OTHER })).statusCode).toBe(404)
  })

  it('403 for who may not write, 404 for nobody’s church, 413 for what is too large', async () => {
    expect((await rig.begin('documento', 10, 'rosa')).statusCode).toBe(403)
    expect((await rig.begin('documento', 10, 'tiago', 'nao-existe')).statusCode).toBe(404)
    expect((await rig.begin('documento', 101 * 1024 * 1024)).statusCode).toBe(413)
    expect((await rig.begin('planilha', 10)).statusCode).toBe(404)
  })

  it.each([
    ['documento', 'FILE_TYPE', mp3()],
    ['documento', 'FILE_TYPE', Buffer.from('<html><script>alert(1)</script></html>')],
    ['documento', 'FILE_DAMAGED', pdf().subarray(0, 60)],
    ['audio', 'FILE_TYPE', pdf()],
    // One frame is found in any file.
    ['audio', 'FILE_TYPE', mp3().subarray(0, 420)],
    ['legenda', 'FILE_TYPE', Buffer.from('1\n00:01,000 --> 00:02,000\nBom dia')],
    ['legenda', 'FILE_DAMAGED', Buffer.from('WEBVTT\n\n00:03.000 --> 00:02.000\nBom dia')],
    ['audio', 'FILE_DAMAGED', Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0')],
  ])('%s: %s by its bytes, and nothing of it is kept', async (tipo, code, bytes) => {
    const answer = await rig.send(tipo, bytes)
    expect(JSON.parse(answer.body)).toMatchObject({ status: false, code })
    expect((await rig.part(answer.place, 0, bytes)).statusCode).toBe(404)
  })

  it.each([
    ['documento', 'pdf', pdf()],
    ['audio', 'mp3', mp3()],
    ['audio', 'wav', wav()],
    ['legenda', 'vtt', vtt()],
  ])('%s: takes %s', async (tipo, ending, bytes) => {
    const { statusCode, body } = await rig.send(tipo, bytes)
    expect([statusCode, body]).toEqual([200, expect.stringContaining(`.${ending}"`)])
  })

  it('ACCOUNT_LIMIT before the first byte', async () => {
    await asOwner(
      rig.test.target,
      `insert into arquivo (igreja_id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes, pronto)
       select $1, 'audio', 'audio/mpeg', 1, decode(repeat('00', 32), 'hex'), 0, 0, true, '[]', true from generate_series(1, 100)`,
      [rig.igreja],
    )
    const { statusCode, body } = await rig.begin('documento', 10)
    await asOwner(rig.test.target, 'delete from arquivo where tamanho = 1')
    expect([statusCode, body]).toEqual([409, expect.stringContaining('ACCOUNT_LIMIT')])
  })
})

describe('a file of what is published', () => {
  const sent = async (tipo: string, bytes: Buffer) =>
    (JSON.parse((await rig.send(tipo, bytes)).body) as { arquivo: string }).arquivo

  it('is the church’s own and of its kind, else it is refused by its field’s name', async () => {
    const [own, sound] = [await sent('documento', pdf()), await sent('audio', mp3())]
    expect((await publishWith(own)).status).toBe(200)
    const other = own.replace(`/media/${rig.igreja}/`, '/media/999/')
    const absent = own.replace(/[\da-f]{12}\.pdf/, '000000000000.pdf')
    for (const arquivo of [sound, other, absent, own.replace('/media/', '/arquivo/')]) {
      const { status, body } = await publishWith(arquivo)
      expect([arquivo, status, body['campos']]).toMatchObject([arquivo, 400, [{ campo: 'valores.arquivo' }]])
    }
  })

  it('stays while a record names it, and goes with its bytes when none did', async () => {
    const [used, left] = [await sent('documento', pdf()), await sent('documento', pdf())]
    const { id } = await publishWith(used)
    const slug = (
      await asOwner<{ slug: string }>(rig.test.target, 'select slug from publicacao where id = $1', [id])
    )[0]!
    const seen = await rig.test.call('getPublicacao', {
      params: { slug: rig.slug, publicacaoSlug: slug.slug },
    })
    expect(seen.body['publicacao']).toMatchObject({ arquivo: used })
    await asOwner(rig.test.target, `update arquivo set data_cadastro = data_cadastro - interval '36 hours'`)
    await sweepFiles(rig.test.deps, Date.now() + 2 * 3_600_000)
    expect([(await get(used)).statusCode, (await get(left)).statusCode]).toEqual([200, 404])
  })
})

describe('an episode', () => {
  const podcastItem = resources.podcastItem as unknown as Resource
  async function publishEpisode(changes: object, asked: { id?: number } = {}) {
    const id = asked.id ?? (await rig.ask('podcastItem', 'create', { body: { valores: {} } })).registro.id
    const valores = { ...(await validValues(rig.test, podcastItem, rig.igreja)), ...changes }
    return { id, ...(await rig.ask('podcastItem', 'publish', { id, body: { versao: 0, valores } })) }
  }

  it('is heard from its moment on, with the size and type of its file in the feed', async () => {
    const bytes = mp3()
    const { body } = await rig.send('audio', bytes)
    const { arquivo } = JSON.parse(body) as { arquivo: string }
    const later = await publishEpisode({ audioFile: arquivo, publishedAt: '2099-01-06T09:00:00.000Z' })
    expect([later.status, later.registro?.situacao]).toEqual([200, 'agendado'])
    const { id } = await publishEpisode({ title: 'Raiz funda', audioFile: arquivo })
    const code = demoChurches.full.codigo
    const seen = await rig.test.call('getPodcastItem', { params: { code, id } })
    expect(seen.body['item']).toMatchObject({ title: 'Raiz funda', audio_file: arquivo })
    expect((await rig.test.call('getPodcastItem', { params: { code, id: later.id } })).status).toBe(404)
    const feed = (await get('/podcast.xml')).body
    expect(feed).toMatch(new RegExp(`${arquivo}" length="${bytes.length}" type="audio/mpeg"`))
  })

  it('wants a recording', async () => {
    const { status, body } = await publishEpisode({ audioFile: null })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'valores.audioFile', regra: 'required' }]])
  })

  it('of a feed elsewhere is nobody’s to write', async () => {
    const [foreign] = await asOwner<{ id: number }>(
      rig.test.target,
      `insert into podcast_item (igreja_id, podcast_codigo, guid, title)
       select igreja_id, codigo, 'elsewhere', 'De outros lados' from podcast where igreja_id = $1 and feed_url is not null
       returning id`,
      [rig.igreja],
    )
    const { id } = foreign!
    expect((await rig.ask('podcastItem', 'get', { id })).status).toBe(404)
    expect((await publishEpisode({}, { id })).status).toBe(404)
    const { body } = await rig.ask('podcastItem', 'list', { query: { busca: 'outros lados' } })
    expect(body['itens']).toEqual([])
  })

  it('begins the church’s podcast where there is none', async () => {
    await asOwner(rig.test.target, 'delete from podcast where igreja_id = $1', [rig.igreja])
    const { status, id } = await publishEpisode({})
    expect(status).toBe(200)
    const code = demoChurches.full.codigo
    expect((await rig.test.call('getPodcastItem', { params: { code, id } })).status).toBe(200)
  })
})
