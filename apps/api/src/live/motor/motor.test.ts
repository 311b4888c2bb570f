import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workAgenda } from '../../jobs/agenda.ts'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { logIn } from '../../testing/people.ts'
import { startMediaMtx } from '../../testing/stand-in-mediamtx.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sondasAgenda } from '../sondas/sondar.ts'
import { gravacaoAgenda } from './gravacao.ts'

const { slug, codigo } = demoChurches.full
const SECRET = 'k7Qp2vXz9LmT4wRb8NcY3sHd6FgJ1aUe'
const soon = { timeout: 10_000 }
let test: TestApp
let engine: Awaited<ReturnType<typeof startMediaMtx>>
let equipe: string
let address: string
let chave: string
const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)

beforeAll(async () => {
  engine = await startMediaMtx(SECRET)
  test = await createTestApp({
    env: {
      LIVE_ENGINE_URL: engine.url,
      LIVE_ENGINE_PLAYBACK_URL: engine.url,
      LIVE_ENGINE_SECRET: SECRET,
      LIVE_ENGINE_HLS_URL: '/sinal',
      LIVE_ENGINE_INGEST_URL: 'rtmp://live.example.org:1935',
    },
  })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as { port: number }
  address = `http://127.0.0.1:${port}/internal/live-engine?segredo=${SECRET}`
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
})
afterAll(async () => {
  await test.close()
  await engine.close()
})

const makeChave = async () => {
  const { status, body } = await test.call('createChaveSinal', { params: { slug }, equipe, body: {} })
  expect(status).toBe(201)
  return body['chave'] as string
}
const passOf = (given: string) => new URLSearchParams(given.split('?')[1]).get('pass')!
const publish = (password: string, path: string = codigo) =>
  engine.ask(address, { action: 'publish', path, password })
/** The only broadcast that is near. */
const make = async (inicio: string, more = '') => {
  await rows(
    `update transmissao set flag_cancelada = true where igreja_id = (select id from igreja where codigo = $1)`,
    [codigo],
  )
  const [row] = await rows<{ id: number }>(
    `insert into transmissao (igreja_id, titulo, inicio, fim_previsto)
      select id, 'Vigília', now() + $2::interval, now() + $2::interval + interval '1 hour' from igreja where codigo = $1 returning id`,
    [codigo, inicio],
  )
  if (more !== '') await rows(`update transmissao set ${more} where id = $1`, [row!.id])
  return row!.id
}
const find = async (id: number) =>
  (
    await rows<{ fonte: string | null; url: string | null; video_id: string | null; flag_motor: boolean }>(
      'select fonte, url, video_id, flag_motor from transmissao where id = $1',
      [id],
    )
  )[0]!

describe('the key of a church', () => {
  it('is said once, stored as nothing that opens, and replaced by the next', async () => {
    const first = await makeChave()
    expect(first).toMatch(new RegExp(`^${codigo}\\?user=atrio&pass=[\\w-]{43}$`))
    const { body } = await test.call('getSinalEquipe', { params: { slug }, equipe })
    expect(body['sinal']).toMatchObject({ servidor: 'rtmp://live.example.org:1935', flagRecebendo: false })
    expect(JSON.stringify(body)).not.toContain(passOf(first))
    const stored = await rows<{ text: string }>(
      `select transmissao_chave::text as text from transmissao_chave`,
    )
    expect(stored.map(({ text }) => text).join()).not.toContain(passOf(first))
    expect(await publish(passOf(first))).toBe(204)
    chave = await makeChave()
    // Whoever sent by the one before is sent away.
    expect(await test.deps.engine!.isReady(codigo)).toBe(false)
    expect([await publish(passOf(first)), await publish(passOf(chave))]).toEqual([401, 204])
  })

  it('opens no stream of another church, and nothing where live services are off', async () => {
    expect(await publish(passOf(chave), demoChurches.english.codigo)).toBe(401)
    expect(await publish(passOf(chave), 'nada')).toBe(401)
    expect(await publish('')).toBe(401)
    const igreja = [codigo]
    await rows(
      `delete from igreja_modulo using igreja i where i.id = igreja_id and i.codigo = $1 and igreja_modulo.codigo = 'MOD_CULTO'`,
      igreja,
    )
    await expect.poll(() => publish(passOf(chave))).toBe(401)
    await rows(
      `insert into igreja_modulo (igreja_id, codigo, nome) select id, 'MOD_CULTO', 'Ao vivo' from igreja where codigo = $1`,
      igreja,
    )
    await expect.poll(() => publish(passOf(chave))).toBe(204)
  })
})

describe('what the engine asks', () => {
  beforeEach(() => engine.stop(codigo))

  it('404 without its secret, from another machine, and through a proxy', async () => {
    const given = { action: 'publish', path: codigo, password: passOf(chave) }
    const [plain] = address.split('?')
    expect(await engine.ask(plain!, given)).toBe(404)
    expect(await engine.ask(`${plain}?segredo=${SECRET.toLowerCase()}`, given)).toBe(404)
    expect(await engine.ask(address, given, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: `/internal/live-engine?segredo=${SECRET}`,
      payload: given,
      remoteAddress: '203.0.113.7',
    })
    expect(statusCode).toBe(404)
  })

  it('lets nobody but us at its API and its recordings', async () => {
    for (const action of ['api', 'playback', 'metrics', 'pprof', 'whatever']) {
      expect(await engine.ask(address, { action, path: codigo, password: 'guessed' })).toBe(401)
      expect(await engine.ask(address, { action, path: codigo, password: SECRET })).toBe(204)
    }
  })

  it('lets browsers read while the church broadcasts, and at no other time', async () => {
    const read = (protocol: string = 'hls') => engine.ask(address, { action: 'read', path: codigo, protocol })
    await make('3 hours')
    await expect.poll(() => read(), soon).toBe(401)
    await make('5 minutes')
    await expect.poll(() => read(), soon).toBe(204)
    expect(await read('rtsp')).toBe(401)
    await make('5 minutes', `comando = 'encerrada', encerrada_em = now() - interval '1 minute'`)
    await expect.poll(() => read(), soon).toBe(401)
  })

  it('fills the address of the broadcast that is next, and none that staff have given another', async () => {
    const next = await make('30 minutes')
    await publish(passOf(chave))
    expect(await find(next)).toMatchObject({ fonte: 'hls', url: `/sinal/${codigo}/index.m3u8` })
    const { body } = await test.call('getTransmissao', { params: { slug, id: next } })
    expect(body['transmissao']).toMatchObject({
      aoVivo: { fonte: 'hls', url: `/sinal/${codigo}/index.m3u8` },
    })
    const theirs = await make('30 minutes', `fonte = 'youtube', codigo = 'aqz-KE-bpKQ'`)
    await publish(passOf(chave))
    expect(await find(theirs)).toMatchObject({ fonte: 'youtube', url: null })
    const far = await make('5 hours')
    await publish(passOf(chave))
    expect(await find(far)).toMatchObject({ fonte: null })
  })

  it('gives no picture to who has no ticket: a broadcast for ticket holders is none of its own', async () => {
    const read = () => engine.ask(address, { action: 'read', path: codigo, protocol: 'hls' })
    await make('5 minutes')
    await expect.poll(read, soon).toBe(204)
    const id = await make('5 minutes', 'flag_exclusiva = true')
    await publish(passOf(chave))
    expect(await find(id)).toMatchObject({ fonte: null, url: null })
    await expect.poll(read, soon).toBe(401)
  })

  it('keeps its address when staff save the desk as it is, and leaves when they give another', async () => {
    const id = await make('30 minutes')
    await publish(passOf(chave))
    const save = async (endereco: string) => {
      const given = { params: { slug, id }, equipe, body: { endereco, libras: null } }
      return (await test.call('saveTransmissao', given)).status
    }
    expect(await save(`/sinal/${codigo}/index.m3u8`)).toBe(200)
    expect(await find(id)).toMatchObject({ fonte: 'hls', flag_motor: true })
    const check = await test.call('conferirLinkTransmissao', { params: { slug, id }, equipe, body: {} })
    expect(check.body).toMatchObject({ resposta: 'responde' })
    expect(await save('/sinal/outra/index.m3u8')).toBe(400)
    expect(await save('https://youtu.be/aqz-KE-bpKQ')).toBe(200)
    expect(await find(id)).toMatchObject({ fonte: 'youtube', flag_motor: false })
  })

  it('says to the probe whether a picture comes in', async () => {
    const id = await make('5 minutes')
    await publish(passOf(chave))
    const look = async () => {
      await rows(`update agenda set vence_em = now() where tipo = 'transmissao_sonda' and referencia = $1`, [
        String(id),
      ])
      while ((await workAgenda(test.deps, sondasAgenda)) > 0);
      const [row] = await rows<{ sinal: string }>(
        'select sinal from transmissao_sinal where transmissao_id = $1',
        [id],
      )
      return row!.sinal
    }
    expect(await look()).toBe('no_ar')
    engine.stop(codigo)
    expect(await look()).toBe('espera')
  })
})

describe('the recording', () => {
  const film = Buffer.from('a film, as far as this test goes')
  const due = (id: number) =>
    rows(`update agenda set vence_em = now() where tipo = 'transmissao_gravacao' and referencia = $1`, [
      String(id),
    ])
  const waiting = (id: number) =>
    rows(`select from agenda where tipo = 'transmissao_gravacao' and referencia = $1`, [String(id)])
  const work = async (id: number) => {
    await due(id)
    await workAgenda(test.deps, gravacaoAgenda)
  }

  it('waits for the end of the sending, and is then the video of the broadcast, once', async () => {
    const id = await make('-50 minutes')
    await publish(passOf(chave))
    await test.call('comandarTransmissao', { params: { slug, id }, equipe, body: { comando: 'encerrar' } })
    const start = new Date(Date.now() - 49 * 60_000).toISOString()
    engine.record(
      codigo,
      [
        { start: new Date(Date.now() - 30 * 86_400_000).toISOString(), duration: 9_000 },
        { start, duration: 12 },
        { start, duration: 2_900.4 },
      ],
      film,
    )
    await work(id)
    expect(await find(id)).toMatchObject({ video_id: null })
    engine.stop(codigo)
    await work(id)
    const { video_id: video } = await find(id)
    expect(video).toMatch(/^gravacao-/)
    expect(engine.asked.at(-1)).toContain('duration=2900.4')
    const { body } = await test.call('getTransmissao', { params: { slug, id } })
    expect(body['transmissao']).toMatchObject({ flagReplay: true, idVideo: video, replay: { fonte: 'mp4' } })
    const { url } = (body['transmissao'] as { replay: { url: string } }).replay
    const file = await test.app.inject({ url, headers: { host: demoChurches.full.hosts[0] } })
    expect(file.rawPayload).toEqual(film)
    expect(await waiting(id)).toEqual([])
  })

  it('leaves a video that staff gave while it came, and looks no more after twelve hours', async () => {
    const start = new Date(Date.now() - 49 * 60_000).toISOString()
    const end = async (id: number) => {
      await publish(passOf(chave))
      await test.call('comandarTransmissao', { params: { slug, id }, equipe, body: { comando: 'encerrar' } })
      engine.record(codigo, [{ start, duration: 2_900 }], film)
      engine.stop(codigo)
      await due(id)
    }
    const id = await make('-50 minutes')
    await end(id)
    const own = test.deps.engine!
    const fetchRecording: typeof own.fetchRecording = async (...given) => {
      await own.fetchRecording(...given)
      const any = 'select video_id from video where igreja_id = transmissao.igreja_id limit 1'
      await rows(`update transmissao set video_id = (${any}) where id = $1`, [id])
    }
    await workAgenda({ ...test.deps, engine: { ...own, fetchRecording } }, gravacaoAgenda)
    expect((await find(id)).video_id).toMatch(/^(?!gravacao-)/)
    const late = await make('-50 minutes')
    await end(late)
    await rows(`update transmissao set encerrada_em = now() - interval '13 hours' where id = $1`, [late])
    await work(late)
    expect(await find(late)).toMatchObject({ video_id: null })
    expect(await waiting(late)).toEqual([])
  })

  it('is none of a broadcast for ticket holders, for videos are everybody’s', async () => {
    const id = await make('-50 minutes')
    await publish(passOf(chave))
    await rows('update transmissao set flag_exclusiva = true where id = $1', [id])
    await test.call('comandarTransmissao', { params: { slug, id }, equipe, body: { comando: 'encerrar' } })
    engine.record(
      codigo,
      [{ start: new Date(Date.now() - 49 * 60_000).toISOString(), duration: 2_900 }],
      film,
    )
    engine.stop(codigo)
    await work(id)
    expect(await find(id)).toMatchObject({ flag_motor: true, video_id: null })
  })

  it('is none of a broadcast that came from elsewhere', async () => {
    const id = await make('-50 minutes', `fonte = 'youtube', codigo = 'aqz-KE-bpKQ'`)
    await test.call('comandarTransmissao', { params: { slug, id }, equipe, body: { comando: 'encerrar' } })
    expect(await waiting(id)).toEqual([])
  })
})
