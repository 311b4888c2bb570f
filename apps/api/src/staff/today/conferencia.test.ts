import type { CultoConferido } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFeeds } from '../../adapters/feeds/feeds.ts'
import { openContentRig, type ContentRig } from '../../testing/content-rig.ts'
import { openEquipe } from '../../testing/equipe.ts'
import { startFeedServer } from '../../testing/feed-server.ts'
import { asOwner } from '../../testing/owner.ts'
import { logIn } from '../../testing/people.ts'
import { ROSA } from '../../testing/role-matrix.ts'

let rig: ContentRig
let server: Awaited<ReturnType<typeof startFeedServer>>
const equipe = { tiago: '', helena: '', rosa: '' }
beforeAll(async () => {
  rig = await openContentRig()
  server = await startFeedServer()
  const { test } = rig
  test.deps.feeds = createFeeds({ mediaDir: test.deps.env.mediaDir, trusted: [server.host] })
  equipe.tiago = await openEquipe(test, (await logIn(test, 'contentAdmin')).userId)
  equipe.helena = await openEquipe(test, (await logIn(test, 'admin')).userId)
  equipe.rosa = await openEquipe(test, (await logIn(test, ROSA)).userId)
})
afterAll(async () => {
  await rig.test.close()
  await server.close()
})
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  asOwner<Row>(rig.test.target, sql, [rig.igreja, ...values])

describe('the check before the services', () => {
  const cultos = async () => {
    const given = { params: { slug: rig.slug }, equipe: equipe.helena }
    return (await rig.test.call('listCultosConferidos', given)).body['cultos'] as CultoConferido[]
  }

  it('says what is cancelled, at another hour, or on a day on which the country rests', async () => {
    const [one, two] = await cultos()
    await rows(
      `insert into culto_alteracao (igreja_id, culto_id, data, flag_cancelado, hora) values ($1, $2, $3, true, null),
        ($1, $4, $5, false, '05:10')
       on conflict (igreja_id, culto_id, data) do update set flag_cancelado = excluded.flag_cancelado, hora = excluded.hora`,
      [one!.idCulto, one!.data, two!.idCulto, two!.data],
    )
    const seen = await cultos()
    const of = ({ idCulto, data }: CultoConferido) =>
      seen.find((other) => other.idCulto === idCulto && other.data === data)
    expect(of(one!)).toMatchObject({ flagCancelado: true, flagDiferente: false })
    expect(of(two!)).toMatchObject({ flagCancelado: false, flagDiferente: true, hora: '05:10' })
    expect(seen.every(({ flagFeriado }) => typeof flagFeriado === 'boolean')).toBe(true)
  })

  it('asks the link of a broadcast, and tells gone from not known', async () => {
    const [made] = await rows<{ id: number }>(
      `insert into transmissao (igreja_id, titulo, inicio, fim_previsto)
        values ($1, 'Vigília', now() + interval '1 day', now() + interval '1 day 2 hours') returning id`,
    )
    const { id } = made!
    const check = async (as: keyof typeof equipe = 'tiago') =>
      rig.test.call('conferirLinkTransmissao', {
        params: { slug: rig.slug, id },
        equipe: equipe[as],
        body: {},
      })
    const resposta = async () => (await check()).body['resposta']
    expect(await resposta()).toBe('naoResponde')
    const link = (url: string) =>
      rows("update transmissao set fonte = 'mp4', url = $3 where igreja_id = $1 and id = $2", [id, url])
    await link(server.on('/la.mp4', (_request, response) => response.writeHead(200).end('film')))
    expect(await resposta()).toBe('responde')
    await link(server.on('/foi.mp4', (_request, response) => response.writeHead(404).end()))
    expect(await resposta()).toBe('naoResponde')
    await link(server.on('/caiu.mp4', (_request, response) => response.writeHead(503).end()))
    expect(await resposta()).toBe('semResposta')
    // Nothing of our own network is asked.
    await link('http://127.0.0.1:9/a.mp4')
    expect(await resposta()).toBe('semResposta')
    await link(`/media/${rig.igreja}/nada.mp4`)
    expect(await resposta()).toBe('naoResponde')
    expect((await check('rosa')).status).toBe(403)
  })
})
