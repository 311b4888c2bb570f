import type { Crianca } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAVI } from '../testing/sent-values.ts'
import { buy } from '../testing/money-world.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { openWorld } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let ids: { igreja: number; cliente: number }
let member: LoggedIn
let neighbour: LoggedIn
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  ids = await findIds(test, 'full')
  ;[member, neighbour] = [await logIn(test, 'member'), await logIn(test, 'completeMember')]
})
afterAll(() => test.close())

async function list({ token, userId } = member): Promise<Crianca[]> {
  const query = { cliente: ids.cliente }
  const { body } = await test.call('listCriancas', { token, params: { id: userId }, query })
  return body['criancas'] as Crianca[]
}

const create = (body: object, { token, userId } = member) =>
  test.call('createCrianca', { token, params: { id: userId }, query: { igreja: ids.igreja }, body })

async function add(body: object = DAVI): Promise<Crianca> {
  const answer = await create(body)
  expect(answer.status).toBe(201)
  return answer.body['crianca'] as Crianca
}

const save = (childId: number, body: object, { token, userId } = member) =>
  test.call('saveCrianca', { token, params: { id: userId, childId }, body })

const drop = (childId: number, { token, userId } = member) =>
  test.call('deleteCrianca', { token, params: { id: userId, childId } })

const share = (childId: number, { userId }: LoggedIn) =>
  asOwner(
    test.target,
    'insert into crianca_responsavel (igreja_id, crianca_id, user_id) values ($1, $2, $3)',
    [ids.igreja, childId, userId],
  )

describe('the children of a person', () => {
  it('are added, shown by age, changed and deleted', async () => {
    const younger = await add()
    const elder = await add({ nome: ' Nina  ', dataNascimento: '2015-01-02', tipoSanguineo: 'O-' })
    expect(await list()).toEqual([elder, younger])
    expect(younger).toEqual({
      id: expect.any(Number),
      ...DAVI,
      tipoSanguineo: null,
      observacoes: null,
      outrosResponsaveis: [],
      qtdeIngressos: 0,
    })
    expect(elder).toMatchObject({ nome: 'Nina', tipoSanguineo: 'O-', alergias: null })
    const saved = await save(younger.id, { ...DAVI, alergias: '', observacoes: 'Usa óculos' })
    expect(saved.body['crianca']).toMatchObject({ alergias: null, observacoes: 'Usa óculos' })
    for (const { id } of [younger, elder]) expect((await drop(id)).status).toBe(200)
    expect([await list(), (await drop(elder.id)).status]).toEqual([[], 404])
  })

  it('what is said of their health lies sealed, for this child alone', async () => {
    const [one, two] = [await add(), await add({ nome: 'Nina', dataNascimento: '2015-01-02' })]
    const rows = await asOwner<{ saude: Buffer | null; text: string }>(
      test.target,
      'select saude_encrypted as saude, crianca::text as text from crianca where id = any($1) order by id',
      [[one.id, two.id]],
    )
    expect(rows.map(({ saude }) => saude === null)).toEqual([false, true])
    expect(rows[0]!.saude!.includes('Amendoim') || rows[0]!.text.includes('Amendoim')).toBe(false)
    await asOwner(
      test.target,
      'update crianca set saude_encrypted = (select saude_encrypted from crianca where id = $1) where id = $2',
      [one.id, two.id],
    )
    const moved = await test.call('listCriancas', {
      token: member.token,
      params: { id: member.userId },
      query: { cliente: ids.cliente },
    })
    expect(moved.status).toBe(500)
    for (const { id } of [one, two]) await drop(id)
  })

  it.each([
    [{ dataNascimento: '2999-01-01' }, 'dataNascimento', 'birthdate'],
    [{ dataNascimento: '2020-02-30' }, 'dataNascimento', 'birthdate'],
    [{ nome: '   ' }, 'nome', 'required'],
    [{ nome: 'R2 D2' }, 'nome', 'regex'],
    [{ tipoSanguineo: 'C+' }, 'tipoSanguineo', 'type'],
    [{ alergias: 'x'.repeat(501) }, 'alergias', 'max'],
    [{ igreja: 1 }, 'igreja', 'unknown'],
  ])('400 for %j names the field', async (wrong, campo, regra) => {
    const { status, body } = await create({ ...DAVI, ...wrong })
    expect([status, body['campos']]).toEqual([400, [expect.objectContaining({ campo, regra })]])
  })

  it('are nobody else’s: 404 for a neighbour and for staff, and nothing changes', async () => {
    const child = await add()
    for (const stranger of [neighbour, await logIn(test, 'superAdmin')]) {
      const answers = [
        await save(child.id, { ...DAVI, nome: 'Outro' }, stranger),
        await drop(child.id, stranger),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      expect((await list(stranger)).map(({ id }) => id)).not.toContain(child.id)
    }
    expect(await list()).toEqual([child])
    await drop(child.id)
  })

  it('of two guardians one can go: the child stays the other’s, and goes with the last', async () => {
    const child = await add()
    await share(child.id, neighbour)
    expect((await list())[0]!.outrosResponsaveis).toEqual(['Joaquim Nogueira dos Santos'])
    const theirs = (await list(neighbour)).find(({ id }) => id === child.id)
    expect(theirs).toMatchObject({ alergias: 'Amendoim', outrosResponsaveis: ['Ana Beatriz de Albuquerque'] })
    await drop(child.id)
    expect([await list(), (await list(neighbour)).some(({ id }) => id === child.id)]).toEqual([[], true])
    await drop(child.id, neighbour)
    expect(await asOwner(test.target, 'select 1 from crianca where id = $1', [child.id])).toEqual([])
  })

  it('of two guardians who go at once both are gone, and the child', async () => {
    const children = await Promise.all(Array.from({ length: 5 }, () => add()))
    for (const { id } of children) await share(id, neighbour)
    await Promise.all(children.flatMap(({ id }) => [drop(id), drop(id, neighbour)]))
    const left = await asOwner(test.target, 'select 1 from crianca where id = any($1)', [
      children.map(({ id }) => id),
    ])
    expect(left).toEqual([])
  })

  it('says how many tickets to come are in the child’s name', async () => {
    const world = await openWorld(test)
    expect((await buy(world)).status).toBe(201)
    const child = await add({ ...DAVI, nome: 'ana' })
    expect(child.qtdeIngressos).toBe(1)
    await drop(child.id)
  })
})
