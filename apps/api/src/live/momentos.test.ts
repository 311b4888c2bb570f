import { randomUUID } from 'node:crypto'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { liveAgenda } from './agenda.ts'

const { slug } = demoChurches.full
let test: TestApp
let equipe: string
let id: number
beforeAll(async () => {
  test = await createTestApp()
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  const { status, body } = await test.call('createTransmissao', {
    equipe,
    params: { slug },
    body: {
      titulo: 'Vigília',
      inicio: new Date(Date.now() - 600_000).toISOString(),
      fimPrevisto: new Date(Date.now() + 3_600_000).toISOString(),
      endereco: 'https://youtu.be/aqz-KE-bpKQ',
    },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  id = (body['transmissao'] as { id: number }).id
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
type Name = Parameters<TestApp['call']>[0]
const desk = (name: Name, body: object, more: object = {}) =>
  test.call(name, { equipe, params: { slug, id, ...more }, body })
const seen = async () => {
  const { body } = await test.call('getTransmissao', { params: { slug, id } })
  return body['transmissao'] as { sala: string; momentos: { id: number; texto: string }[] }
}

it('holds out a moment once, to the page and to the room, and counts one vote of each device', async () => {
  const { body } = await desk('createMomento', {
    tipo: 'enquete',
    texto: 'De onde você assiste?',
    opcoes: ['Casa', 'Trabalho'],
  })
  const [momento] = (body['transmissao'] as { momentos: { id: number }[] }).momentos
  expect((await seen()).momentos).toEqual([])
  const early = await test.call('votarMomento', {
    params: { slug, id, idMomento: momento!.id },
    body: { opcao: 0, chave: randomUUID() },
  })
  expect(early.status).toBe(404)
  await desk('enviarMomento', {}, { idMomento: momento!.id })
  await desk('enviarMomento', {}, { idMomento: momento!.id })
  const shown = await seen()
  expect(shown.momentos.map(({ texto }) => texto)).toEqual(['De onde você assiste?'])
  const said = await rows(
    `select from sala_evento e join sala s on s.id = e.sala_id and s.igreja_id = e.igreja_id
      where s.codigo = $1 and e.tipo = 'momento'`,
    [shown.sala],
  )
  expect(said).toHaveLength(1)
  const vote = (opcao: number, chave: string) =>
    test.call('votarMomento', { params: { slug, id, idMomento: momento!.id }, body: { opcao, chave } })
  const device = randomUUID()
  await vote(0, device)
  await vote(1, randomUUID())
  expect((await vote(1, device)).body['votos']).toEqual([0, 2])
  expect((await vote(2, device)).status).toBe(404)

  const told = () =>
    rows(
      `select from sala_evento e join sala s on s.id = e.sala_id and s.igreja_id = e.igreja_id
        where s.codigo = $1 and e.tipo = 'estado'`,
      [shown.sala],
    )
  const before = await told()
  await test.call('deleteMomento', { equipe, params: { slug, id, idMomento: momento!.id } })
  expect((await seen()).momentos).toEqual([])
  expect(await told()).toHaveLength(before.length + 1)
})

describe('what goes out by the clock', () => {
  const begin = (secondsAgo: number) =>
    rows(
      `update transmissao set comando = 'auto', inicio = now() - make_interval(secs => $2) where id = $1`,
      [id, secondsAgo],
    )
  const make = async (texto: string, desvio: number) => {
    const body = { tipo: 'enquete', texto, opcoes: ['Sim', 'Não'], desvio }
    const answer = await desk('createMomento', body)
    return (answer.body['transmissao'] as { momentos: { id: number }[] }).momentos.at(-1)!.id
  }
  const vote = async (idMomento: number) =>
    (
      await test.call('votarMomento', {
        params: { slug, id, idMomento },
        body: { opcao: 0, chave: randomUUID() },
      })
    ).status
  const work = async () => {
    while ((await workAgenda(test.deps, liveAgenda)) > 0);
    return (await seen()).momentos.map(({ texto }) => texto)
  }
  const told = async () => {
    const found = await rows<{ texto: string }>(
      `select corpo->>'texto' as texto from sala_evento e join sala s on s.id = e.sala_id and s.igreja_id = e.igreja_id
        where s.codigo = $1 and e.tipo = 'momento' order by seq`,
      [(await seen()).sala],
    )
    return found.map(({ texto }) => texto)
  }

  it('is read by nobody before its time, and then by everybody with that time', async () => {
    const before = await told()
    await begin(100)
    const soon = await make('Agora', 90)
    const later = await make('Em segredo', 3_000)
    expect(await work()).toEqual(['Agora'])
    expect([await vote(soon), await vote(later)]).toEqual([200, 404])
    const { body } = await test.call('getTransmissao', { params: { slug, id } })
    expect(JSON.stringify(body)).not.toContain('Em segredo')
    expect(await told()).toEqual([...before, 'Agora'])
    const [sent] = await rows<{ isOnTime: boolean }>(
      `select m.enviado_em = t.inicio + interval '90 seconds' as "isOnTime" from transmissao_momento m
        join transmissao t on t.igreja_id = m.igreja_id and t.id = m.transmissao_id where m.id = $1`,
      [soon],
    )
    expect(sent!.isOnTime).toBe(true)

    // Moved along with the beginning, and sent once.
    await begin(3_000)
    expect(await work()).toEqual(['Agora', 'Em segredo'])
    expect(await work()).toEqual(['Agora', 'Em segredo'])
    expect(await told()).toEqual([...before, 'Agora', 'Em segredo'])
  })

  it('waits for a broadcast that is late, and stays away once it is over', async () => {
    await begin(100)
    await rows(
      `insert into transmissao_sinal (igreja_id, transmissao_id, sinal, em) select igreja_id, id, 'espera', now()
        from transmissao where id = $1`,
      [id],
    )
    await make('Com atraso', 10)
    expect(await work()).not.toContain('Com atraso')
    await rows(`update transmissao_sinal set sinal = 'no_ar' where transmissao_id = $1`, [id])
    await rows(`update agenda set vence_em = now() where tipo = 'transmissao_momento' and referencia = $1`, [
      String(id),
    ])
    expect(await work()).toContain('Com atraso')
    await make('Tarde demais', 600)
    await rows(`delete from transmissao_sinal where transmissao_id = $1`, [id])
    await rows(
      `update transmissao set inicio = now() - interval '2 hours', fim_previsto = now() - interval '1 hour' where id = $1`,
      [id],
    )
    expect(await work()).not.toContain('Tarde demais')
  })
})
