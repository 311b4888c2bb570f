import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setupCode } from '../setup-code.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { instalacao, outraIgreja } from '../testing/staff-inputs.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

describe('an installation without a church', () => {
  let test: TestApp
  let body: typeof instalacao
  beforeAll(async () => {
    test = await createTestApp({ isEmpty: true, env: { RATE_LIMIT_FACTOR: '1000' } })
    body = { ...instalacao, codigo: setupCode(test.deps.secrets).toLowerCase() }
  })
  afterAll(() => test.close())
  const create = (changes: object = {}) => test.call('createInstalacao', { body: { ...body, ...changes } })
  const step = async () => (await test.call('getAcessoEquipe')).body['passo']
  const fieldsOf = async (changes: object) => {
    const { status, body: answer } = await create(changes)
    expect(status).toBe(400)
    return (answer['campos'] as { campo: string }[]).map(({ campo }) => campo)
  }

  it('says what is next, and refuses by field without leaving anything behind', async () => {
    expect(await step()).toBe('instalar')
    expect(await fieldsOf({ codigo: 'AAAA-AAAA-AAAA-AAAA' })).toEqual(['codigo'])
    expect(await fieldsOf({ igreja: { ...body.igreja, codigo: 'admin' } })).toEqual(['igreja.codigo'])
    const weak = { ...body.pessoa, email: 'ninguem', senha: '12345678' }
    expect(await fieldsOf({ pessoa: weak })).toEqual(['pessoa.email', 'pessoa.senha'])
    for (const email of ['helena..prado@igreja.com', 'helena@igreja.c0m']) {
      expect(await fieldsOf({ pessoa: { ...body.pessoa, email } })).toEqual(['pessoa.email'])
    }
    const left = await asOwner(test.target, 'select from organizacao union all select from "user"')
    expect(left).toEqual([])
  })

  it('makes the church, its organisation and its administrator once, whoever comes at the same time', async () => {
    const other = { ...body.igreja, codigo: 'outra' }
    const answers = await Promise.all([create(), create({ igreja: other })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404])
    expect(await step()).toBe('entrar')
    const [row] = await asOwner<{ roles: string[]; churches: number }>(
      test.target,
      `select array_agg(role order by role) as roles, (select count(*)::int from igreja) as churches from user_igreja_role`,
    )
    expect(row).toEqual({ roles: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'], churches: 1 })
    const { email, senha } = body.pessoa
    expect((await test.call('loginEquipe', { body: { email, senha } })).status).toBe(200)
  })
})

describe('who answers for an organisation', () => {
  let test: TestApp
  let equipe: string
  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
    equipe = await openEquipe(test, (await logIn(test, 'superAdmin')).userId)
  })
  afterAll(() => test.close())

  it('makes another church of it, and administers it at once', async () => {
    const own = await test.call('listOrganizacoesEquipe', { equipe })
    const [{ slug, quantidade }] = own.body['organizacoes'] as [{ slug: string; quantidade: number }]
    const body = { ...outraIgreja, organizacao: slug, nomeOrganizacao: null }
    expect((await test.call('createIgrejaEquipe', { body, equipe })).status).toBe(201)
    const again = await test.call('createIgrejaEquipe', { body, equipe })
    expect([again.status, again.body['campos']]).toEqual([400, [{ campo: 'igreja.codigo', regra: 'unique' }]])
    const now = await test.call('listOrganizacoesEquipe', { equipe })
    expect(now.body['organizacoes']).toMatchObject([{ slug, quantidade: quantidade + 1 }])
    const team = await test.call('listPessoasEquipe', {
      params: { slug: outraIgreja.igreja.codigo },
      equipe,
    })
    expect(team.body['pessoas']).toMatchObject([
      { email: demoPeople.superAdmin.email, papeis: ['ROLE_ADMIN'] },
    ])
  })
})
