import { resources, type Resource, type Valores } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { asOwner } from '../testing/owner.ts'

let rig: ContentRig
beforeAll(async () => {
  rig = await openContentRig()
})
afterAll(() => rig.test.close())

const songs = (count: number, changes: Valores = {}) =>
  Promise.all(
    Array.from({ length: count }, async () => ({
      ...(await validValues(rig.test, resources.louvor as unknown as Resource, rig.igreja)),
      ...changes,
    })),
  )
const kept = async () => {
  const [row] = await asOwner<{ louvores: number; rascunhos: number }>(
    rig.test.target,
    `select (select count(*)::int from louvor where igreja_id = $1) as louvores,
      (select count(*)::int from rascunho where igreja_id = $1 and recurso = 'louvor') as rascunhos`,
    [rig.igreja],
  )
  return row!
}

it('takes songs as drafts or published, and leaves out what is there word for word', async () => {
  const before = await kept()
  const some = await songs(3)
  expect((await rig.importSongs(some, false)).body).toMatchObject({ importados: 3, repetidos: [] })
  expect(await kept()).toEqual({ ...before, rascunhos: before.rascunhos + 3 })
  const again = await rig.importSongs([...some, ...(await songs(1))], true)
  expect(again.body).toMatchObject({ importados: 1, repetidos: some.map((one) => one['titulo']) })
  expect(await kept()).toEqual({ louvores: before.louvores + 1, rascunhos: before.rascunhos + 3 })
})

it('400 for one that is wrong, 409 for more than a person may have begun: and none is kept', async () => {
  const before = await kept()
  const [wrong] = await songs(1, { titulo: ' ' })
  const refused = await rig.importSongs([...(await songs(2)), wrong!], true)
  expect([refused.status, refused.body['campos']]).toMatchObject([400, [{ campo: 'louvores.2.titulo' }]])
  expect((await rig.importSongs(await songs(101), false)).status).toBe(400)
  expect((await rig.importSongs(await songs(99), false)).status).toBe(201)
  expect((await rig.importSongs(await songs(99), false)).status).toBe(409)
  expect(await kept()).toEqual({ ...before, rascunhos: before.rascunhos + 99 })
})
