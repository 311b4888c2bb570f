import { resources, type Resource, type Valores } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { asOwner } from '../testing/owner.ts'
import { vtt } from '../testing/small-files.ts'

let rig: ContentRig
beforeAll(async () => {
  rig = await openContentRig()
})
afterAll(() => rig.test.close())

async function publish(nome: 'video' | 'videoPlaylist', changes: Valores, { id = 0, versao = 0 } = {}) {
  const of = id || (await rig.ask(nome, 'create', { body: { valores: {} } })).registro.id
  const whole = await validValues(rig.test, resources[nome] as unknown as Resource, rig.igreja)
  const valores = { ...whole, ...changes }
  return { id: of, ...(await rig.ask(nome, 'publish', { id: of, body: { versao, valores } })) }
}

describe('a video', () => {
  it('has chapters and captions as the player reads them, and as they were typed', async () => {
    const sent = await rig.send('legenda', vtt())
    const { arquivo } = JSON.parse(sent.body) as { arquivo: string }
    const typed = {
      capitulos: '0:00 Abertura\n12:30 Texto',
      legendas: `pt-BR ${arquivo}\nes ${arquivo}`,
      transcricao: '0:01.500 Jatobá',
      duracao: 1_000,
    }
    const { status, registro } = await publish('video', { videoId: 'jatoba', ...typed })
    expect([status, registro.valores]).toMatchObject([200, typed])
    const { body } = await rig.test.call('getVideo', { params: { slug: rig.slug, videoId: 'jatoba' } })
    expect(body['video']).toMatchObject({
      capitulos: [
        { inicio: 0, texto: 'Abertura' },
        { inicio: 750, texto: 'Texto' },
      ],
      legendas: [
        { idioma: 'pt-BR', nome: 'português', url: arquivo },
        { idioma: 'es', nome: 'español', url: arquivo },
      ],
      transcricao: [{ inicio: 1.5, texto: 'Jatobá' }],
    })
    const { body: found } = await rig.test.call('listVideos', {
      params: { slug: rig.slug },
      query: { busca: 'jatoba' },
    })
    expect(found['total']).toBe(1)
  })

  it.each([
    ['capitulos', 'Abertura', { regra: 'moments', params: { linha: 1 } }],
    ['capitulos', '0:10 A\n0:05 B', { regra: 'moments', params: { linha: 2 } }],
    // Behind its end.
    ['capitulos', '0:10 A\n20:00 B', { regra: 'moments', params: { linha: 2 } }],
    ['legendas', 'pt-BR /media/1/a.vtt\npt-BR /media/1/b.vtt', { regra: 'captions' }],
    ['legendas', 'pt-BR', { regra: 'captions' }],
    ['legendas', 'pt-BR https://outra.example/a.vtt', { regra: 'unknown' }],
    ['legendas', 'pt-BR /media/999/a.vtt', { regra: 'unknown' }],
  ])('400 with the line for %s %j', async (campo, value, wrong) => {
    const { status, body } = await publish('video', { videoId: 'ipe', duracao: 1_000, [campo]: value })
    expect([status, body['campos']]).toEqual([400, [{ campo: `valores.${campo}`, ...wrong }]])
  })
})

describe('a playlist', () => {
  const held = async (slug: string) => {
    const { body } = await rig.test.call('listVideos', {
      params: { slug: rig.slug },
      query: { playlist: slug },
    })
    return (body['videos'] as { contentDetails: { videoId: string } }[]).map(
      (one) => one.contentDetails.videoId,
    )
  }

  it('has its videos in the order of staff, and an earlier one again', async () => {
    const videos = await asOwner<{ id: number; video_id: string }>(
      rig.test.target,
      `select id, video_id from video where igreja_id = $1 and data_publicacao < current_date - 1 order by id limit 3`,
      [rig.igreja],
    )
    const [a, b, c] = videos.map(({ id }) => id)
    const first = await publish('videoPlaylist', { titulo: 'Sertão', videos: `${c},${a}` })
    expect([first.status, first.registro.valores]).toMatchObject([200, { videos: `${c},${a}` }])
    expect(await held('sertao')).toEqual([videos[2]!.video_id, videos[0]!.video_id])
    await publish('videoPlaylist', { titulo: 'Sertão', videos: `${b}` }, { id: first.id, versao: 1 })
    expect(await held('sertao')).toEqual([videos[1]!.video_id])
    await rig.ask('videoPlaylist', 'restore', { id: first.id, numero: 1, body: { versao: 2 } })
    expect(await held('sertao')).toEqual([videos[2]!.video_id, videos[0]!.video_id])
  })

  it('400 for a video of another church, or one twice', async () => {
    const firstOf = async (is: '=' | '<>') => {
      const query = `select min(id) as id from video where igreja_id ${is} $1`
      return (await asOwner<{ id: number }>(rig.test.target, query, [rig.igreja]))[0]!.id
    }
    const [foreign, own] = [await firstOf('<>'), await firstOf('=')]
    for (const videos of [`${foreign}`, `${own},${own}`]) {
      const { status, body } = await publish('videoPlaylist', { titulo: 'Agreste', videos })
      expect([status, body['campos']]).toEqual([400, [{ campo: 'valores.videos', regra: 'unknown' }]])
    }
  })
})
