import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFeeds } from '../adapters/feeds/feeds.ts'
import { openEquipe } from '../testing/equipe.ts'
import { startFeedServer } from '../testing/feed-server.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { slug } = demoChurches.full
let test: TestApp
let server: Awaited<ReturnType<typeof startFeedServer>>
let equipe: string
let id: number
beforeAll(async () => {
  test = await createTestApp()
  server = await startFeedServer()
  test.deps.feeds = createFeeds({ mediaDir: test.deps.env.mediaDir, trusted: [server.host] })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  const { body } = await test.call('createTransmissao', {
    equipe,
    params: { slug },
    body: {
      titulo: 'Vigília',
      inicio: new Date(Date.now() - 60_000).toISOString(),
      fimPrevisto: new Date(Date.now() + 7_200_000).toISOString(),
      endereco: 'https://live.example/a.m3u8',
    },
  })
  id = (body['transmissao'] as { id: number }).id
  await test.call('comandarTransmissao', { equipe, params: { slug, id }, body: { comando: 'iniciar' } })
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const save = (legendas: string | null) =>
  test.call('saveTransmissao', { equipe, params: { slug, id }, body: { legendas } })
/** Past what staff may type: a server of this machine, which only this test trusts. */
const pointAt = (url: string) =>
  asOwner(test.target, 'update transmissao set legendas = $2 where id = $1', [
    id,
    JSON.stringify([{ idioma: 'pt-BR', nome: 'Português', url }]),
  ])
const read = () => test.call('getLegendaTransmissao', { params: { slug, id } })
const seen = async () =>
  (await test.call('getTransmissao', { params: { slug, id } })).body['transmissao'] as {
    legendasAoVivo: unknown
    aoVivo: { legendas: { url: string }[] }
  }
const two = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGraça\n\n00:02.000 --> 00:03.000\ne <b>paz</b>\n'

describe('the captions of a broadcast', () => {
  it('are told in the language of the church once staff say where they are, without the address', async () => {
    expect((await read()).status).toBe(404)
    expect((await save('https://captions.example/a.vtt')).body['transmissao']).toMatchObject({
      legendas: 'https://captions.example/a.vtt',
    })
    const { legendasAoVivo, aoVivo } = await seen()
    expect(legendasAoVivo).toEqual({ idioma: 'pt-BR', nome: 'Português' })
    expect(aoVivo.legendas).toEqual([])
  })

  it('are refused where they are no address of others', async () => {
    for (const address of ['http://captions.example/a.vtt', 'file:///etc/passwd', 'legendas']) {
      expect((await save(address)).body['campos']).toEqual([{ campo: 'legendas', regra: 'url' }])
    }
  })

  it('are read once in two seconds, however many ask', async () => {
    await pointAt(server.on('/a.vtt', (_, response) => response.end(two)))
    await expect.poll(async () => (await read()).status, { timeout: 5_000 }).toBe(200)
    const answers = await Promise.all(Array.from({ length: 20 }, read))
    for (const { body } of answers) expect(body['legenda']).toEqual({ seq: 2, texto: 'e paz' })
    expect(server.times('/a.vtt')).toBeLessThanOrEqual(2)
    expect(answers[0]!.body['novaEmMs']).toBe(2_000)
  })

  it('at an address of our own network are never asked for', async () => {
    test.deps.feeds = createFeeds({ mediaDir: test.deps.env.mediaDir })
    const inside = server.on('/inside.vtt', (_, response) => response.end(two))
    await pointAt(inside)
    await expect
      .poll(async () => (await read()).body['legenda'], { timeout: 5_000 })
      .toEqual({ seq: 0, texto: '' })
    expect(server.times('/inside.vtt')).toBe(0)
  })

  it('are not there while it is not on air', async () => {
    await test.call('comandarTransmissao', { equipe, params: { slug, id }, body: { comando: 'encerrar' } })
    await expect.poll(async () => (await read()).status, { timeout: 5_000 }).toBe(404)
  })
})
