import { demoPeople } from '@atrio/demo'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientConfig } from '../db/connection.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, newMember, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let member: LoggedIn
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  member = await logIn(test, 'member')
})
afterAll(() => test.close())

const save = (body: Record<string, unknown>) => test.call('updateUsuario', { token: member.token, body })

/** Nobody's document is written before all of them are at that place, or wait for one that is. */
async function atOnce<Answer>(asking: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const owner = new pg.Client(clientConfig(test.target, {}))
  await owner.connect()
  try {
    await owner.query('begin; lock table usuario_documento in share mode')
    const answers = Promise.all(asking.map((ask) => ask()))
    const waiting = async () =>
      (
        await asOwner(
          test.target,
          `select 1 from pg_locks where not granted and database =
        (select oid from pg_database where datname = current_database())`,
        )
      ).length
    await expect.poll(waiting, { timeout: 4_000 }).toBe(asking.length)
    await owner.query('commit')
    return await answers
  } finally {
    await owner.end()
  }
}

describe('PUT /usuario/', () => {
  it('200 completes what is given and leaves the rest', async () => {
    const { body: before } = await save({ ocupacao: ' Professora ' })
    expect(before['usuario']).toMatchObject({ nome: 'Ana Beatriz', ocupacao: 'Professora' })
    const endereco = { pais: 'BR', cidade: 'São Paulo', rua: 'Rua das Flores', numero: '7', cep: '04207-030' }
    const { status, body } = await save({ telefone: '11 98765-4321', dataNascimento: '1990-05-06', endereco })
    expect([status, body['usuario']]).toMatchObject([
      200,
      {
        ocupacao: 'Professora',
        telefone: '+5511987654321',
        dataNascimento: '1990-05-06',
        endereco: { cidade: 'São Paulo', cep: '04207030' },
      },
    ])
  })

  it.each([
    [{ telefone: '12' }, 'telefone'],
    [{ telefone: '  ' }, 'telefone'],
    [{ cpf: '111.111.111-11' }, 'cpf'],
    [{ dataNascimento: '2999-01-01' }, 'dataNascimento'],
    [{ congregacao: 2_000_000_000 }, 'congregacao'],
    [{ endereco: { pais: 'BR', cidade: 'São Paulo' } }, 'endereco.rua'],
    [{ nome: ' ' }, 'nome'],
    [{ nome: null }, 'nome'],
    [{ dataCasamento: '1900-01-01', dataNascimento: '1990-05-06' }, 'dataCasamento'],
    [{ idioma: 'fr' }, 'idioma'],
    [{ email: 'outra@atrio.example' }, 'email'],
  ])('400 for %j, by its field', async (given, campo) => {
    const { status, body } = await save(given)
    expect(status).toBe(400)
    expect((body['campos'] as { campo: string }[]).map((one) => one.campo)).toContain(campo)
  })

  it('keeps one CPF for a person, and gives nobody another’s', async () => {
    expect((await save({ cpf: '390.533.447-05' })).status).toBe(200)
    expect((await save({ cpf: '39053344705' })).status).toBe(200)
    const taken = await save({ cpf: demoPeople.completeMember.dados.cpf })
    expect([taken.status, taken.body['code']]).toEqual([409, 'CPF_IN_USE'])
    const rows = await asOwner<{ numero: string }>(
      test.target,
      `select d.numero from usuario_documento d join usuario u on u.igreja_id = d.igreja_id and u.id = d.usuario_id
       where u.user_id = $1`,
      [member.userId],
    )
    expect(rows).toEqual([{ numero: '39053344705' }])
  })

  it('409 for the second of two who save one CPF at the same instant', async () => {
    const other = await logIn(test, 'twoChurchesMember', 'full')
    const email = 'mesma-hora@atrio.example'
    const { igreja, congregacao } = await findIds(test, 'full')
    const answers = await atOnce([
      () => save({ cpf: '111.444.777-35' }),
      () => test.call('updateUsuario', { token: other.token, body: { cpf: '111.444.777-35' } }),
      () =>
        test.call('createUsuario', {
          params: { id: igreja },
          body: { ...newMember(email, congregacao), cpf: '111.444.777-35' },
        }),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.flatMap(({ body }) => body['code'] ?? [])).toEqual(['CPF_IN_USE', 'CPF_IN_USE'])
  })

  it('200 for one person who saves one CPF, and another, at the same instant', async () => {
    const answers = await atOnce(
      ['168.995.350-09', '168.995.350-09', '390.533.447-05'].map((cpf) => () => save({ cpf })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('null takes away what the church does not insist on, and that alone', async () => {
    await save({
      telefone: '11 98765-4321',
      ocupacao: 'Padeira',
      cpf: '390.533.447-05',
      observacoes: 'Glúten',
    })
    const empty = { telefone: null, ocupacao: null, cpf: null, observacoes: null, congregacao: null }
    const { status, body } = await save(empty)
    const { cpf: _cpf, ...shown } = empty
    expect([status, body['usuario']]).toMatchObject([200, shown])
    const documents = await test.call('listDocumentos', {
      token: member.token,
      params: { id: member.userId },
    })
    expect(documents.body['documentos']).toEqual([])
    await save({ telefone: '11 98765-4321' })
    const insist = (yes: boolean) =>
      asOwner(
        test.target,
        `update cadastro_campo set flag_obrigatorio = $1 where campo in ('telefone', 'cpf')`,
        [yes],
      )
    await insist(true)
    const refused = await save({ telefone: null, cpf: null, ocupacao: null })
    await insist(false)
    const campos = (refused.body['campos'] as { campo: string }[]).map(({ campo }) => campo)
    expect([refused.status, campos.toSorted()]).toEqual([400, ['cpf', 'telefone']])
  })

  it('keeps name and language, which goes for the whole account', async () => {
    const { body } = await save({ nome: ' Ana Bia ', idioma: 'es' })
    expect(body['usuario']).toMatchObject({ nome: 'Ana Bia' })
    const me = await test.call('getMe', { token: member.token })
    expect(me.body['user']).toMatchObject({ idioma: 'es' })
  })

  it('400 for a birth after the wedding that is known', async () => {
    await save({ dataNascimento: '1990-05-06', dataCasamento: '2015-06-07' })
    const { status, body } = await save({ dataNascimento: '2016-01-01' })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'dataNascimento', regra: 'birthdate' }]])
  })

  it('changes nobody else’s account, nor the person’s at another church', async () => {
    const person = await logIn(test, 'twoChurchesMember', 'full')
    const jobs = () =>
      asOwner<{ igreja: number; ocupacao: string | null }>(
        test.target,
        'select igreja_id as igreja, ocupacao from usuario where user_id = $1 order by 1',
        [person.userId],
      )
    const before = await jobs()
    await test.call('updateUsuario', { token: person.token, body: { ocupacao: 'Padeira' } })
    const after = await jobs()
    expect(after.filter(({ ocupacao }) => ocupacao === 'Padeira')).toHaveLength(1)
    expect(after).toHaveLength(before.length)
  })
})
