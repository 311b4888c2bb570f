import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { remindOfTransmissao } from './lembretes.ts'

const { slug, codigo } = demoChurches.full
let test: TestApp
let member: LoggedIn
let id: number
const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
beforeAll(async () => {
  test = await createTestApp()
  member = await logIn(test, 'member')
})
afterAll(() => test.close())
beforeEach(async () => {
  await rows(`delete from notificacao where titulo like '%Vigília%'`)
  const [row] = await rows<{ id: number }>(
    `insert into transmissao (igreja_id, titulo, inicio, fim_previsto)
      select id, 'Vigília', now() + interval '2 days', now() + interval '3 days' from igreja where codigo = $1 returning id`,
    [codigo],
  )
  id = row!.id
})

const want = (flagLembrete: boolean) =>
  test.call('saveLembreteTransmissao', { token: member.token, params: { slug, id }, body: { flagLembrete } })
const moveTo = (when: string) =>
  rows(
    `update transmissao set inicio = now() + interval '${when}', fim_previsto = now() + interval '9 days' where id = $1`,
    [id],
  )
const dueIn = async () => {
  const [due] = await rows<{ minutes: number }>(
    `select round(extract(epoch from vence_em - now()) / 60)::int as minutes from agenda
      where tipo = 'transmissao_lembrete' and referencia = $1`,
    [String(id)],
  )
  return due?.minutes
}
/** What the member's bell says after all that is due was done. */
const remind = async () => {
  const agenda = { transmissao_lembrete: remindOfTransmissao }
  while ((await workAgenda(test.deps, agenda)) > 0);
  return rows<{ titulo: string }>(
    `select titulo from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
      where u.user_id = $1 and titulo like '%Vigília%' order by n.id`,
    [member.userId],
  )
}

describe('the reminder of a broadcast', () => {
  it('is due ten minutes before, moves along with it, and goes once it is called off or begun', async () => {
    expect(await dueIn()).toBeUndefined()
    await want(true)
    expect(await dueIn()).toBe(2 * 24 * 60 - 10)
    await moveTo('1 day')
    expect(await dueIn()).toBe(24 * 60 - 10)
    await rows('update transmissao set flag_cancelada = true where id = $1', [id])
    expect(await dueIn()).toBeUndefined()
    await rows('update transmissao set flag_cancelada = false where id = $1', [id])
    expect(await dueIn()).toBe(24 * 60 - 10)
    await rows(`update transmissao set comando = 'no_ar' where id = $1`, [id])
    expect(await dueIn()).toBeUndefined()
  })

  it('is told once of each beginning to who wants it, and to nobody else', async () => {
    await want(true)
    await moveTo('8 minutes')
    expect(await remind()).toEqual([{ titulo: 'Já vai começar: Vigília' }])
    await rows('update transmissao set flag_cancelada = false where id = $1', [id])
    expect(await remind()).toHaveLength(1)
    await moveTo('3 hours')
    expect(await dueIn()).toBe(170)
    await moveTo('9 minutes')
    expect(await remind()).toHaveLength(2)
    expect(await dueIn()).toBeUndefined()
  })

  it('is not told to who has changed their mind, nor of what was called off', async () => {
    await want(true)
    const { body } = await test.call('getLembreteTransmissao', { token: member.token, params: { slug, id } })
    expect(body).toEqual({ flagLembrete: true })
    await want(false)
    await moveTo('8 minutes')
    expect(await remind()).toEqual([])
    await want(true)
    await rows('update transmissao set flag_cancelada = true where id = $1', [id])
    expect(await remind()).toEqual([])
  })
})
