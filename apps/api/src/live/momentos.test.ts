import { randomUUID } from 'node:crypto'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

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

it('takes votes for what goes out by itself from then on', async () => {
  await rows(`update transmissao set iniciada_em = now() - interval '100 seconds' where id = $1`, [id])
  const given = { tipo: 'enquete', texto: 'E agora?', opcoes: ['Sim', 'Não'] }
  const made = async (desvio: number) => {
    const { body } = await desk('createMomento', { ...given, desvio })
    return (body['transmissao'] as { momentos: { id: number }[] }).momentos.at(-1)!.id
  }
  const vote = async (idMomento: number) =>
    (
      await test.call('votarMomento', {
        params: { slug, id, idMomento },
        body: { opcao: 0, chave: randomUUID() },
      })
    ).status
  expect([await vote(await made(30)), await vote(await made(3_600))]).toEqual([200, 404])
})
