import type { AcessoEquipe, ChaveEquipe, SessaoEquipe } from '@atrio/contract'
import { demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STAFF_COOKIE } from '../http/staff-session.ts'
import { signChallenge, type Passkey, type Signing } from '../testing/authenticator.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { addStaffPasskey, askStaffToSign } from '../testing/staff-passkeys.ts'
import { createTestApp, type Answer, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())
beforeEach(async () => {
  await asOwner(test.target, 'delete from equipe_chave')
  await asOwner(test.target, 'delete from equipe_fator')
  await asOwner(test.target, 'delete from equipe_codigo')
})

const idOf = async (name: DemoPersonName) => (await logIn(test, name)).userId
const passo = ({ body }: Answer) => body['passo']

async function sign(
  passkey: Passkey,
  { equipe, lembrar = false, ...signing }: Signing & { equipe?: string; lembrar?: boolean } = {},
): Promise<Answer> {
  const resposta = signChallenge(passkey, await askStaffToSign(test), signing)
  return test.call('loginChaveEquipe', { equipe, body: { resposta, lembrar } })
}

/** What the browser holds from then on. */
function cookieOf({ headers }: Answer): { equipe: string; maxAge: number } {
  const [value, ...attributes] = String(headers['set-cookie']).split('; ')
  const maxAge = attributes.find((one) => one.startsWith('Max-Age='))!.slice(8)
  return { equipe: value!.slice(STAFF_COOKIE.length + 1), maxAge: Number(maxAge) }
}

const acesso = async (equipe: string) =>
  (await test.call('getAcessoEquipe', { equipe })).body as unknown as AcessoEquipe

describe('a passkey of the staff’s site', () => {
  it('is a second factor, with codes of recovery, for who has none', async () => {
    const userId = await idOf('admin')
    const begun = await openEquipe(test, userId, 'password')
    expect((await acesso(begun)).passo).toBe('fator')
    const { passkey, made } = await addStaffPasskey(test, begun)
    expect(made.body['acesso']).toMatchObject({ passo: 'aberta', flagChave: true, flagFator: false })
    const codigos = made.body['codigos'] as string[]
    expect(codigos).toHaveLength(10)
    expect((await test.mailTo(demoPeople.admin.email, /chave de acesso/)).text).toContain('site da equipe')

    // Password, and then the passkey or a code of recovery.
    const again = await test.call('loginEquipe', {
      body: { email: demoPeople.admin.email, senha: demoPassword },
    })
    expect([again.status, passo(again)]).toEqual([200, 'codigo'])
    const { equipe } = cookieOf(again)
    const byCode = await test.call('confirmEquipe', { equipe, body: { codigo: codigos[0] } })
    expect([byCode.status, passo(byCode)]).toEqual([200, 'aberta'])
    const byPasskey = await sign(passkey)
    expect([byPasskey.status, passo(byPasskey)]).toEqual([200, 'aberta'])
  })

  it('opens nothing that another host, another person or no finger has signed for', async () => {
    const { passkey, equipe } = await addStaffPasskey(test, await openEquipe(test, await idOf('admin')))
    const other = await openEquipe(test, await idOf('contentAdmin'))
    const codes = []
    for (const signing of [
      { origin: 'http://esperanca.atrio.localhost:3000' },
      { rpId: 'esperanca.atrio.localhost' },
      { unverified: true },
      { userHandle: 'AAAA' },
      { equipe: other },
    ]) {
      codes.push((await sign(passkey, signing)).body['code'])
    }
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'PASSKEY_REFUSED'))
    expect(passo(await sign(passkey, { equipe }))).toBe('aberta')
    expect((await sign(passkey, { counter: 1 })).body['code']).toBe('PASSKEY_COPIED')
    expect((await test.mailTo(demoPeople.admin.email, /^Recusamos/)).text).toContain('cópia')
  })

  it('is asked for what was signed once alone', async () => {
    const { passkey } = await addStaffPasskey(test, await openEquipe(test, await idOf('admin')))
    const resposta = signChallenge(passkey, await askStaffToSign(test))
    const body = { resposta, lembrar: false }
    expect((await test.call('loginChaveEquipe', { body })).status).toBe(200)
    expect((await test.call('loginChaveEquipe', { body })).body['code']).toBe('PASSKEY_EXPIRED')
  })

  it('counts as just shown where something asks for the second factor once more', async () => {
    const { passkey } = await addStaffPasskey(test, await openEquipe(test, await idOf('admin')))
    const { equipe } = cookieOf(await sign(passkey))
    await asOwner(test.target, `update equipe_sessao set factor_at = now() - interval '11 minutes'`)
    const codes = (session: string) => test.call('createCodigosEquipe', { equipe: session, body: {} })
    expect((await codes(equipe)).body['code']).toBe('STEP_UP_REQUIRED')
    expect((await codes(cookieOf(await sign(passkey, { equipe })).equipe)).status).toBe(200)
  })

  it('is added by who has just shown the factor that they have', async () => {
    const userId = await idOf('admin')
    await addStaffPasskey(test, await openEquipe(test, userId))
    const ask = async (equipe: string) =>
      (await test.call('createDesafioChaveEquipe', { equipe, body: {} })).body['code']
    expect(await ask(await openEquipe(test, userId, 'password'))).toBe('UNAUTHENTICATED')
    const stale = await openEquipe(test, userId)
    await asOwner(test.target, `update equipe_sessao set factor_at = now() - interval '11 minutes'`)
    expect(await ask(stale)).toBe('STEP_UP_REQUIRED')
  })

  it('is removed, but for the last second factor', async () => {
    const { equipe } = await addStaffPasskey(test, await openEquipe(test, await idOf('admin')))
    await addStaffPasskey(test, equipe)
    const list = async () => (await test.call('listChavesEquipe', { equipe })).body['chaves'] as ChaveEquipe[]
    const [first, second] = await list()
    const remove = (idChave: number) =>
      test.call('deleteChaveEquipe', { equipe, params: { idChave }, body: {} })
    expect((await remove(first!.id)).status).toBe(200)
    const last = await remove(second!.id)
    expect([last.status, last.body['code']]).toEqual([409, 'LAST_FACTOR'])
    expect(await list()).toHaveLength(1)
    const other = await openEquipe(test, await idOf('superAdmin'))
    const foreign = await test.call('deleteChaveEquipe', {
      equipe: other,
      params: { idChave: second!.id },
      body: {},
    })
    expect(foreign.status).toBe(404)
  })
})

describe('a phone that is remembered', () => {
  const REST = `update equipe_sessao set used_at = now() - interval '3 hours', expires_at = now() - interval '1 hour'`

  it('is opened by its passkey alone for 30 days, and shows nothing before', async () => {
    const { passkey, made } = await addStaffPasskey(test, await openEquipe(test, await idOf('admin')))
    const opened = await sign(passkey, { lembrar: true })
    const { equipe, maxAge } = cookieOf(opened)
    expect(maxAge).toBe(30 * 86_400)
    await asOwner(test.target, REST)
    const resting = await acesso(equipe)
    expect(resting).toMatchObject({ passo: 'chave', igrejas: [], codigosRestantes: 0 })
    const refused = await Promise.all([
      test.call('listSessoesEquipe', { equipe }),
      test.call('createFatorEquipe', { equipe, body: {} }),
      test.call('createDesafioChaveEquipe', { equipe, body: {} }),
      test.call('confirmEquipe', { equipe, body: { codigo: (made.body['codigos'] as string[])[9] } }),
      test.call('getHojeEquipe', { equipe, params: { slug: 'igreja-esperanca' } }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    const again = await sign(passkey, { equipe })
    expect(passo(again)).toBe('aberta')
    expect(cookieOf(again).maxAge).toBe(30 * 86_400)
    // Showing a code instead, once it is open, does not forget it.
    const { body: codes } = await test.call('createCodigosEquipe', {
      equipe: cookieOf(again).equipe,
      body: {},
    })
    const byCode = await test.call('confirmEquipe', {
      equipe: cookieOf(again).equipe,
      body: { codigo: (codes['codigos'] as string[])[0] },
    })
    expect(cookieOf(byCode).maxAge).toBe(30 * 86_400)

    const { body } = await test.call('listSessoesEquipe', { equipe: cookieOf(byCode).equipe })
    const here = (body['sessoes'] as SessaoEquipe[]).find(({ flagAtual }) => flagAtual)!
    expect(Date.parse(here.lembradaAte!)).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    await asOwner(test.target, `${REST}, lembrada_ate = now() - interval '1 second'`)
    expect((await acesso(cookieOf(byCode).equipe)).passo).toBe('entrar')
  })

  it('is forgotten where it was not asked for, and with the password', async () => {
    const { passkey } = await addStaffPasskey(test, await openEquipe(test, await idOf('superAdmin')))
    const plain = cookieOf(await sign(passkey))
    expect(plain.maxAge).toBe(12 * 3_600)
    const remembered = cookieOf(await sign(passkey, { lembrar: true }))
    await asOwner(test.target, REST)
    expect((await acesso(plain.equipe)).passo).toBe('entrar')
    expect((await acesso(remembered.equipe)).passo).toBe('chave')
    const { token } = await logIn(test, 'superAdmin')
    const body = { senhaAtual: demoPassword, novaSenha: 'Jabuticaba*48' }
    expect((await test.call('changePassword', { token, body })).status).toBe(200)
    expect((await acesso(remembered.equipe)).passo).toBe('entrar')
  })
})
