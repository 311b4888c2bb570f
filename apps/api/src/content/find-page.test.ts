import { afterAll, beforeAll, expect, it } from 'vitest'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn } from '../testing/people.ts'

let rig: ContentRig
let equipe: string
beforeAll(async () => {
  rig = await openContentRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
})
afterAll(() => rig.test.close())

const find = async (pagina: string) => {
  const { slug } = rig
  const { status, body } = await rig.test.call('getRegistroDaPagina', {
    params: { slug },
    query: { pagina },
    equipe,
  })
  return status === 200 ? body : status
}

it('leads from each page that shows a record to that record', async () => {
  const [row] = await asOwner<Record<string, string | number>>(
    rig.test.target,
    `select (select max(id) from devocional where igreja_id = $1) as devocional,
      (select slug from ebd where igreja_id = $1 order by id limit 1) as ebd,
      (select min(id) from ebd where igreja_id = $1) as "ebdId",
      (select video_id from video where igreja_id = $1 order by id limit 1) as video,
      (select min(id) from video where igreja_id = $1) as "videoId",
      (select min(id) from projeto where igreja_id = $1) as projeto`,
    [rig.igreja],
  )
  const { devocional, ebd, ebdId, video, videoId, projeto } = row!
  expect(await find(`/devotionals/${devocional}/`)).toEqual({ nome: 'devocional', id: devocional })
  expect(await find(`/ebds/${ebd}`)).toEqual({ nome: 'ebd', id: ebdId })
  expect(await find(`/videos/${video}`)).toEqual({ nome: 'video', id: videoId })
  expect(await find(`/ministries/1/projects/${projeto}`)).toEqual({ nome: 'projeto', id: projeto })
})

it('404 for what shows no record, for nothing, and for another church’s', async () => {
  const { igreja } = await findIds(rig.test, 'english')
  const [theirs] = await asOwner<{ slug: string }>(
    rig.test.target,
    'select slug from ebd where igreja_id = $1 and slug not in (select slug from ebd where igreja_id = $2) limit 1',
    [igreja, rig.igreja],
  )
  const asked = ['/', '/devotionals', '/devotionals/2000000', `/ebds/${theirs!.slug}`, "/ebds/a' or true --"]
  expect(await Promise.all(asked.map(find))).toEqual([404, 404, 404, 404, 404])
})
