import { Writable } from 'node:stream'
import type { AcessoEquipe, PessoaEquipe } from '@atrio/contract'
import { demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STAFF_COOKIE } from '../http/staff-session.ts'
import { openEquipe } from '../testing/equipe.ts'
import { idUsuarioOf, loseFactor, setUpApp, withFactor, type Loser } from '../testing/lost-factor.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn } from '../testing/people.ts'
import { addStaffPasskey } from '../testing/staff-passkeys.ts'
import { createTestApp, type Answer, type TestApp } from '../testing/test-app.ts'

const lines: string[] = []
let test: TestApp
let full: { igreja: number; slug: string }
beforeAll(async () => {
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' }, logStream })
  full = await findIds(test, 'full')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of ['equipe_fator_perdido', 'equipe_chave', 'equipe_fator', 'equipe_codigo'])
    await asOwner(test.target, `delete from ${table}`)
})

const sessionOf = async (name: DemoPersonName) => openEquipe(test, (await logIn(test, name)).userId)
const said = ({ status, body }: Answer) => [status, body['code']]
const perdido = ({ body }: Answer) => (body as unknown as AcessoEquipe).fatorPerdido
const cookieOf = ({ headers }: Answer) =>
  new RegExp(`${STAFF_COOKIE}=([^;]+)`).exec(String(headers['set-cookie']))![1]!
const acessoOf = (equipe: string) => test.call('getAcessoEquipe', { equipe })

async function confirm(
  { userId }: Pick<Loser, 'userId'>,
  { digitos, by, at = full }: { digitos: string; by: string; at?: { igreja: number; slug: string } },
): Promise<Answer> {
  const params = { slug: at.slug, idUsuario: await idUsuarioOf(test, at.igreja, userId) }
  return test.call('confirmFatorPerdidoEquipe', { params, equipe: by, body: { digitos } })
}

const used = new Set<string>()

/** The code of the newest mail with one, which none of before had. */
async function mailedTo(name: DemoPersonName): Promise<string> {
  const read = async () => {
    const { text } = await test.mailTo(demoPeople[name].email, /código|code/i)
    return /(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}/.exec(text)![0]
  }
  await expect.poll(async () => used.has(await read()), { timeout: 10_000 }).toBe(false)
  const codigo = await read()
  used.add(codigo)
  return codigo
}

const type = (equipe: string, codigo: string) =>
  test.call('saveFatorPerdidoEquipe', { equipe, body: { codigo } })

describe('a second factor that is lost', () => {
  it('is replaced by password, an administrator’s word and the mailed code; the old one counts until then', async () => {
    const tiago = await withFactor(test, 'contentAdmin')
    await addStaffPasskey(test, await openEquipe(test, tiago.userId))
    const elsewhere = await openEquipe(test, tiago.userId)
    const { digitos } = await loseFactor(test, tiago)
    expect((await test.mailTo(demoPeople.admin.email, /perdeu o segundo passo/)).text).toContain('Tiago')

    const by = await sessionOf('admin')
    const list = await test.call('listPessoasEquipe', { params: full, equipe: by })
    const seen = (list.body['pessoas'] as PessoaEquipe[]).filter(({ fatorPerdido }) => fatorPerdido)
    expect(seen).toMatchObject([
      { email: demoPeople.contentAdmin.email, fatorPerdido: { flagConfirmado: false } },
    ])
    const today = await test.call('getHojeEquipe', { params: full, equipe: by })
    expect(today.body['pendencias']).toContainEqual(expect.objectContaining({ tipo: 'fatoresPerdidos' }))

    // The password alone sets nothing up, nor do digits that are not theirs.
    expect((await test.call('createFatorEquipe', { equipe: tiago.equipe, body: {} })).status).toBe(401)
    const other = digitos.replace(/^./, (first) => String((Number(first) + 1) % 10))
    expect(said(await confirm(tiago, { digitos: other, by }))).toEqual([400, 'CODE_INVALID'])
    expect(perdido(await acessoOf(tiago.equipe))).toMatchObject({ flagEnviado: false })
    expect((await confirm(tiago, { digitos, by })).status).toBe(200)
    expect(perdido(await acessoOf(tiago.equipe))).toMatchObject({ flagEnviado: true })

    const codigo = await mailedTo('contentAdmin')
    // The mail alone opens nothing, and it is no other's.
    expect((await test.call('saveFatorPerdidoEquipe', { body: { codigo } })).status).toBe(401)
    const helena = await withFactor(test, 'admin')
    await loseFactor(test, helena)
    expect(said(await type(helena.equipe, codigo))).toEqual([400, 'CODE_INVALID'])
    const shown = await type(tiago.equipe, codigo)
    expect(shown.body['passo']).toBe('fator')
    const counts = () =>
      asOwner<{ fatores: number; chaves: number; codigos: number; abertas: number }>(
        test.target,
        `select (select count(*)::int from equipe_fator where user_id = $1 and confirmado_em is not null) as fatores,
          (select count(*)::int from equipe_chave where user_id = $1) as chaves,
          (select count(*)::int from equipe_codigo where user_id = $1) as codigos,
          (select count(*)::int from equipe_sessao where user_id = $1 and revoked_at is null
            and opened_at is not null) as abertas`,
        [tiago.userId],
      )
    expect(await counts()).toMatchObject([{ fatores: 1, chaves: 1, codigos: 10 }])
    expect((await acessoOf(elsewhere)).body['passo']).toBe('aberta')

    const { made } = await setUpApp(test, cookieOf(shown))
    expect(made.body['acesso']).toMatchObject({ passo: 'aberta', flagChave: false, codigosRestantes: 10 })
    expect(made.body['codigos']).not.toEqual(tiago.codigos)
    expect(await counts()).toEqual([{ fatores: 1, chaves: 0, codigos: 10, abertas: 1 }])
    const again = await openEquipe(test, tiago.userId, 'password')
    const body = { codigo: tiago.codigos[0]! }
    expect(said(await test.call('confirmEquipe', { equipe: again, body }))).toEqual([
      401,
      'SECOND_FACTOR_INVALID',
    ])
    expect(said(await type(again, codigo))).toEqual([400, 'CODE_INVALID'])
    await test.mailTo(demoPeople.admin.email, /novo segundo passo/)
    const trail = await asOwner<{ acao: string }>(
      test.target,
      `select acao from auditoria where igreja_id = $1 and acao like 'fator%' and ator <> 'user:' || $2 order by seq`,
      [full.igreja, helena.userId],
    )
    const { userId: adminId } = await logIn(test, 'admin')
    const [yes] = await asOwner<{ ator: string }>(
      test.target,
      `select ator from auditoria where acao = 'fatorPerdidoConfirmado'`,
    )
    expect(trail.map(({ acao }) => acao)).toEqual(['fatorPerdido', 'fatorTrocado'])
    expect(yes).toEqual({ ator: `user:${adminId}` })
  })

  it('becomes a passkey as well', async () => {
    const tiago = await withFactor(test, 'contentAdmin')
    const { digitos } = await loseFactor(test, tiago)
    await confirm(tiago, { digitos, by: await sessionOf('admin') })
    const shown = await type(tiago.equipe, await mailedTo('contentAdmin'))
    const { made } = await addStaffPasskey(test, cookieOf(shown))
    expect(made.body['acesso']).toMatchObject({ passo: 'aberta', flagFator: false, flagChave: true })
    expect(made.body['codigos']).toHaveLength(10)
  })

  it('waits for each church where they serve, and for nobody where they do not', async () => {
    const other = await findIds(test, 'otherOrganisation')
    const tiago = await withFactor(test, 'contentAdmin')
    const { digitos } = await loseFactor(test, tiago)
    await asOwner(
      test.target,
      `insert into user_igreja_role (igreja_id, user_id, role) values ($1, $2, 'ROLE_ADMIN_CONTENT')`,
      [other.igreja, tiago.userId],
    )
    const sent = async () => perdido(await acessoOf(tiago.equipe))!.flagEnviado
    expect((await confirm(tiago, { digitos, by: await sessionOf('admin') })).status).toBe(200)
    expect(await sent()).toBe(false)
    // The organisation speaks for its own churches alone.
    const by = await sessionOf('superAdmin')
    expect((await confirm(tiago, { digitos, by })).status).toBe(200)
    expect(await sent()).toBe(false)
    await asOwner(test.target, 'delete from user_igreja_role where igreja_id = $1 and user_id = $2', [
      other.igreja,
      tiago.userId,
    ])
    expect((await confirm(tiago, { digitos, by })).status).toBe(200)
    expect(await sent()).toBe(true)
    // Who serves somewhere else since the mail waits for that church as well.
    await asOwner(
      test.target,
      `insert into user_igreja_role (igreja_id, user_id, role) values ($1, $2, 'ROLE_ADMIN_CONTENT')`,
      [other.igreja, tiago.userId],
    )
    const codigo = await mailedTo('contentAdmin')
    expect(said(await type(tiago.equipe, codigo))).toEqual([400, 'CODE_INVALID'])
    await asOwner(test.target, 'delete from user_igreja_role where igreja_id = $1 and user_id = $2', [
      other.igreja,
      tiago.userId,
    ])
  })

  it('of who answers for the organisation is no church’s to confirm, and nobody confirms their own', async () => {
    const iris = await withFactor(test, 'superAdmin')
    const { digitos } = await loseFactor(test, iris)
    expect(said(await confirm(iris, { digitos, by: await sessionOf('admin') }))).toEqual([403, 'FORBIDDEN'])
    const own = await confirm(iris, { digitos, by: await openEquipe(test, iris.userId) })
    expect(said(own)).toEqual([403, 'FORBIDDEN'])

    // Whoever runs the server has a code in its log, which mails one and opens nothing by itself.
    const logged = lines.map((line) => /digits (\d{6}),.* code ([A-Z2-7-]{19})/.exec(line)).filter(Boolean)
    const operator = logged.find((found) => found![1] === digitos)![2]!
    const answer = await type(iris.equipe, operator)
    expect(answer.body).toMatchObject({ passo: 'codigo', fatorPerdido: { flagEnviado: true } })
    expect((await test.call('createFatorEquipe', { equipe: iris.equipe, body: {} })).status).toBe(401)
    const shown = await type(iris.equipe, await mailedTo('superAdmin'))
    expect(shown.body['passo']).toBe('fator')
    await setUpApp(test, cookieOf(shown))
    const [trail] = await asOwner(
      test.target,
      `select dados from auditoria where acao = 'fatorTrocado' order by seq desc`,
    )
    expect(trail).toEqual({ dados: { por: 'operador' } })
  })

  it('is not lost any more once it is shown, or the password is another', async () => {
    const tiago = await withFactor(test, 'contentAdmin')
    await loseFactor(test, tiago)
    const there = () => asOwner(test.target, 'select from equipe_fator_perdido')
    expect(await there()).toHaveLength(1)
    await test.call('confirmEquipe', { equipe: tiago.equipe, body: { codigo: tiago.codigos[0]! } })
    expect(await there()).toHaveLength(0)

    await loseFactor(test, { ...tiago, equipe: await openEquipe(test, tiago.userId, 'password') })
    const { token } = await logIn(test, 'contentAdmin')
    await test.call('changePassword', {
      token,
      body: { senhaAtual: demoPassword, novaSenha: 'Jabuticaba*48' },
    })
    expect(await there()).toHaveLength(0)
  })

  it('counts for an hour once the code is mailed, and for a week before', async () => {
    const helena = await withFactor(test, 'admin')
    const { digitos } = await loseFactor(test, helena)
    const days = async () =>
      (Date.parse(perdido(await acessoOf(helena.equipe))!.validoAte) - Date.now()) / 86_400_000
    expect(await days()).toBeCloseTo(7, 1)
    await confirm(helena, { digitos, by: await sessionOf('superAdmin') })
    expect(await days()).toBeCloseTo(1 / 24, 2)
    const shown = await type(helena.equipe, await mailedTo('admin'))
    await asOwner(test.target, `update equipe_fator_perdido set expires_at = now() - interval '1 second'`)
    const late = await test.call('createFatorEquipe', { equipe: cookieOf(shown), body: {} })
    expect(late.status).toBe(401)
  })
})
