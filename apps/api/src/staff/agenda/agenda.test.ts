import type { ItemAgenda } from '@atrio/contract'
import { addDays } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../../jobs/agenda.ts'
import { createVigilia, nextDate } from '../../testing/agenda-cases.ts'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { vigilia } from '../../testing/staff-inputs.ts'
import { openWorld, type World } from '../../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { staffAgenda } from '../culto-avisos.ts'

let test: TestApp
let world: World
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
})
afterAll(() => test.close())

const cancelled = { versao: 0, flagCancelado: true, hora: null, observacao: 'Chuva forte', avisar: true }
const save = (params: object, body: object, equipe = world.equipe) =>
  test.call('saveCultoAlteracaoEquipe', { params: { slug: world.own.slug, ...params }, body, equipe })

/** Whatever has been put there is told, without its seconds of grace. */
async function tell() {
  await asOwner(test.target, `update agenda set vence_em = now() where tipo = 'culto_aviso'`)
  while ((await workAgenda(test.deps, staffAgenda)) > 0);
}
const bell = async (idCulto: number) => {
  const { token } = await logIn(test, 'member')
  const { body } = await test.call('listNotificacoes', { token, params: { id: world.own.igreja } })
  const all = body['notificacoes'] as { titulo: string; corpo: string; idEntidadeRelacionada: number }[]
  return all.filter((one) => one.idEntidadeRelacionada === idCulto && one.titulo.includes(vigilia.nome))
}

/** How many were told of a service, and how many there are to tell. */
async function count(idCulto: number) {
  const [row] = await asOwner<Record<string, number>>(
    test.target,
    `select (select count(*)::int from usuario where igreja_id = $1 and flag_ativo) as members,
      (select count(*)::int from notificacao where igreja_id = $1 and id_entidade_relacionada = $2
        and usuario_id is not null and tipo = 'CULTO') as told`,
    [world.own.igreja, idCulto],
  )
  return row!
}

describe('a service that is cancelled on a date', () => {
  it('is cancelled for visitors, and each member is told once', async () => {
    const { idCulto, data } = await createVigilia(world)
    expect((await save({ idCulto, data }, cancelled)).status).toBe(200)
    const { body } = await test.call('listCultos', { params: { slug: world.own.slug } })
    const seen = (body['cultos'] as { id: number; alteracoes: object[] }[]).find(({ id }) => id === idCulto)
    expect(seen!.alteracoes).toMatchObject([{ data, flagCancelado: true, observacao: 'Chuva forte' }])
    await tell()
    await tell()
    const told = await bell(idCulto)
    expect(told).toHaveLength(1)
    expect(told[0]!.corpo).toContain('Chuva forte')
    const { told: all, members } = await count(idCulto)
    expect(all).toBe(members)
  })

  it('is told of nobody when it is taken back at once, and is told again where it was told', async () => {
    const { idCulto, data } = await createVigilia(world)
    const back = (versao: number) =>
      test.call('deleteCultoAlteracaoEquipe', {
        params: { slug: world.own.slug, idCulto, data },
        query: { versao },
        equipe: world.equipe,
      })
    await save({ idCulto, data }, cancelled)
    expect((await back(1)).status).toBe(200)
    await tell()
    expect(await bell(idCulto)).toEqual([])
    await save({ idCulto, data }, cancelled)
    await tell()
    await back(1)
    await tell()
    expect(await bell(idCulto)).toHaveLength(2)
  })

  it('says nothing where nobody is to be told', async () => {
    const { idCulto, data } = await createVigilia(world)
    await save({ idCulto, data }, { ...cancelled, avisar: false })
    await tell()
    expect(await bell(idCulto)).toEqual([])
  })

  it.each([
    ['a day on which it is not', () => addDays(nextDate(vigilia.diaSemana), 1), 'date'],
    ['a day that has gone by', () => addDays(nextDate(vigilia.diaSemana), -7), 'min'],
    ['a day that no calendar has', () => '2027-02-31', 'date'],
  ])('400 on %s', async (_, day, regra) => {
    const { idCulto } = await createVigilia(world)
    const { status, body } = await save({ idCulto, data: day() }, cancelled)
    expect([status, body['campos']]).toEqual([400, [{ campo: 'params.data', regra }]])
  })

  it('409 with what is there and who wrote it, for who saw what was before', async () => {
    const { idCulto, data } = await createVigilia(world)
    await save({ idCulto, data }, cancelled)
    const other = await openEquipe(test, (await logIn(test, 'contentAdmin')).userId)
    const late = { versao: 0, flagCancelado: false, hora: '21:00', observacao: null, avisar: false }
    const { status, body } = await save({ idCulto, data }, late, other)
    expect(status).toBe(409)
    expect(body['conflito']).toMatchObject({
      versao: 1,
      alteradoPor: expect.stringContaining('Helena'),
      valores: { flagCancelado: true, observacao: 'Chuva forte' },
    })
  })

  it('404 for a service of another church', async () => {
    const foreign = await findIds(test, 'english')
    const [row] = await asOwner<{ id: number }>(test.target, 'select id from culto where igreja_id = $1', [
      foreign.igreja,
    ])
    const params = { idCulto: row!.id, data: nextDate(0) }
    const mine = await asOwner(test.target, 'select from culto where igreja_id = $1 and id = $2', [
      world.own.igreja,
      row!.id,
    ])
    expect(mine).toEqual([])
    expect((await save(params, cancelled)).status).toBe(404)
  })
})

describe('the calendar', () => {
  it('shows services with what differs, events and scheduled publications, and to who writes no groups', async () => {
    const { idCulto, data } = await createVigilia(world)
    await save({ idCulto, data }, { ...cancelled, flagCancelado: false, hora: '20:30' })
    for (const table of ['devocional', 'louvor', 'podcast'])
      await asOwner(
        test.target,
        `update ${table} set publicar_em = now() + interval '1 day' where id = (select max(id) from ${table}
          where igreja_id = $1) and igreja_id = $1`,
        [world.own.igreja],
      )
    const ask = async (equipe: string) => {
      const query = { de: addDays(data, -10), ate: addDays(data, 40) }
      const { body } = await test.call('getAgendaEquipe', { params: { slug: world.own.slug }, query, equipe })
      return body['itens'] as ItemAgenda[]
    }
    const all = await ask(world.equipe)
    expect(all.find((one) => one.tipo === 'culto' && one.id === idCulto && one.data === data)).toMatchObject({
      hora: '20:30',
      horaHabitual: vigilia.hora,
      observacao: 'Chuva forte',
    })
    const kinds = new Set(all.map(({ tipo }) => tipo))
    expect([...kinds].toSorted()).toEqual(['culto', 'evento', 'publicacao', 'reuniao'])
    const waiting = all.filter(({ tipo }) => tipo === 'publicacao').map(({ recurso }) => recurso)
    expect(waiting).toEqual(expect.arrayContaining(['devocional', 'louvor', 'podcast']))
    expect(all.map((one) => one.data)).toEqual(all.map((one) => one.data).toSorted())
    const writer = await openEquipe(test, (await logIn(test, 'contentAdmin')).userId)
    expect((await ask(writer)).some(({ tipo }) => tipo === 'reuniao')).toBe(false)
  })

  it('400 for more days than a calendar shows', async () => {
    const { status } = await test.call('getAgendaEquipe', {
      params: { slug: world.own.slug },
      query: { de: '2026-01-01', ate: '2026-12-31' },
      equipe: world.equipe,
    })
    expect(status).toBe(400)
  })
})

it('an unknown field of a service is refused by its name', async () => {
  const { status, body } = await test.call('createCultoEquipe', {
    params: { slug: world.own.slug },
    body: { ...vigilia, cor: 'azul' },
    equipe: world.equipe,
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body['campos'])).toContain('cor')
})

it('more members than one transaction tells are told, each once', { timeout: 90_000 }, async () => {
  await asOwner(
    test.target,
    `with made as (insert into "user" (email, password_hash) select 'vizinho-' || n || '@muitos.example', '-'
       from generate_series(1, 90) n returning id)
     insert into usuario (igreja_id, user_id, nome, sobrenome, flag_ativo) select $1, id, 'Vizinho', '', true from made`,
    [world.own.igreja],
  )
  const { idCulto, data } = await createVigilia(world)
  await save({ idCulto, data }, cancelled)
  await tell()
  const { told, members } = await count(idCulto)
  expect(members).toBeGreaterThan(100)
  expect(told).toBe(members)
})
