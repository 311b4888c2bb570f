import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFeeds } from '../adapters/feeds/feeds.ts'
import { workAgenda } from '../jobs/agenda.ts'
import { startFeedServer } from '../testing/feed-server.ts'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { podcastSizes } from './tamanho.ts'

let test: TestApp
let server: Awaited<ReturnType<typeof startFeedServer>>
beforeAll(async () => {
  test = await createTestApp()
  server = await startFeedServer()
  test.deps.feeds = createFeeds({ mediaDir: test.deps.env.mediaDir, trusted: [server.host] })
})
afterAll(async () => {
  await test.close()
  await server.close()
})

/** Publishes an episode of the church's own, whose recording lies elsewhere. */
async function publish(guid: string, file: string, podcast = `feed_url is null`): Promise<void> {
  await asOwner(
    test.target,
    `insert into podcast_item (igreja_id, podcast_codigo, guid, title, audio_file, published_at)
     select igreja_id, p.codigo, $2, $2, $3, now() - interval '1 hour' from podcast p join igreja i on i.id = igreja_id
     where i.slug = $1 and ${podcast}`,
    [demoChurches.full.slug, guid, file],
  )
}

const measureDue = async () => {
  while ((await workAgenda(test.deps, podcastSizes)) > 0);
}
const stored = async (guid: string) => {
  const [row] = await asOwner<{ size: string | null; due: boolean }>(
    test.target,
    `select audio_length::text as size, exists (select from agenda a where a.igreja_id = i.igreja_id
       and tipo = 'podcast_tamanho' and referencia = i.id::text) as due from podcast_item i where guid = $1`,
    [guid],
  )
  return row
}

it('asks once, without loading it, how large a recording is that lies elsewhere', async () => {
  const methods: (string | undefined)[] = []
  const there = server.on('/there.mp3', ({ method }, response) => {
    methods.push(method)
    response.writeHead(200, { 'content-length': 7_654_321 }).end()
  })
  await publish(
    'longe',
    server.on('/moved.mp3', (_, response) => response.writeHead(302, { location: there }).end()),
  )
  await measureDue()
  expect(await stored('longe')).toEqual({ size: '7654321', due: false })
  await measureDue()
  expect(methods).toEqual(['HEAD'])
  const { body } = await test.app.inject({
    url: '/podcast.xml',
    headers: { host: `${demoChurches.full.hosts[0]}:3000` },
  })
  expect(body).toContain('/moved.mp3" length="7654321"')
})

it('asks less and less where a server never tells, and anew when the episode changes', async () => {
  const mute = server.on('/mute.mp3', (_, response) => response.writeHead(200).end())
  await publish('mudo', mute)
  const days: (number | null)[] = []
  for (let tried = 0; tried < 5; tried++) {
    await measureDue()
    const [due] = await asOwner<{ days: number }>(
      test.target,
      `update agenda set vence_em = now() from podcast_item i, agenda before where i.guid = 'mudo'
         and agenda.tipo = 'podcast_tamanho' and agenda.referencia = i.id::text and agenda.igreja_id = i.igreja_id
         and (before.igreja_id, before.tipo, before.referencia)
           = (agenda.igreja_id, agenda.tipo, agenda.referencia)
       returning round(extract(epoch from before.vence_em - now()) / 86400)::int as days`,
    )
    days.push(due?.days ?? null)
  }
  expect(days).toEqual([1, 2, 4, 8, null])
  await measureDue()
  expect(server.times('/mute.mp3')).toBe(5)
  await asOwner(test.target, `update podcast_item set audio_file = audio_file || '?2' where guid = 'mudo'`)
  expect(await stored('mudo')).toEqual({ size: null, due: true })
})

it('asks again on another day where there was no answer, and never at an address inside', async () => {
  await publish(
    'calado',
    server.on('/gone.mp3', (_, response) => response.writeHead(500).end()),
  )
  await publish('dentro', 'http://127.0.0.1:9/inside.mp3')
  await measureDue()
  expect(await stored('calado')).toEqual({ size: null, due: true })
  expect(await stored('dentro')).toEqual({ size: null, due: false })
  expect(server.times('/gone.mp3')).toBe(1)
})

it('asks for no recording of a feed that others publish', async () => {
  await publish('alheio', `http://${server.host}/theirs.mp3`, `p.codigo = 'conversas'`)
  expect(await stored('alheio')).toEqual({ size: null, due: false })
})
