import { randomUUID } from 'node:crypto'
import type { CallResult, doorCalls, eventsCalls, PortaEvento, ResultadoPresenca } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { parseTicketToken, ticketPayload } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { buy, codigoOf, findIngresso } from '../testing/money-world.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { openWorld, type World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { signTicket } from '../ticket-signature.ts'

const COURSE = 'Ler Marcos em seis noites'
const ENTRADA = '2026-01-01T12:00:00.000Z'

let test: TestApp
let world: World
let staff: LoggedIn
let idEvento: number
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
  staff = await logIn(test, 'admin')
  idEvento = (await findIngresso(world, COURSE)).idEvento
})
afterAll(() => test.close())

describe('GET /igreja/:slug/evento/:id/portaria/', () => {
  it('200 with every ticket, the keys and who is in; 403 for who has no role', async () => {
    const ticket = await paidTicket()
    await enter({ ingresso: ticket.qrCode })
    const portaria = await getPortaria()
    expect(portaria.ingressos).toContainEqual(
      expect.objectContaining({ id: ticket.id, codigo: ticket.codigo, nome: 'Ana', situacao: 'ativa' }),
    )
    expect(portaria.chaves[0]!.kid).toBe(parseTicketToken(ticket.qrCode)!.kid)
    expect(portaria.presencas.map(({ idInscricao }) => idInscricao)).toContain(ticket.id)
    const { status } = await test.call('getPortaria', { params: place(), token: world.member.token })
    expect(status).toBe(403)
  })

  it('404 for an event of another church', async () => {
    const [foreign] = await asOwner<{ id: number }>(
      test.target,
      'select id from evento where igreja_id <> $1 and id not in (select id from evento where igreja_id = $1) limit 1',
      [world.own.igreja],
    )
    const params = { slug: world.own.slug, id: foreign!.id }
    expect((await test.call('getPortaria', { params, token: staff.token })).status).toBe(404)
  })
})

describe('POST /igreja/:slug/evento/:id/presenca/', () => {
  it('200 lets a ticket in once, and says who came before', async () => {
    const { qrCode, codigo } = await paidTicket()
    expect(await enter({ ingresso: qrCode, dispositivo: 'Porta norte' })).toMatchObject({
      resultado: 'aceita',
    })
    expect(await enter({ ingresso: codigo.toLowerCase() })).toMatchObject({
      resultado: 'repetida',
      primeira: { dispositivo: 'Porta norte', dataEntrada: ENTRADA },
    })
  })

  it('200 the same again for the same uuid', async () => {
    const { qrCode } = await paidTicket()
    const uuid = randomUUID()
    const [first, again] = [await enter({ uuid, ingresso: qrCode }), await enter({ uuid, ingresso: qrCode })]
    expect(again).toEqual(first)
    const late = randomUUID()
    expect(await enter({ uuid: late, ingresso: qrCode })).toMatchObject({ resultado: 'repetida' })
    expect(await enter({ uuid: late, ingresso: qrCode })).toMatchObject({ resultado: 'repetida' })
  })

  it('200 for one of twenty doors at the same moment', async () => {
    const { qrCode } = await paidTicket()
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter({ ingresso: qrCode })))
    expect(answers.filter(({ resultado }) => resultado === 'aceita')).toHaveLength(1)
    expect(answers.filter(({ resultado }) => resultado === 'repetida')).toHaveLength(19)
  })

  it('200 lets it in again once undone', async () => {
    const { qrCode } = await paidTicket()
    const uuid = randomUUID()
    await enter({ uuid, ingresso: qrCode })
    expect(await enter({ uuid, ingresso: qrCode, desfeita: true })).toMatchObject({ resultado: 'desfeita' })
    expect(await enter({ ingresso: qrCode })).toMatchObject({ resultado: 'aceita' })
  })

  it('200 lets nobody in with a passage that was undone before it arrived', async () => {
    const { qrCode } = await paidTicket()
    const uuid = randomUUID()
    await enter({ uuid, ingresso: qrCode, desfeita: true })
    expect(await enter({ uuid, ingresso: qrCode })).toMatchObject({ resultado: 'desfeita' })
    expect(await enter({ ingresso: qrCode })).toMatchObject({ resultado: 'aceita' })
  })

  it('200 refuses what is not a ticket of this door, and why', async () => {
    const { codigo, qrCode } = await paidTicket()
    const igreja = world.own.igreja
    const { secrets } = test.deps
    const token = parseTicketToken(qrCode)!
    const forged = `${ticketPayload({ ...token, evento: idEvento, codigo: '0000000000' })}.${token.signature}`
    const refusals: [string, string][] = [
      ['https://example.com', 'desconhecida'],
      ['000-000-0000', 'desconhecida'],
      [forged, 'assinatura'],
      [signTicket(secrets, { igreja: igreja + 1, evento: idEvento, codigo }), 'outra_igreja'],
      [signTicket(secrets, { igreja, evento: idEvento + 1, codigo }), 'outro_evento'],
    ]
    for (const [ingresso, motivo] of refusals) {
      expect(await enter({ ingresso })).toMatchObject({ resultado: 'recusada', motivo, primeira: null })
    }
  })

  it('200 refuses a ticket that is not paid, or was given back', async () => {
    const codigo = codigoOf(await buy(world))
    const [row] = await asOwner<{ codigo: string }>(
      test.target,
      'select i.codigo from inscricao i join pedido p on p.igreja_id = i.igreja_id and p.id = i.pedido_id where p.codigo = $1',
      [codigo],
    )
    expect(await enter({ ingresso: row!.codigo })).toMatchObject({ motivo: 'pendente' })
    const paid = await paidTicket()
    await asOwner(test.target, `update inscricao set situacao = 'cancelada' where id = $1`, [paid.id])
    expect(await enter({ ingresso: paid.qrCode })).toMatchObject({ motivo: 'cancelada' })
  })

  it('200, and staff see which device let how many in, who held it, and how many came twice', async () => {
    const dispositivo = `Porta sul ${randomUUID()}`
    const [one, other] = [await paidTicket(), await paidTicket()]
    const uuid = randomUUID()
    await enter({ ingresso: one.qrCode, dispositivo })
    await enter({ ingresso: one.qrCode, dispositivo, dataEntrada: '2026-01-01T12:30:00.000Z' })
    await enter({ uuid, ingresso: other.qrCode, dispositivo, dataEntrada: '2026-01-01T13:00:00.000Z' })
    await enter({ uuid, ingresso: other.qrCode, dispositivo, desfeita: true })
    const equipe = await openEquipe(test, staff.userId)
    const { body } = await test.call('listPresentesEvento', { params: place(), equipe })
    const { nome, sobrenome } = demoPeople.admin
    expect((body['portas'] as PortaEvento[]).find((porta) => porta.dispositivo === dispositivo)).toEqual({
      dispositivo,
      pessoas: [`${nome} ${sobrenome}`],
      entradas: 1,
      repetidas: 1,
      ultima: '2026-01-01T12:30:00.000Z',
    })
  })

  it('200 with no later moment than its own', async () => {
    const { qrCode, id } = await paidTicket()
    await enter({ ingresso: qrCode, dataEntrada: '2999-01-01T00:00:00Z' })
    const found = (await getPortaria()).presencas.find(({ idInscricao }) => idInscricao === id)!
    expect(new Date(found.dataEntrada).getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  })
})

const place = () => ({ slug: world.own.slug, id: idEvento })

async function getPortaria(): Promise<CallResult<typeof doorCalls.getPortaria>> {
  const { status, body } = await test.call('getPortaria', { params: place(), token: staff.token })
  expect(status).toBe(200)
  return body as CallResult<typeof doorCalls.getPortaria>
}

async function enter(given: Record<string, unknown>): Promise<ResultadoPresenca> {
  const presenca = { uuid: randomUUID(), dataEntrada: ENTRADA, ...given }
  const answer = await test.call('savePresencas', {
    params: place(),
    token: staff.token,
    body: { presencas: [presenca] },
  })
  expect(answer).toMatchObject({ status: 200 })
  return (answer.body['resultados'] as ResultadoPresenca[])[0]!
}

/** Bought through the API; that it is paid is written by hand, for no provider runs here. */
async function paidTicket(): Promise<{ id: number; codigo: string; qrCode: string }> {
  const pedido = codigoOf(await buy(world))
  const [row] = await asOwner<{ id: number; codigo: string }>(
    test.target,
    `update inscricao i set situacao = 'ativa' from pedido p
     where p.igreja_id = i.igreja_id and p.id = i.pedido_id and p.codigo = $1 returning i.id, i.codigo`,
    [pedido],
  )
  const { body } = await test.call('listInscricoes', {
    params: { id: world.member.userId, idEvento },
    token: world.member.token,
  })
  const { inscricoes } = body as CallResult<typeof eventsCalls.listInscricoes>
  const { qrCode } = inscricoes.find(({ id }) => id === row!.id)!
  return { ...row!, qrCode: qrCode! }
}
