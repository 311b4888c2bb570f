import type { CallName, ListasEquipe, OracaoListada } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logIn } from '../../testing/people.ts'
import { asGiven, readListas } from '../../testing/settings-cases.ts'
import { openWorld, type World } from '../../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let world: World
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
})
afterAll(() => test.close())

const save = (name: CallName, { versao }: { versao: number }, itens: object[]) =>
  test.call(name, { params: { slug: world.own.slug }, body: { versao, itens }, equipe: world.equipe })
const campos = { nome: 'Dons', tipo: 'opcao', opcoes: ['Música', 'Ensino'], flagObrigatorio: false }

it('reasons for giving come, change places and go, and givers see it', async () => {
  const { motivos } = await readListas(world)
  const novo = {
    id: null,
    nome: 'Telhado',
    descricao: null,
    flagDoacao: true,
    flagRecorrencia: false,
    flagArquivado: false,
  }
  const given = asGiven(motivos).itens
  expect((await save('saveMotivosEquipe', motivos, [novo, ...given])).status).toBe(200)
  const seen = async () => {
    const { body } = await test.call('listPagamentoMotivos', { params: { slug: world.own.slug } })
    return (body['pagamentoMotivos'] as { nome: string }[]).map(({ nome }) => nome)
  }
  expect((await seen())[0]).toBe('Telhado')
  const then = (await readListas(world)).motivos
  const archived = asGiven(then).itens.map((one) => ({
    ...one,
    ...(one['nome'] === 'Telhado' && { flagArquivado: true }),
  }))
  expect((await save('saveMotivosEquipe', then, archived)).status).toBe(200)
  expect(await seen()).not.toContain('Telhado')
  const last = (await readListas(world)).motivos
  const without = asGiven(last).itens.filter(({ nome }) => nome !== 'Telhado')
  expect((await save('saveMotivosEquipe', last, without)).status).toBe(200)
  expect((await readListas(world)).motivos.itens.map(({ nome }) => nome)).not.toContain('Telhado')
})

it('reasons for prayer are offered in the order of staff, and requests keep the name of one that is archived', async () => {
  const before = (await readListas(world)).motivosOracao
  const wall = async (query = {}) => {
    const { body } = await test.call('listOracoes', { params: { slug: world.own.slug }, query })
    return (body['oracoes'] as OracaoListada[]).flatMap(({ motivo }) => motivo ?? [])
  }
  const [used] = (await wall()) as [{ id: number; nome: string }]
  const offered = async () => {
    const { body } = await test.call('listOracaoMotivos', { params: { slug: world.own.slug } })
    return (body['motivos'] as { nome: string }[]).map(({ nome }) => nome)
  }
  const given = asGiven(before).itens
  const deleted = await save(
    'saveMotivosOracaoEquipe',
    before,
    given.filter(({ id }) => id !== used.id),
  )
  expect([deleted.status, deleted.body['campos']]).toEqual([400, [{ campo: 'itens', regra: 'inUse' }]])
  const itens = [
    { id: null, nome: 'Refugiados', flagArquivado: false },
    ...given.map((one) => ({ ...one, ...(one['id'] === used.id && { flagArquivado: true }) })),
  ]
  expect((await save('saveMotivosOracaoEquipe', before, itens)).status).toBe(200)
  const seen = await offered()
  expect([seen[0], seen.includes(used.nome)]).toEqual(['Refugiados', false])
  expect(await wall({ motivo: used.id })).toContainEqual(used)
})

it('400 for deleting what people have named, and nothing is written', async () => {
  const before = await readListas(world)
  const used = before.congregacoes.itens.filter(({ usos }) => usos > 0)
  expect(used.length).toBeGreaterThan(0)
  const { status, body } = await save('saveCongregacoesEquipe', before.congregacoes, [])
  expect([status, body['campos']]).toEqual([400, [{ campo: 'itens', regra: 'inUse' }]])
  expect(await readListas(world)).toEqual(before)
})

it('404 for what is another church’s', async () => {
  const { congregacoes } = await readListas(world)
  const [first] = asGiven(congregacoes).itens
  const { status } = await save('saveCongregacoesEquipe', congregacoes, [{ ...first, id: 2_000_000 }])
  expect(status).toBe(404)
})

it('a congregation says when it meets and where', async () => {
  const { congregacoes } = await readListas(world)
  const [first, ...rest] = asGiven(congregacoes).itens
  const where = { horarios: 'Domingo, 9h', latitude: -23.5, longitude: -46.6 }
  expect((await save('saveCongregacoesEquipe', congregacoes, [{ ...first, ...where }, ...rest])).status).toBe(
    200,
  )
  const { body } = await test.call('listCongregacoes', { query: { igreja: world.own.igreja } })
  expect(body['congregacoes']).toContainEqual(expect.objectContaining({ id: first!['id'], ...where }))
  const now = (await readListas(world)).congregacoes
  const half = await save('saveCongregacoesEquipe', now, [
    { ...first, latitude: 1, longitude: null },
    ...rest,
  ])
  expect([half.status, half.body['campos']]).toEqual([
    400,
    [{ campo: 'itens.0.longitude', regra: 'required' }],
  ])
})

it('a custom field is asked until it is archived, and its answers stay', async () => {
  const asked = async () => {
    const { token, userId } = await logIn(test, 'member')
    const { body } = await test.call('listCamposPersonalizados', {
      params: { id: userId },
      query: { igreja: world.own.igreja },
      token,
    })
    return body['camposPersonalizados'] as { id: number; nome: string }[]
  }
  const before = (await readListas(world)).campos
  const given = asGiven(before).itens
  expect(
    (await save('saveCamposEquipe', before, [...given, { id: null, ...campos, flagArquivado: false }]))
      .status,
  ).toBe(200)
  expect((await asked()).map(({ nome }) => nome)).toContain('Dons')
  const answered = (await readListas(world)).campos.itens.find(({ usos }) => usos > 0)
  const now = (await readListas(world)).campos
  const change = (changes: object) =>
    save(
      'saveCamposEquipe',
      now,
      asGiven(now).itens.map((one) => ({ ...one, ...(one['id'] === answered?.id && changes) })),
    )
  const other = await change({ tipo: answered?.tipo === 'data' ? 'texto' : 'data', opcoes: [] })
  expect((other.body['campos'] as object[])[0]).toMatchObject({ regra: 'inUse' })
  expect((await change({ flagArquivado: true })).status).toBe(200)
  expect((await asked()).map(({ id }) => id)).not.toContain(answered?.id)
  const after: ListasEquipe['campos'] = (await readListas(world)).campos
  expect(after.itens.find(({ id }) => id === answered?.id)).toMatchObject({
    flagArquivado: true,
    usos: answered?.usos,
  })
})

it.each([
  ['a choice without options', { opcoes: [] }],
  ['the same option twice', { opcoes: ['A', 'a '] }],
])('400 for %s', async (_, given) => {
  const now = (await readListas(world)).campos
  const itens = [...asGiven(now).itens, { id: null, ...campos, ...given, flagArquivado: false }]
  const { status, body } = await save('saveCamposEquipe', now, itens)
  expect([status, (body['campos'] as { campo: string }[])[0]!.campo]).toEqual([
    400,
    `itens.${itens.length - 1}.opcoes`,
  ])
})
