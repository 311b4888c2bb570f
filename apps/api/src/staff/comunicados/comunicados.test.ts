import type { Comunicado } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workAgenda } from '../../jobs/agenda.ts'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { comunicado } from '../../testing/staff-inputs.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { comunicadosAgenda } from './enviar.ts'

let test: TestApp
let equipe: string
let slug: string
let igreja: number
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  const ids = await findIds(test, 'full')
  slug = ids.slug
  igreja = ids.igreja
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string, values?: unknown[]) =>
  asOwner<Row>(test.target, statement, values)
beforeEach(() => rows('delete from comunicado'))

const count = async (query: Record<string, string | number>) =>
  (await test.call('contarComunicado', { params: { slug }, equipe, query })).body
const write = async (given: object = {}) =>
  (
    await test.call('createComunicado', {
      params: { slug },
      equipe,
      body: { ...comunicado, enviarEm: null, ...given },
    })
  ).body['comunicado'] as Comunicado
const cancel = (id: number) => test.call('cancelarComunicado', { params: { slug, id }, equipe, body: {} })
const list = async () => {
  const { body } = await test.call('listComunicados', { params: { slug }, equipe })
  return body['comunicados'] as Comunicado[]
}
/** Its moment comes. */
async function tell() {
  await rows(`alter table comunicado disable trigger unchanged`)
  await rows(`update comunicado set enviar_em = now() - interval '1 second' where situacao = 'agendado'`)
  await rows(`alter table comunicado enable trigger unchanged`)
  await rows(`update agenda set vence_em = now() where tipo = 'comunicado'`)
  while ((await workAgenda(test.deps, comunicadosAgenda)) > 0);
}
const bells = (titulo: string) =>
  rows<{ corpo: string }>('select corpo from notificacao where igreja_id = $1 and titulo = $2', [
    igreja,
    titulo,
  ])

describe('a notice', () => {
  it('is counted before, told once to each who is meant, and counted after', async () => {
    const before = await count({ publico: 'todos' })
    const { id } = await write()
    await tell()
    await tell()
    const [told] = await list()
    expect(told).toMatchObject({ id, situacao: 'enviado', pessoas: before['pessoas'], porPush: 0 })
    expect([told!.porNotificacao, told!.porEmail]).toEqual([before['porNotificacao'], before['porEmail']])
    expect(await bells(comunicado.titulo)).toHaveLength(before['pessoas'] as number)
    expect((await cancel(id)).body['code']).toBe('NOTICE_SENT')
    await expect(rows(`update comunicado set texto = 'Outro' where id = $1`, [id])).rejects.toThrow(
      /not changed/,
    )
  })

  it('goes by the ways that are ticked, and past who has switched one off', async () => {
    const { userId } = await logIn(test, 'member')
    await rows(
      `insert into preferencia_aviso (igreja_id, user_id, tipo, canal, flag_ativo) values ($1, $2, 'comunicado', 'notificacao', false)`,
      [igreja, userId],
    )
    const all = await count({ publico: 'todos' })
    expect(all['porNotificacao']).toBe((all['pessoas'] as number) - 1)
    await write({ titulo: 'Só no sino', canais: ['notificacao'] })
    await tell()
    expect((await list())[0]).toMatchObject({ porNotificacao: all['porNotificacao'], porEmail: 0 })
    expect(await bells('Só no sino')).toHaveLength(all['porNotificacao'] as number)
  })

  it('reaches a role, the people of a group and who has a ticket, and nobody of another church', async () => {
    const [celula] = await rows<{ id: number; membros: number }>(
      `select c.id, (select count(*)::int from celula_membro m join usuario u on u.igreja_id = m.igreja_id
         and u.user_id = m.user_id and u.flag_ativo where m.celula_id = c.id) as membros
       from celula c where c.nome = 'Mesa de terça'`,
    )
    expect(await count({ publico: 'celula', idPublico: celula!.id })).toMatchObject({
      pessoas: celula!.membros,
    })
    const treasurers = await count({ publico: 'equipe', papel: 'ROLE_ADMIN_CONTENT' })
    expect(treasurers['pessoas']).toBeGreaterThan(0)
    await write({ titulo: 'Equipe', publico: 'equipe', papel: 'ROLE_ADMIN_CONTENT' })
    await tell()
    expect(await bells('Equipe')).toHaveLength(treasurers['pessoas'] as number)
    const [foreign] = await rows<{ id: number }>('select id from celula where igreja_id <> $1 limit 1', [
      igreja,
    ])
    const refused = await test.call('createComunicado', {
      params: { slug },
      equipe,
      body: { ...comunicado, publico: 'celula', idPublico: foreign!.id },
    })
    expect([refused.status, refused.body['campos']]).toMatchObject([400, [{ campo: 'idPublico' }]])
  })

  it('waits for its moment, and is called off until then', async () => {
    const enviarEm = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = await write({ titulo: 'Mais tarde', enviarEm })
    expect((await list())[0]).toMatchObject({ situacao: 'agendado', enviarEm })
    expect((await cancel(id)).body['comunicado']).toMatchObject({ situacao: 'cancelado' })
    await tell()
    expect(await bells('Mais tarde')).toEqual([])
    expect((await cancel(id)).status).toBe(409)
    const past = await test.call('createComunicado', {
      params: { slug },
      equipe,
      body: { ...comunicado, enviarEm: '2026-01-01T10:00:00.000Z' },
    })
    expect([past.status, past.body['campos']]).toMatchObject([400, [{ campo: 'enviarEm' }]])
  })

  it('is written to each who waits for a ticket, with an account or without', async () => {
    const [place] = await rows<{ evento: number; ingresso: number }>(
      `select evento_id as evento, id as ingresso from ingresso where igreja_id = $1 order by id limit 1`,
      [igreja],
    )
    await rows(`update lote set capacidade = vendido + retido where evento_id = $1`, [place!.evento])
    const waits = await test.call('createEspera', {
      params: { slug, id: place!.evento },
      token: (await logIn(test, 'member')).token,
      body: { idIngresso: place!.ingresso, quantidade: 1 },
    })
    expect(waits.status).toBe(201)
    await write({ titulo: 'Quem espera', publico: 'espera', idPublico: place!.evento, canais: ['email'] })
    await tell()
    expect((await list())[0]).toMatchObject({ pessoas: 1, porEmail: 1 })
    expect((await test.mailTo(demoPeople.member.email, /Quem espera/)).text).toContain(comunicado.texto)
  })
})
