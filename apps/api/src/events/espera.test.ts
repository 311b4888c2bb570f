import type { Espera, TurnoEspera } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { openMoneyRig, type MoneyRig } from '../testing/money-rig.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { workEspera } from '../payments/waiting/waiting-list.ts'

let rig: MoneyRig
let people: LoggedIn[]
beforeAll(async () => {
  rig = await openMoneyRig()
  people = [rig.member, await logIn(rig.test, 'admin'), await logIn(rig.test, 'contentAdmin')]
})
afterAll(() => rig?.close())
beforeEach(async () => {
  // Three places, all taken at the door; nobody waits.
  for (const situacao of ['a_confirmar', 'aguardando', 'oferecida']) {
    await rig.rows(`update espera set situacao = 'desistiu' where situacao = $1`, [situacao])
  }
  await rig.rows(`update reserva set situacao = 'liberada' where situacao = 'retida' and pedido_id is null`)
  await rig.rows(`update lote set capacidade = retido + 3, vendido_externo = 3, vendido = 3 where id = $1`, [
    rig.course.lote,
  ])
})

const slug = 'igreja-esperanca'
const join = (person: LoggedIn | null, given: Record<string, unknown> = {}) =>
  rig.test.call('createEspera', {
    params: { slug, id: rig.course.idEvento },
    ...(person && { token: person.token }),
    body: { idIngresso: rig.course.ingresso, quantidade: 1, ...given },
  })
const turnOf = async (person: LoggedIn) => (await join(person)).body['espera'] as Espera
const see = async ({ codigo }: Espera) =>
  (await rig.test.call('getEspera', { params: { codigo } })).body['espera'] as Espera
const accept = (person: LoggedIn, { codigo }: Espera) =>
  rig.test.call('aceitarEspera', { params: { id: person.userId, codigo }, token: person.token, body: {} })
const hold = (person: LoggedIn) =>
  rig.test.call('saveReserva', {
    params: { id: person.userId, idEvento: rig.course.idEvento },
    token: person.token,
    body: { ingressos: [{ id: rig.course.ingresso, quantidade: 1 }] },
  })
/** Somebody at the door gives places back. */
const free = (places: number) =>
  rig.rows(`update lote set vendido = vendido - $2, vendido_externo = vendido_externo - $2 where id = $1`, [
    rig.course.lote,
    places,
  ])
it('lets people wait in their order, keeps what comes free for the first, and sells it to them alone', async () => {
  const [first, second] = [await turnOf(people[0]!), await turnOf(people[1]!)]
  expect([first.posicao, second.posicao]).toEqual([1, 2])
  // Who waits already keeps their turn.
  expect((await turnOf(people[0]!)).codigo).toBe(first.codigo)
  await free(1)
  // Before anybody has looked, it is not for who has not waited.
  expect((await hold(people[2]!)).body['code']).toBe('EVT_REG_001')
  await rig.settle('espera')
  expect(await see(first)).toMatchObject({ situacao: 'oferecida', posicao: null })
  expect(await see(second)).toMatchObject({ situacao: 'aguardando', posicao: 1 })
  expect(await rig.violations()).toEqual([])
  expect((await hold(people[2]!)).body['code']).toBe('EVT_REG_001')
  // The turn is bound to its account.
  expect((await accept(people[1]!, first)).status).toBe(404)
  expect((await accept(people[0]!, first)).status).toBe(200)
  expect(await rig.violations()).toEqual([])
  // A change of what is held is not refused for those who wait.
  expect((await hold(people[0]!)).status).toBe(200)
  expect((await rig.buy()).status).toBe(201)
  expect(await rig.violations()).toEqual([])
})

it('gives a lapsed offer to the next, and what nobody wants to everybody', async () => {
  const [first, second] = [await turnOf(people[0]!), await turnOf(people[1]!)]
  await free(1)
  await rig.settle('espera')
  await rig.rows(`update espera set oferta_expira_em = now() where codigo = $1`, [first.codigo])
  await rig.rows(`update reserva set expira_em = now() where user_id < 0 and situacao = 'retida'`)
  await rig.settle('reserva', 'espera')
  expect(await see(first)).toMatchObject({ situacao: 'perdida' })
  expect(await see(second)).toMatchObject({ situacao: 'oferecida' })
  expect((await accept(people[0]!, first)).body['code']).toBe('EVT_REG_024')
  expect(await rig.violations()).toEqual([])
  expect((await rig.test.call('deleteEspera', { params: { codigo: second.codigo } })).status).toBe(200)
  expect((await hold(people[2]!)).status).toBe(200)
  expect(await rig.violations()).toEqual([])
})

it('offers no place twice, however many look at the same moment', async () => {
  const turns = [await turnOf(people[0]!), await turnOf(people[1]!), await turnOf(people[2]!)]
  await free(2)
  const [{ id } = { id: 0 }] = await rig.rows<{ id: number }>(
    `select id from igreja where codigo = 'esperanca'`,
  )
  await Promise.all(Array.from({ length: 8 }, () => workEspera(rig.test.deps, id, rig.course.idEvento)))
  const states = (await Promise.all(turns.map(see))).map(({ situacao }) => situacao)
  expect(states).toEqual(['oferecida', 'oferecida', 'aguardando'])
  const answers = await Promise.all([
    ...turns.slice(0, 2).map((turn, i) => accept(people[i]!, turn)),
    accept(people[0]!, turns[0]!),
    hold(people[2]!),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const [lote] = await rig.rows(
    `select capacidade - retido - vendido as left, vendido from lote where id = $1`,
    [rig.course.lote],
  )
  expect(lote).toEqual({ left: 0, vendido: 1 })
  expect(await rig.violations()).toEqual([])
})

const guest = { nome: 'Bia Prado', email: 'bia.prado@example.com' }
const codigos = async (situacao: string) => {
  const rows = await rig.rows<{ codigo: string }>(
    `select codigo from espera where situacao = $1 order by id`,
    [situacao],
  )
  return rows.map(({ codigo }) => ({ codigo }) as Espera)
}
const confirm = ({ codigo }: Espera) => rig.test.call('confirmarEspera', { params: { codigo }, body: {} })

it('keeps no place for an e-mail that nobody has confirmed, and one as soon as the link was followed', async () => {
  expect((await join(null)).body).toMatchObject({ code: 'VALIDATION' })
  expect(await join(null, guest)).toMatchObject({ status: 201, body: { espera: null } })
  expect(await join(null, guest)).toMatchObject({ status: 201, body: { espera: null } })
  const [pending, ...others] = await codigos('a_confirmar')
  expect(others).toEqual([])
  expect(await see(pending!)).toMatchObject({ situacao: 'a_confirmar', posicao: null })
  const mail = await rig.test.mailTo(guest.email, /Confirm/)
  expect(mail.text).toContain(`/waiting/${pending!.codigo}`)
  // Who comes after it is first, and what is free is anybody's.
  const later = await turnOf(people[0]!)
  expect(later.posicao).toBe(1)
  await rig.test.call('deleteEspera', { params: later })
  await free(1)
  await rig.settle('espera')
  expect(await see(pending!)).toMatchObject({ situacao: 'a_confirmar' })
  expect((await hold(people[2]!)).status).toBe(200)
  await rig.rows(`update reserva set situacao = 'liberada' where situacao = 'retida' and pedido_id is null`)

  expect((await confirm(pending!)).body['espera']).toMatchObject({ situacao: 'aguardando', posicao: 1 })
  await rig.settle('espera')
  const turn = await see(pending!)
  expect(turn.situacao).toBe('oferecida')
  expect((await accept(people[1]!, turn)).status).toBe(200)
  expect(await rig.violations()).toEqual([])
})

it('has one turn for an address, and forgets one that is not confirmed within two days', async () => {
  await join(null, guest)
  await join(null, { ...guest, quantidade: 2 })
  const [one, two] = await codigos('a_confirmar')
  expect((await confirm(two!)).body['espera']).toMatchObject({ quantidade: 2, posicao: 1 })
  expect((await confirm(one!)).body['espera']).toMatchObject({ codigo: two!.codigo })
  expect(await codigos('aguardando')).toEqual([two])

  await join(null, { nome: 'Davi', email: 'davi@example.com' })
  const [late] = await codigos('a_confirmar')
  await rig.rows(`update espera set data_cadastro = now() - interval '49 hours' where codigo = $1`, [
    late!.codigo,
  ])
  expect((await confirm(late!)).status).toBe(404)
  await join(null, { nome: 'Eva', email: 'eva@example.com' })
  expect((await rig.test.call('getEspera', { params: { codigo: late!.codigo } })).status).toBe(404)
})

it('locks no address out, however often somebody gives it', async () => {
  const { deps, call, solveCaptcha } = rig.test
  const before = deps.env.RATE_LIMIT_FACTOR
  deps.env.RATE_LIMIT_FACTOR = 1
  try {
    const email = 'alvo@example.com'
    const attempt = (captcha?: string) =>
      call('createEspera', {
        params: { slug, id: rig.course.idEvento },
        body: { idIngresso: rig.course.ingresso, quantidade: 1, nome: 'Alvo', email },
        ...(captcha !== undefined && { captcha }),
      })
    for (let i = 0; i < 5; i += 1) expect((await attempt()).status).toBe(201)
    const asked = await attempt()
    expect([asked.status, asked.body['code']]).toEqual([428, 'CAPTCHA_REQUIRED'])
    expect((await attempt(await solveCaptcha())).status).toBe(201)
  } finally {
    deps.env.RATE_LIMIT_FACTOR = before
  }
})

it('mails nobody a name that leads elsewhere', async () => {
  for (const nome of ['Ganhe em premio.example', 'https://premio.example', 'Ligue 0800 123']) {
    const { status, body } = await join(null, { nome, email: 'outra@atrio.example' })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'nome', regra: 'regex' }]])
  }
})

it('is looked after by staff: put first, offered again, and taken off, with every position told anew', async () => {
  const equipe = await openEquipe(rig.test, people[1]!.userId)
  const params = { slug, id: rig.course.idEvento }
  const turns = [await turnOf(people[0]!), await turnOf(people[2]!)] as const
  const fila = ({ status, body }: Awaited<ReturnType<typeof rig.test.call>>) => {
    const [ticket] = (body['ingressos'] ?? []) as { esperam: number; turnos: TurnoEspera[] }[]
    return { status, esperam: ticket?.esperam, turnos: ticket?.turnos ?? [] }
  }
  const list = async () => fila(await rig.test.call('listEsperasEvento', { params, equipe }))
  const act = async (name: 'offerEsperaEvento' | 'removeEsperaEvento', idEspera: number) =>
    fila(
      await rig.test.call(name, {
        params: { ...params, idEspera },
        equipe,
        ...(name === 'offerEsperaEvento' && { body: {} }),
      }),
    )
  const before = await list()
  expect(before.turnos.map(({ posicao, situacao }) => [posicao, situacao])).toEqual([
    [1, 'aguardando'],
    [2, 'aguardando'],
  ])
  expect(JSON.stringify(before)).not.toContain('@')
  const [first, second] = before.turnos.map(({ id }) => id) as [number, number]

  // Nothing is free: it is first, and gets what comes free next.
  const moved = await act('offerEsperaEvento', second)
  expect(moved.turnos.map(({ id, posicao }) => [id, posicao])).toEqual([
    [second, 1],
    [first, 2],
  ])
  expect([(await see(turns[0])).posicao, (await see(turns[1])).posicao]).toEqual([2, 1])
  await free(1)
  await rig.settle('espera')
  expect([(await see(turns[1])).situacao, (await see(turns[0])).situacao]).toEqual([
    'oferecida',
    'aguardando',
  ])

  // Whoever did not come gets back into line, and the place that another gave up.
  await rig.rows(`update espera set oferta_expira_em = now() where id = $1`, [second])
  await workEspera(rig.test.deps, await churchId(), rig.course.idEvento)
  expect((await list()).turnos.map(({ situacao }) => situacao)).toEqual(['oferecida', 'perdida'])
  const again = await act('offerEsperaEvento', second)
  expect(again.turnos[1]).toMatchObject({ id: second, posicao: 1, flagAdiantada: true })
  expect((await act('removeEsperaEvento', first)).turnos).toMatchObject([
    { id: second, situacao: 'oferecida' },
  ])
  expect((await see(turns[0])).situacao).toBe('desistiu')
  expect((await act('removeEsperaEvento', second)).turnos).toEqual([])
  expect((await act('removeEsperaEvento', second)).status).toBe(404)
  expect(await rig.violations()).toEqual([])
  const trail = await rig.rows<{ acao: string }>(
    `select acao from auditoria where acao like 'espera%' order by seq`,
  )
  expect(trail.map(({ acao }) => acao)).toEqual([
    'esperaAdiantada',
    'esperaAdiantada',
    'esperaTirada',
    'esperaTirada',
  ])
})

const churchId = async () =>
  (await rig.rows<{ id: number }>('select id from igreja where slug = $1', [slug]))[0]!.id
