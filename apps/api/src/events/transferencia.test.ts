import { randomUUID } from 'node:crypto'
import type { CallResult, doorCalls, eventsCalls, InscricaoEvento, ResultadoPresenca } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../payments/ledger/invariants.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { openWorld, type World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { freeTicket, passOn, unpaidTicket, type BoughtTicket } from '../testing/transfer-cases.ts'

let test: TestApp
let world: World
let staff: LoggedIn
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
  staff = await logIn(test, 'admin')
  // As many for one person as the tests like.
  const free = `update ingresso set limite_usuario = null, rules_version = 1
    where evento_id in (select id from evento where nome = 'Café com a vizinhança')`
  await asOwner(test.target, free)
  await asOwner(test.target, free)
})
afterAll(() => test.close())

describe('PUT /usuario/:id/evento/:idEvento/inscricao/:idInscricao/participante/', () => {
  it('200 with another name and another code; the one of before opens no door', async () => {
    const ticket = await freeTicket(world)
    const before = await see(ticket)
    expect(before.podeTransferir).toBe(true)
    const { status, body } = await passOn(world, ticket)
    expect([status, body['inscricao']]).toMatchObject([200, { id: before.id, participante: 'Bia Prado' }])
    const now = await see(ticket)
    expect(now).toEqual(body['inscricao'])
    expect([now.codigo, now.qrCode]).not.toContain(before.codigo)
    expect(now.qrCode).not.toBe(before.qrCode)

    expect(await enter(ticket, before.qrCode!)).toMatchObject({ resultado: 'recusada', motivo: 'trocada' })
    expect(await enter(ticket, before.codigo)).toMatchObject({ resultado: 'recusada', motivo: 'trocada' })
    const portaria = await getPortaria(ticket)
    expect(portaria.trocados).toContain(plain(before.codigo))
    expect(portaria.ingressos).toContainEqual(
      expect.objectContaining({ codigo: plain(now.codigo), nome: 'Bia Prado' }),
    )
    expect(await enter(ticket, now.qrCode!)).toMatchObject({ resultado: 'aceita' })
    expect((await see(ticket)).podeTransferir).toBe(false)
  })

  it('200 and a mail to both, with the new code', async () => {
    const ticket = await freeTicket(world)
    await passOn(world, ticket, { nome: 'Caio Reis', email: 'Caio.Reis@example.com ' })
    const { codigo } = await see(ticket)
    await expect.poll(() => told('caio.reis@example.com', codigo), { timeout: 15_000 }).toBe(1)
    // The mail of the order may leave after it, and then has the new code as well.
    await expect.poll(() => told(demoPeople.member.email, codigo), { timeout: 15_000 }).toBeGreaterThan(0)
  })

  it('200 passed on again: who had it is told that their code is none any more, and nothing of who has it', async () => {
    const ticket = await freeTicket(world)
    await passOn(world, ticket, { nome: 'Dora Luz', email: 'dora@example.com' })
    const { codigo: before } = await see(ticket)
    await passOn(world, ticket, { nome: 'Enzo Vaz', email: 'enzo@example.com' })
    await expect.poll(() => told('dora@example.com', before), { timeout: 15_000 }).toBe(2)
    const mails = await test.deps.outbox!.list()
    const toDora = mails.filter(({ to }) => to === 'dora@example.com')
    expect(toDora.filter(({ text }) => text.includes('Enzo'))).toEqual([])
  })

  it('200 the same again changes nothing', async () => {
    const ticket = await freeTicket(world)
    const first = await passOn(world, ticket)
    const again = await Promise.all([passOn(world, ticket), passOn(world, ticket)])
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body])
  })

  it('200 leaves a line in the trail that names nobody, and an e-mail that is sealed', async () => {
    const ticket = await freeTicket(world)
    await passOn(world, ticket)
    const [line] = await asOwner<{ linha: string }>(
      test.target,
      `select row_to_json(a)::text as linha from auditoria a where acao = 'ingressoTransferido' and alvo = $1`,
      [`inscricao:${ticket.idInscricao}`],
    )
    expect(line!.linha).toContain(`user:${world.member.userId}`)
    expect(line!.linha).not.toMatch(/bia/i)
    const [row] = await asOwner<{ email: Buffer }>(
      test.target,
      'select participante_email_encrypted as email from inscricao where id = $1',
      [ticket.idInscricao],
    )
    expect(row!.email.toString('latin1')).not.toContain('example')
    expect(await findViolations(test.deps)).toEqual([])
  })

  it('200 or somebody in: never both, whoever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ticket = await freeTicket(world)
      const { qrCode } = await see(ticket)
      const [entered, passed] = await Promise.all([enter(ticket, qrCode!), passOn(world, ticket)])
      expect([entered.resultado, passed.status]).toBeOneOf([
        ['aceita', 409],
        ['recusada', 200],
      ])
    }
  })

  it('400 for a name that is none, and for no e-mail', async () => {
    const ticket = await freeTicket(world)
    for (const nome of ['', ' ', 'ganhe em premio.example', 'https://x', 'ligue 11999998888']) {
      expect({ nome, status: (await passOn(world, ticket, { nome })).status }).toEqual({ nome, status: 400 })
    }
    expect((await passOn(world, ticket, { email: 'bia' })).status).toBe(400)
    expect((await passOn(world, ticket, { nome: "Ana d'Ávila-Souza Jr." })).status).toBe(200)
  })

  it('409 for one that is not paid, was given back, or whose event has begun', async () => {
    const refused = { status: 409, body: { code: 'TICKET_NOT_TRANSFERABLE' } }
    const unpaid = await unpaidTicket(world)
    expect((await see(unpaid)).podeTransferir).toBe(false)
    expect(await passOn(world, unpaid)).toMatchObject(refused)
    const back = await freeTicket(world)
    await asOwner(test.target, `update inscricao set situacao = 'cancelada' where id = $1`, [
      back.idInscricao,
    ])
    expect(await passOn(world, back)).toMatchObject(refused)
    const late = await freeTicket(world)
    const [row] = await asOwner<{ inicio: Date }>(
      test.target,
      'select data_inicio as inicio from evento where id = $1',
      [late.idEvento],
    )
    await asOwner(test.target, `update evento set data_inicio = now() where id = $1`, [late.idEvento])
    expect((await see(late)).podeTransferir).toBe(false)
    expect(await passOn(world, late)).toMatchObject(refused)
    await asOwner(test.target, `update evento set data_inicio = $2 where id = $1`, [
      late.idEvento,
      row!.inicio,
    ])
    expect((await passOn(world, late)).status).toBe(200)
  })

  it('404 for another person’s', async () => {
    const ticket = await freeTicket(world)
    const other = await logIn(test, 'completeMember')
    const answer = await passOn({ ...world, member: other }, ticket)
    expect(answer.status).toBe(404)
  })

  it('200 as before where the church has switched events off since, which then has none to show', async () => {
    const ticket = await freeTicket(world)
    await asOwner(test.target, `delete from igreja_modulo where igreja_id = $1 and codigo = 'MOD_EVENTO'`, [
      world.own.igreja,
    ])
    const { slug } = world.own
    await expect
      .poll(async () => (await test.call('listEventos', { params: { slug } })).status, { timeout: 15_000 })
      .toBe(404)
    const { body } = await test.call('listEventosUsuario', {
      params: { id: world.member.userId },
      token: world.member.token,
    })
    const eventos = body['eventos'] as CallResult<typeof eventsCalls.listEventosUsuario>['eventos']
    expect(eventos.map(({ id }) => id)).toContain(ticket.idEvento)
    expect((await see(ticket)).participante).not.toBe('Bia Prado')
    expect((await passOn(world, ticket)).status).toBe(200)
    expect((await see(ticket)).participante).toBe('Bia Prado')
  })
})

const plain = (codigo: string) => codigo.replaceAll('-', '')

async function see({ idEvento, idInscricao }: BoughtTicket): Promise<InscricaoEvento> {
  const { body } = await test.call('listInscricoes', {
    params: { id: world.member.userId, idEvento },
    token: world.member.token,
  })
  return (body['inscricoes'] as InscricaoEvento[]).find(({ id }) => id === idInscricao)!
}

const door = ({ idEvento }: BoughtTicket) => ({ slug: world.own.slug, id: idEvento })

async function getPortaria(ticket: BoughtTicket): Promise<CallResult<typeof doorCalls.getPortaria>> {
  const { body } = await test.call('getPortaria', { params: door(ticket), token: staff.token })
  return body as CallResult<typeof doorCalls.getPortaria>
}

async function enter(ticket: BoughtTicket, ingresso: string): Promise<ResultadoPresenca> {
  const presenca = { uuid: randomUUID(), ingresso, dataEntrada: '2026-01-01T12:00:00.000Z' }
  const { body } = await test.call('savePresencas', {
    params: door(ticket),
    token: staff.token,
    body: { presencas: [presenca] },
  })
  return (body['resultados'] as ResultadoPresenca[])[0]!
}

async function told(to: string, codigo: string): Promise<number> {
  const mails = await test.deps.outbox!.list()
  return mails.filter((mail) => mail.to === to && mail.text.includes(codigo)).length
}
