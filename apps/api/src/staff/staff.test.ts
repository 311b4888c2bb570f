import type { DiaEquipe } from '@atrio/contract'
import { demoPassword, demoPeople, demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())

const slugOf = async (name: 'full' | 'english' | 'otherOrganisation') => (await findIds(test, name)).slug
const sessionOf = async (name: keyof typeof demoPeople) => openEquipe(test, (await logIn(test, name)).userId)

describe('who answers for the organisation', () => {
  const enter = async (equipe: string, church: 'full' | 'english' | 'otherOrganisation') =>
    test.call('getHojeEquipe', { params: { slug: await slugOf(church) }, equipe })

  it('enters each church of it, once for each session, and no other', async () => {
    const equipe = await sessionOf('superAdmin')
    const answers = [await enter(equipe, 'english'), await enter(equipe, 'english')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await enter(equipe, 'otherOrganisation')).status).toBe(404)
    const { igreja } = await findIds(test, 'english')
    const seen = () =>
      asOwner<{ nome: string; acao: string }>(
        test.target,
        `select e.nome, a.acao from equipe_entrada e join auditoria a
           on a.igreja_id = e.igreja_id and a.alvo = 'entrada:' || e.id where e.igreja_id = $1`,
        [igreja],
      )
    const { nome, sobrenome } = demoPeople.superAdmin
    expect(await seen()).toEqual([{ nome: `${nome} ${sobrenome}`, acao: 'equipeEntrada' }])
    await enter(await sessionOf('superAdmin'), 'english')
    expect(await seen()).toHaveLength(2)
    const list = await test.call('listEntradasEquipe', { params: { slug: await slugOf('english') }, equipe })
    expect(list.body['entradas']).toHaveLength(2)
  })

  it('an administrator is no guest at home', async () => {
    await enter(await sessionOf('admin'), 'full')
    const { igreja } = await findIds(test, 'full')
    expect(await asOwner(test.target, 'select from equipe_entrada where igreja_id = $1', [igreja])).toEqual(
      [],
    )
  })
})

describe('today', () => {
  it('names what the next seven days hold, and the days without a devotional', async () => {
    const equipe = await sessionOf('admin')
    const params = { slug: await slugOf('full') }
    const week = async () =>
      (await test.call('getHojeEquipe', { params, equipe })).body['semana'] as DiaEquipe[]
    const semana = await week()
    expect(semana.map(({ data }) => data)).toEqual(semana.map(({ data }) => data).toSorted())
    expect(semana).toHaveLength(7)
    const { igreja } = await findIds(test, 'full')
    const [{ cultos } = { cultos: 0 }] = await asOwner<{ cultos: number }>(
      test.target,
      'select count(*)::int as cultos from culto where igreja_id = $1 and arquivado_em is null',
      [igreja],
    )
    const held = semana.flatMap(({ itens }) => itens.filter(({ tipo }) => tipo === 'culto'))
    expect(held).toHaveLength(cultos)
    await asOwner(test.target, 'update devocional set arquivado_em = now() where igreja_id = $1', [igreja])
    expect((await week()).map(({ semDevocional }) => semDevocional)).toEqual(semana.map(() => true))
    await asOwner(
      test.target,
      `update devocional set arquivado_em = null, data = $2 where id = (select min(id) from devocional where igreja_id = $1)`,
      [igreja, semana[3]!.data],
    )
    expect((await week()).map(({ semDevocional }) => semDevocional)).toEqual(semana.map((_, at) => at !== 3))
    await asOwner(
      test.target,
      `insert into equipe_funcao (igreja_id, user_id, funcao) select $1, id, 'moderacao' from "user" where email = $2`,
      [igreja, demoPeople.member.email],
    )
    const moderator = await test.call('getHojeEquipe', { params, equipe: await sessionOf('member') })
    expect((moderator.body['semana'] as DiaEquipe[]).filter(({ semDevocional }) => semDevocional)).toEqual([])
  })
})

describe('a session', () => {
  it('ends after an hour without use, and with a change of password', async () => {
    const equipe = await sessionOf('contentAdmin')
    const list = () => test.call('listSessoesEquipe', { equipe })
    expect((await list()).status).toBe(200)
    await asOwner(test.target, `update equipe_sessao set used_at = now() - interval '61 minutes'`)
    expect((await list()).status).toBe(401)
    const again = await sessionOf('contentAdmin')
    const { token } = await logIn(test, 'contentAdmin')
    const body = { senhaAtual: demoPassword, novaSenha: 'Jabuticaba*48' }
    expect((await test.call('changePassword', { token, body })).status).toBe(200)
    expect((await test.call('listSessoesEquipe', { equipe: again })).status).toBe(401)
  })

  it('is not opened by a page of a portal, nor taken by one', async () => {
    const login = { email: demoPeople.admin.email, senha: demoPassword }
    const origin = `http://${demoChurches.full.hosts[0]}:3000`
    const refused = await test.call('loginEquipe', { body: login, headers: { origin } })
    expect([refused.status, refused.body['code']]).toEqual([403, 'ORIGIN_REFUSED'])
    const equipe = await sessionOf('admin')
    const headers = { 'sec-fetch-site': 'same-site' }
    expect((await test.call('listSessoesEquipe', { equipe, headers })).status).toBe(403)
  })
})

describe('the second factor', () => {
  it('is asked for of who looks after people and money, and of who only writes it is not', async () => {
    const admin = await sessionOf('admin')
    const { userId } = await logIn(test, 'admin')
    const withoutFactor = await openEquipe(test, userId, 'all')
    const call = async (equipe: string) =>
      test.call('getHojeEquipe', { params: { slug: await slugOf('full') }, equipe })
    expect((await call(admin)).status).toBe(200)
    const { status, body } = await call(withoutFactor)
    expect([status, body['code']]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  })
})

describe('roles', () => {
  it('what is given and taken is in the trail, and ROLE_SUPER_ADMIN is not a church’s to take', async () => {
    const equipe = await sessionOf('admin')
    const slug = await slugOf('full')
    const list = await test.call('listPessoasEquipe', { params: { slug }, equipe })
    const pessoas = list.body['pessoas'] as { idUsuario: number; email: string; papeis: string[] }[]
    const iris = pessoas.find(({ email }) => email === demoPeople.superAdmin.email)!
    const saved = await test.call('savePessoaEquipe', {
      params: { slug, idUsuario: iris.idUsuario },
      equipe,
      body: { papeis: [], funcoes: ['tesouraria'] },
    })
    const after = (saved.body['pessoas'] as typeof pessoas).find(({ email }) => email === iris.email)
    expect(after).toMatchObject({ papeis: ['ROLE_SUPER_ADMIN'], funcoes: ['tesouraria'] })
    const trail = await asOwner(
      test.target,
      `select acao, dados from auditoria where acao like 'funcao%' or acao like 'papel%'`,
    )
    expect(trail).toEqual([{ acao: 'funcaoDada', dados: { funcao: 'tesouraria' } }])
  })
})
