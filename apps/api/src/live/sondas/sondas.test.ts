import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFeeds } from '../../adapters/feeds/feeds.ts'
import { workAgenda } from '../../jobs/agenda.ts'
import { openEquipe } from '../../testing/equipe.ts'
import { startFeedServer } from '../../testing/feed-server.ts'
import { asOwner } from '../../testing/owner.ts'
import { logIn } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sondasAgenda } from './sondar.ts'

const { slug, codigo } = demoChurches.full
let test: TestApp
let server: Awaited<ReturnType<typeof startFeedServer>>
let equipe: string
let id: number
const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
beforeAll(async () => {
  test = await createTestApp({ env: { YOUTUBE_API_KEY: 'test-key-of-nobody', YOUTUBE_API_UNITS: '3' } })
  server = await startFeedServer()
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  // What YouTube would be asked goes to this machine, over the same guarded way.
  const feeds = createFeeds({ mediaDir: test.deps.env.mediaDir, trusted: [server.host] })
  const here = (url: string) =>
    url.replace(/^https:\/\/(www\.googleapis\.com|www\.youtube\.com|vimeo\.com)/, `http://${server.host}`)
  test.deps.feeds = {
    ...feeds,
    answers: (url) => feeds.answers(here(url)),
    fetch: (url, asked) => feeds.fetch(here(url), asked),
  }
})
afterAll(async () => {
  await test.close()
  await server.close()
})

/** Begins in five minutes, unless told. */
const make = async (given: { url?: string; codigo?: string; fonte?: string; inicio?: string }) => {
  await rows(`delete from agenda where tipo = 'transmissao_sonda'`)
  const fonte = given.fonte ?? 'hls'
  const [row] = await rows<{ id: number }>(
    `insert into transmissao (igreja_id, titulo, inicio, fim_previsto, fonte, url, codigo)
      select id, 'Vigília', now() + $2::interval, now() + $2::interval + interval '1 hour', $3, $4, $5
      from igreja where codigo = $1 returning id`,
    [codigo, given.inicio ?? '5 minutes', fonte, given.url ?? null, given.codigo ?? null],
  )
  id = row!.id
}
const due = async () => {
  const [row] = await rows<{ seconds: number }>(
    `select extract(epoch from vence_em - now())::int as seconds from agenda where tipo = 'transmissao_sonda' and referencia = $1`,
    [String(id)],
  )
  return row?.seconds
}
/** The time for the next look has come, and all that was read is so much older. */
const later = (seconds: number) =>
  rows(
    `with _ as (update transmissao_sinal set em = em - $2::interval, sequencia_em = sequencia_em - $2::interval,
      dita_em = dita_em - $2::interval where transmissao_id = $1)
    update agenda set vence_em = now() where tipo = 'transmissao_sonda' and referencia = $1::text`,
    [id, `${seconds} seconds`],
  )
const look = async (seconds = 20) => {
  await later(seconds)
  expect(await workAgenda(test.deps, sondasAgenda)).toBe(1)
  const [row] = await rows<{ sinal: string | null; sonda: string; em: Date | null }>(
    'select sinal, sonda, em from transmissao_sinal where transmissao_id = $1',
    [id],
  )
  return [row!.sonda, row!.sinal] as const
}
const list = (sequence: number, end = '') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:${sequence}\n#EXTINF:6,\na.ts\n#EXTINF:6,\nb.ts\n${end}`
let text: string | null
const stream = () =>
  server.on('/vivo/index.m3u8', (_, response) =>
    text === null ? response.writeHead(503).end() : response.end(text),
  )
const estados = async () =>
  (
    await rows<{ estado: string }>(
      `select e.corpo->>'estado' as estado from sala_evento e join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
        where s.codigo = $1 and e.tipo = 'estado' order by e.seq`,
      [`ao-vivo-${id}`],
    )
  ).map(({ estado }) => estado)

describe('the probe', () => {
  beforeEach(() => {
    text = list(1)
  })

  it('is due a quarter of an hour before, every twenty seconds, and no more once it is over', async () => {
    await make({ url: stream(), inicio: '2 hours' })
    expect(await due()).toBeGreaterThan(104 * 60)
    expect(await due()).toBeLessThanOrEqual(105 * 60)
    await rows(`update transmissao set inicio = now() + interval '9 minutes' where id = $1`, [id])
    expect(await due()).toBeLessThanOrEqual(0)
    await look()
    expect(await due()).toBeGreaterThan(15)
    expect(await due()).toBeLessThanOrEqual(20)
    await rows(`update transmissao set comando = 'encerrada', encerrada_em = now() where id = $1`, [id])
    expect(await due()).toBeUndefined()
    await make({ url: '/media/1/film.m3u8' })
    expect(await due()).toBeUndefined()
  })

  it('says it is on air when a list has grown between two readings, not when it is there', async () => {
    await make({ url: stream() })
    expect(await look()).toEqual(['primeira', null])
    expect(await look()).toEqual(['primeira', null])
    text = list(3)
    expect(await look()).toEqual(['no_ar', 'no_ar'])
    const { body } = await test.call('getTransmissaoEquipe', { params: { slug, id }, equipe })
    expect(body['transmissao']).toMatchObject({ sinal: 'no_ar', sonda: { disse: 'no_ar' } })
    // It begins in five minutes by the clock: the room was told.
    expect(await estados()).toEqual(['ao_vivo'])
  })

  it('follows the list of the first rendition, hears a standstill late and an end at once', async () => {
    stream()
    await make({
      url: server.on('/vivo/master.m3u8', (_, response) =>
        response.end('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\nindex.m3u8\n'),
      ),
      inicio: '-5 minutes',
    })
    await look()
    text = list(2)
    expect(await look()).toEqual(['no_ar', 'no_ar'])
    expect(await look()).toEqual(['primeira', 'no_ar'])
    expect(await look(60)).toEqual(['parada', 'espera'])
    text = list(4, '#EXT-X-ENDLIST')
    expect(await look()).toEqual(['acabou', 'acabou'])
  })

  it('changes nothing when it fails, or may not ask there', async () => {
    await make({ url: stream() })
    await look()
    text = list(2)
    await look()
    text = null
    expect(await look()).toEqual(['falhou', 'no_ar'])
    text = '<html>'
    expect(await look()).toEqual(['falhou', 'no_ar'])
    expect(await estados()).toEqual(['ao_vivo'])
    const asked = server.times('/vivo/index.m3u8')
    await make({ url: `http://localhost:${server.host.split(':')[1]}/vivo/index.m3u8` })
    expect(await look()).toEqual(['recusado', null])
    expect(server.times('/vivo/index.m3u8')).toBe(asked)
  })

  it('is heard while it says the same, and told again before it is forgotten where the clock says otherwise', async () => {
    await make({ url: stream() })
    await look()
    for (let n = 2; n < 12; n++) {
      text = list(n)
      await look()
    }
    expect(await estados()).toEqual(['ao_vivo', 'ao_vivo'])
  })

  it('keeps the room open over the time', async () => {
    await make({ url: stream(), inicio: '-59 minutes' })
    await look()
    text = list(2)
    await look()
    const until = async () =>
      (
        await rows<{ m: number }>(
          `select extract(epoch from fecha_em - now())::int / 60 as m from sala where codigo = $1`,
          [`ao-vivo-${id}`],
        )
      )[0]!.m
    expect(await until()).toBeGreaterThanOrEqual(12)
  })

  it('is one of one process, however many look', async () => {
    await make({ url: stream() })
    await later(0)
    const asked = server.times('/vivo/index.m3u8')
    await Promise.all([1, 2, 3, 4].map(() => workAgenda(test.deps, sondasAgenda)))
    // Staff prolong it meanwhile.
    await rows(`update transmissao set fim_previsto = fim_previsto + interval '15 minutes' where id = $1`, [
      id,
    ])
    await workAgenda(test.deps, sondasAgenda)
    expect(server.times('/vivo/index.m3u8')).toBe(asked + 1)
  })

  it('forgets what it heard of another link', async () => {
    await make({ url: stream() })
    await look()
    text = list(2)
    await look()
    await rows(`update transmissao set url = $2 where id = $1`, [
      id,
      server.on('/outro.m3u8', (_, r) => r.end()),
    ])
    expect(await rows('select from transmissao_sinal where transmissao_id = $1', [id])).toEqual([])
  })

  it('hears nothing of a link that staff replaced while it was asked', async () => {
    const before = server.on('/alt/index.m3u8', async (_, response) => {
      await rows('update transmissao set url = $2 where id = $1', [id, stream()])
      response.end(list(1, '#EXT-X-ENDLIST'))
    })
    await make({ url: before })
    await later(0)
    expect(await workAgenda(test.deps, sondasAgenda)).toBe(1)
    expect(await rows('select from transmissao_sinal where transmissao_id = $1', [id])).toEqual([])
  })

  it('takes an encoder that counts from the beginning again for no standstill', async () => {
    text = list(900)
    await make({ url: stream() })
    await look()
    text = list(901)
    expect(await look()).toEqual(['no_ar', 'no_ar'])
    text = list(1)
    expect(await look(60)).toEqual(['primeira', 'no_ar'])
    text = list(2)
    expect(await look()).toEqual(['no_ar', 'no_ar'])
  })

  it('follows no list to a third, and reads none that is larger than half a megabyte', async () => {
    const round = server.on('/roda.m3u8', (_, response) =>
      response.end('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\nroda.m3u8\n'),
    )
    await make({ url: round })
    expect(await look()).toEqual(['falhou', null])
    expect(server.times('/roda.m3u8')).toBe(2)
    const large = server.on('/grande.m3u8', (_, response) =>
      response.end(list(1) + `# ${'x'.repeat(512 * 1024)}\n`),
    )
    await make({ url: large })
    expect(await look()).toEqual(['falhou', null])
  })

  it('asks nobody where the operator has switched it off', async () => {
    await make({ url: stream() })
    await later(0)
    const asked = server.times('/vivo/index.m3u8')
    const off = { ...test.deps, env: { ...test.deps.env, LIVE_PROBES: false } }
    expect(await workAgenda(off, sondasAgenda)).toBe(1)
    expect(server.times('/vivo/index.m3u8')).toBe(asked)
    expect(await due()).toBeGreaterThan(200)
  })

  it('leaves to staff what they have said', async () => {
    await make({ url: stream() })
    const { body } = await test.call('comandarTransmissao', {
      params: { slug, id },
      equipe,
      body: { comando: 'iniciar' },
    })
    expect(body['transmissao']).toMatchObject({ comando: 'no_ar' })
    await look()
    expect(await look(60)).toEqual(['parada', 'espera'])
    expect(new Set(await estados())).toEqual(new Set(['ao_vivo']))
  })
})

describe('the probe of YouTube', () => {
  const says = (liveBroadcastContent: string, actualEndTime?: string) =>
    server.on('/youtube/v3/videos', (request, response) => {
      const isKnown = request.headers['x-goog-api-key'] === 'test-key-of-nobody'
      response.writeHead(isKnown && !request.url!.includes('test-key') ? 200 : 403)
      response.end(
        JSON.stringify({
          items: [{ snippet: { liveBroadcastContent }, liveStreamingDetails: { actualEndTime } }],
        }),
      )
    })

  it('asks with a key while it has units, and says then that it has none', async () => {
    await make({ fonte: 'youtube', codigo: 'aqz-KE-bpKQ' })
    says('upcoming')
    expect(await look()).toEqual(['espera', 'espera'])
    says('live')
    expect(await look()).toEqual(['no_ar', 'no_ar'])
    says('none', '2026-11-26T12:00:00Z')
    expect(await look()).toEqual(['acabou', 'acabou'])
    const asked = server.times('/youtube/v3/videos')
    expect(await look()).toEqual(['sem_cota', 'acabou'])
    expect(server.times('/youtube/v3/videos')).toBe(asked)
    expect(await due()).toBeGreaterThan(200)
  })

  it('of a film of Vimeo it says that it is there, and nothing of its state', async () => {
    await make({ fonte: 'vimeo', codigo: '1084537' })
    server.on('/api/oembed.json', (_, response) => response.end('{}'))
    expect(await look()).toEqual(['existe', null])
    server.on('/api/oembed.json', (_, response) => response.writeHead(404).end())
    expect(await look()).toEqual(['nao_existe', null])
  })
})
