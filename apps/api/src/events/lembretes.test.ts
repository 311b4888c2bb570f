import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { asOwner } from '../testing/owner.ts'
import { openWorld, type World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { freeTicket, passOn, type BoughtTicket } from '../testing/transfer-cases.ts'
import { eventsAgenda } from './lembretes.ts'

let test: TestApp
let world: World
let ticket: BoughtTicket
const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
  const free = `update ingresso set limite_usuario = null, rules_version = 1
    where evento_id in (select id from evento where nome = 'Café com a vizinhança')`
  await rows(free)
  await rows(free)
  ticket = await freeTicket(world)
  await freeTicket(world)
  await passOn(world, await freeTicket(world), { nome: 'Bia Prado', email: 'bia.prado@example.com' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await rows(`update igreja set fuso_horario = 'America/Sao_Paulo'`)
  await rows(`update inscricao set lembrado_de = null`)
  await rows(`delete from notificacao where titulo ~ '^É (hoje|amanhã)'`)
})

/** Begins then by the church's clock; every meeting as a moment of `now()`. */
const moveTo = (...moments: string[]) =>
  rows(
    `update evento set data_inicio = ${moments[0]}, data_fim = ${moments[0]} + interval '90 days',
       encontros = ${
         moments.length > 1
           ? `jsonb_build_array(${moments.map((moment) => `jsonb_build_object('inicio', ${moment}, 'fim', ${moment})`).join()})`
           : `'[]'`
       } where id = $1`,
    [ticket.idEvento],
  )
const dueAt = async () => {
  const [due] = await rows<{ vence: Date }>(
    `select vence_em as vence from agenda where tipo = 'evento_lembrete' and referencia = $1`,
    [String(ticket.idEvento)],
  )
  return due?.vence
}
/** What the member's bell says after all that is due was done. */
const remind = async () => {
  while ((await workAgenda(test.deps, eventsAgenda)) > 0);
  return rows<{ titulo: string; corpo: string }>(
    `select titulo, corpo from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
     where u.user_id = $1 and titulo ~ '^É (hoje|amanhã)' order by n.id`,
    [world.own.userId],
  )
}
const soon = `now() + interval '1 hour'`

describe('the reminder of an event', () => {
  it('is due at ten of the day before, by the clock of the church', async () => {
    const evening = `(current_date + 9 + time '19:30') at time zone 'America/Sao_Paulo'`
    await moveTo(evening)
    const [at] = await rows<{ at: Date }>(
      `select (current_date + 8 + time '10:00') at time zone 'America/Sao_Paulo' as at`,
    )
    expect(await dueAt()).toEqual(at!.at)
    expect(await remind()).toEqual([])
  })

  it('is told once to who has tickets, however many, and to whom one was passed on', async () => {
    await moveTo(soon)
    const told = await remind()
    expect(told).toEqual([
      { titulo: expect.stringMatching(/: Café com a vizinhança$/), corpo: expect.stringContaining('20') },
    ])
    await rows(`update evento set retirar_em = now() + interval '90 days' where id = $1`, [ticket.idEvento])
    expect(await dueAt()).toBeDefined()
    expect(await remind()).toHaveLength(1)
    const mails = async () =>
      (await test.deps.outbox!.list()).filter(
        ({ to, subject }) => to === 'bia.prado@example.com' && subject.endsWith(': Café com a vizinhança'),
      )
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(1)
    expect((await mails())[0]!.text).toContain(`/event/${ticket.idEvento}`)
    expect((await mails())[0]!.text).not.toContain('/user/registrations')
  })

  it('is told of each evening, and once of a day with two', async () => {
    await moveTo(soon, `now() + interval '61 minutes'`, `now() + interval '15 days'`)
    expect(await remind()).toHaveLength(1)
    const next = await dueAt()
    expect(next!.getTime()).toBeGreaterThan(Date.now() + 12 * 86_400_000)
    // The first is over, and the second is near.
    await moveTo(`now() - interval '1 minute'`, soon.replace('1 hour', '2 hours'))
    expect(await remind()).toHaveLength(2)
  })

  it('is told again of what was moved, and not of what was called off or waits for its money', async () => {
    await moveTo(soon)
    expect(await remind()).toHaveLength(1)
    await moveTo(`now() + interval '2 hours'`)
    expect(await remind()).toHaveLength(2)

    await rows(`update evento set arquivado_em = now() where id = $1`, [ticket.idEvento])
    await moveTo(soon)
    expect(await remind()).toHaveLength(2)
    await rows(`update evento set arquivado_em = null where id = $1`, [ticket.idEvento])
    expect(await remind()).toHaveLength(3)
  })

  it('is left away where a person wants none, or has a ticket no more', async () => {
    const prefer = (flagAtivo: boolean) =>
      rows(
        `insert into preferencia_aviso (igreja_id, user_id, tipo, canal, flag_ativo) values ($1, $2, 'evento-lembrete', 'notificacao', $3)
         on conflict (igreja_id, user_id, tipo, canal) do update set flag_ativo = excluded.flag_ativo`,
        [world.own.igreja, world.own.userId, flagAtivo],
      )
    await prefer(false)
    await moveTo(soon)
    expect(await remind()).toEqual([])
    await prefer(true)
    await rows(`update inscricao set lembrado_de = null`)
    await rows(`update inscricao set situacao = 'cancelada' where user_id = $1 and evento_id = $2`, [
      world.own.userId,
      ticket.idEvento,
    ])
    await moveTo(`now() + interval '2 hours'`)
    expect(await remind()).toEqual([])
  })
})
