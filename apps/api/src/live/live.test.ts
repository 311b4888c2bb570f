import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTenant } from '../db/tenant.ts'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransmissoes } from './make-transmissoes.ts'

const { slug } = demoChurches.full
let test: TestApp
let igrejaId: number
beforeAll(async () => {
  test = await createTestApp()
  const [igreja] = await asOwner<{ id: number }>(test.target, 'select id from igreja where slug = $1', [slug])
  igrejaId = igreja!.id
})
afterAll(() => test.close())

const now = new Date()
const make = (at = now) =>
  withTenant(test.deps.db, { igrejaId }, (trx) => makeTransmissoes(trx, { igrejaId, now: at }))
const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
const ofCultos = () =>
  rows<{ id: number; culto_id: number; data: string; titulo: string; inicio: Date; flag_cancelada: boolean }>(
    'select id, culto_id, data::text, titulo, inicio, flag_cancelada from transmissao where igreja_id = $1 and culto_id is not null order by inicio, id',
    [igrejaId],
  )

async function list() {
  const { status, body } = await test.call('listTransmissoes', { params: { slug } })
  return {
    ...(body as { transmissoes: { id: number; titulo: string }[]; ultima: { id: number } | null }),
    status,
  }
}

describe('GET /transmissao/:slug', () => {
  it('200 with what is to come, and the last that can be watched again with its parts and captions', async () => {
    await make()
    const { status, transmissoes, ultima } = await list()
    expect(status).toBe(200)
    expect(transmissoes.length).toBeGreaterThan(0)
    expect(transmissoes.map(({ id }) => id)).not.toContain(ultima!.id)
    const { body } = await test.call('getTransmissao', { params: { slug, id: ultima!.id } })
    expect(body['transmissao']).toMatchObject({
      comando: 'encerrada',
      flagReplay: true,
      idVideo: 'antes-do-sol',
      replay: { fonte: 'mp4' },
    })
    expect((body['transmissao'] as { capitulos: unknown[] }).capitulos.length).toBeGreaterThan(0)
  })

  it('404 where the church has no live services', async () => {
    await rows("delete from igreja_modulo where igreja_id = $1 and codigo = 'MOD_CULTO'", [igrejaId])
    const { status } = await list()
    await rows("insert into igreja_modulo (igreja_id, codigo, nome) values ($1, 'MOD_CULTO', 'Ao vivo')", [
      igrejaId,
    ])
    expect(status).toBe(404)
  })
})

describe('the broadcasts of services', () => {
  it('are made once, however often and by however many', async () => {
    await make()
    const before = await ofCultos()
    await Promise.all([make(), make(), make()])
    expect(await ofCultos()).toEqual(before)
  })

  it('follow their service, until somebody of the staff has changed them', async () => {
    await make()
    const [one, other] = await ofCultos()
    await rows('update transmissao set flag_propria = true, titulo = $2 where igreja_id = $1 and id = $3', [
      igrejaId,
      'Culto de missões',
      other!.id,
    ])
    await rows('update culto set nome = $2 where igreja_id = $1 and flag_online', [igrejaId, 'Outro nome'])
    await make()
    const titles = Object.fromEntries((await ofCultos()).map(({ id, titulo }) => [id, titulo]))
    expect(titles[one!.id]).toBe('Outro nome')
    expect(titles[other!.id]).toBe('Culto de missões')
  })

  it('are moved and cancelled with the date', async () => {
    await make()
    const one = (await ofCultos()).at(-1)!
    await rows(
      `insert into culto_alteracao (igreja_id, culto_id, data, flag_cancelado) values ($1, $2, $3, true)
        on conflict (igreja_id, culto_id, data) do update set flag_cancelado = true`,
      [igrejaId, one.culto_id, one.data],
    )
    await rows('update transmissao set flag_propria = false where igreja_id = $1', [igrejaId])
    await make()
    expect((await ofCultos()).find(({ id }) => id === one.id)!.flag_cancelada).toBe(true)
  })

  it('go when their service is not online any more, and come by the agenda when one changes', async () => {
    await rows('update culto set flag_online = false where igreja_id = $1', [igrejaId])
    expect(await make()).toBe(false)
    expect((await ofCultos()).filter(({ inicio }) => inicio > now)).toEqual([])
    const due = await rows(
      "select from agenda where igreja_id = $1 and tipo = 'transmissoes' and vence_em <= now()",
      [igrejaId],
    )
    expect(due).toHaveLength(1)
  })
})
