import type { ChaveAcesso, Sessao } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePasskey, signChallenge } from '../testing/authenticator.ts'
import { asOwner } from '../testing/owner.ts'
import { addPasskey, askToSign, enterBy, originOf } from '../testing/passkeys.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

async function list({ token, userId }: LoggedIn, at: 'full' | 'spanish' = 'full'): Promise<ChaveAcesso[]> {
  const { body } = await test.call('listChaves', { at, token, params: { id: userId } })
  return body['chaves'] as ChaveAcesso[]
}

const askNew = ({ token, userId }: LoggedIn) =>
  test.call('createDesafioChave', { token, params: { id: userId }, body: {} })

const staleAllSessions = () =>
  asOwner(test.target, `update session set confirmed_at = now() - interval '11 minutes'`)

describe('a new passkey', () => {
  it('is known by its device, and told by mail', async () => {
    const member = await logIn(test, 'member')
    const asked = await askNew(member)
    const opcoes = asked.body['opcoes'] as Record<string, unknown>
    expect(opcoes).toMatchObject({
      rp: { id: 'esperanca.atrio.localhost', name: 'Igreja Esperança' },
      user: { name: demoPeople.member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { resposta } = makePasskey(opcoes, { origin: originOf('full') })
    const { status, body } = await test.call('createChave', {
      token: member.token,
      params: { id: member.userId },
      body: { resposta },
      headers: { 'user-agent': PHONE },
    })
    expect([status, (body['chave'] as ChaveAcesso).nome]).toEqual([201, 'Chrome · Android'])
    expect(await list(member)).toEqual([
      expect.objectContaining({ flagAqui: true, host: 'esperanca.atrio.localhost', dataUltimoUso: null }),
    ])
    const mail = await test.mailTo(demoPeople.member.email, /chave de acesso/)
    expect(mail.text).toContain('Chrome · Android')
    // What was signed once is no good again.
    const again = await test.call('createChave', {
      token: member.token,
      params: { id: member.userId },
      body: { resposta },
    })
    expect(again.body['code']).toBe('PASSKEY_EXPIRED')
  })

  it('takes the password or a mailed code where the log-in is older than ten minutes', async () => {
    const member = await logIn(test, 'completeMember')
    await staleAllSessions()
    const { email } = demoPeople.completeMember
    const confirm = (body: object) => test.call('confirmSessao', { token: member.token, body })
    expect((await askNew(member)).body['code']).toBe('FRESH_LOGIN_REQUIRED')
    expect((await confirm({})).body['campos']).toEqual([{ campo: 'senha', regra: 'required' }])
    expect((await confirm({ senha: 'Errada!123' })).body['code']).toBe('PASSWORD_INCORRECT')
    expect((await askNew(member)).status).toBe(403)
    expect((await confirm({ senha: demoPassword })).status).toBe(200)
    expect((await askNew(member)).status).toBe(200)

    await staleAllSessions()
    const { body } = await test.call('requestEmailCode', { body: { email } })
    const digits = (await test.mailTo(email, /^\d{6} /)).subject.slice(0, 6)
    const wrong = { pedido: body['pedido'], codigo: digits === '000000' ? '111111' : '000000' }
    expect((await confirm(wrong)).body['code']).toBe('EMAIL_CODE_INVALID')
    expect((await confirm({ pedido: body['pedido'], codigo: digits })).status).toBe(200)
    expect((await askNew(member)).status).toBe(200)
  })

  it('a session that a link has opened does not count as shown', async () => {
    const { token } = await logIn(test, 'twoChurchesMember')
    const { body } = await test.call('createLoginCode', { token, body: { igreja: await idOf('esperanca') } })
    const entered = await test.call('exchangeLoginCode', { body: { codigo: body['codigo'] } })
    const { userId } = await logIn(test, 'twoChurchesMember')
    const asked = await askNew({ userId, token: String(entered.body['token']) } as LoggedIn)
    expect(asked.body['code']).toBe('FRESH_LOGIN_REQUIRED')
  })

  it('is refused of another origin, another party, without the person, and for another’s challenge', async () => {
    const member = await logIn(test, 'sparseMember', 'sparse')
    const of = { at: 'sparse' as const, token: member.token, params: { id: member.userId } }
    const origin = originOf('sparse')
    const attempt = async (signing: Parameters<typeof makePasskey>[1], by = of) => {
      const { body } = await test.call('createDesafioChave', { ...of, body: {} })
      const { resposta } = makePasskey(body['opcoes'] as Record<string, unknown>, signing)
      return (await test.call('createChave', { ...by, body: { resposta } })).body['code']
    }
    expect(await attempt({ origin: originOf('full') })).toBe('PASSKEY_REFUSED')
    expect(await attempt({ origin, rpId: 'atrio.localhost' })).toBe('PASSKEY_REFUSED')
    expect(await attempt({ origin, unverified: true })).toBe('PASSKEY_REFUSED')
    const other = await logIn(test, 'member', 'sparse')
    const byOther = { ...of, token: other.token, params: { id: other.userId } }
    expect(await attempt({ origin }, byOther)).toBe('PASSKEY_EXPIRED')
    expect(await attempt({ origin })).toBeUndefined()
  })

  it('is refused beside twenty others', async () => {
    const member = await logIn(test, 'contentAdmin')
    await asOwner(
      test.target,
      `insert into chave_acesso (igreja_id, user_id, host, credencial_id, chave_publica, identificador, contador,
         transportes, flag_sincronizada, nome)
       select (select id from igreja where codigo = 'esperanca'), $1, 'x', ('c' || n)::bytea, '', '', 0, '{}', false, 'x'
       from generate_series(1, 20) n`,
      [member.userId],
    )
    const { status, body } = await askNew(member)
    expect([status, body['code'], body['detalhes']]).toEqual([409, 'ACCOUNT_LIMIT', { maximo: 20 }])
  })
})

describe('a log-in by passkey', () => {
  it('asks for nobody’s e-mail and opens a session like any other', async () => {
    const member = await logIn(test, 'member')
    const { passkey } = await addPasskey(test, member)
    const opcoes = await askToSign(test)
    expect(Object.keys(opcoes).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
    const { status, body, headers } = await enterBy(test, signChallenge(passkey, opcoes))
    expect([status, body['trocarSenha']]).toEqual([200, false])
    expect(headers['set-cookie']).toMatch(/^__Host-rt=/)
    const token = String(body['token'])
    const sessoes = await test.call('listSessoes', { token, params: { id: member.userId } })
    expect((sessoes.body['sessoes'] as Sessao[]).filter(({ flagAtual }) => flagAtual)).toHaveLength(1)
    expect((await list(member))[0]!.dataUltimoUso).not.toBeNull()
  })

  it('what was signed is good once, within five minutes, at the host where it was asked for', async () => {
    const member = await logIn(test, 'member')
    const { passkey } = await addPasskey(test, member)
    const signed = signChallenge(passkey, await askToSign(test))
    expect((await enterBy(test, signed)).status).toBe(200)
    expect((await enterBy(test, signed)).body['code']).toBe('PASSKEY_EXPIRED')

    const late = await askToSign(test)
    await asOwner(test.target, `update chave_desafio set expires_at = now() - interval '1 second'`)
    expect((await enterBy(test, signChallenge(passkey, late))).body['code']).toBe('PASSKEY_EXPIRED')
    const invented = { challenge: Buffer.alloc(32).toString('base64url') }
    expect((await enterBy(test, signChallenge(passkey, invented))).body['code']).toBe('PASSKEY_EXPIRED')
    // Of another church's page, too.
    const elsewhere = await askToSign(test, 'spanish')
    expect((await enterBy(test, signChallenge(passkey, elsewhere))).body['code']).toBe('PASSKEY_EXPIRED')
  })

  it('is refused of another origin, another party, another person’s name, and without the person', async () => {
    const { passkey } = await addPasskey(test, await logIn(test, 'member'))
    const attempt = async (signing: Parameters<typeof signChallenge>[2]) =>
      (await enterBy(test, signChallenge(passkey, await askToSign(test), signing))).body['code']
    expect(await attempt({ origin: 'https://evil.example' })).toBe('PASSKEY_REFUSED')
    expect(await attempt({ origin: 'https://esperanca.atrio.localhost:3000' })).toBe('PASSKEY_REFUSED')
    expect(await attempt({ rpId: 'atrio.localhost' })).toBe('PASSKEY_REFUSED')
    expect(await attempt({ userHandle: Buffer.alloc(32).toString('base64url') })).toBe('PASSKEY_REFUSED')
    expect(await attempt({ unverified: true })).toBe('PASSKEY_REFUSED')
    const signed = signChallenge(passkey, await askToSign(test))
    const { signature } = signChallenge(passkey, await askToSign(test)).response
    const forged = { ...signed, response: { ...signed.response, signature } }
    expect((await enterBy(test, forged)).body['code']).toBe('PASSKEY_REFUSED')
    expect(await attempt({})).toBeUndefined()
  })

  it('opens no other church, also not one where the person has an account', async () => {
    const { passkey } = await addPasskey(test, await logIn(test, 'twoChurchesMember'))
    const signed = signChallenge(passkey, await askToSign(test, 'spanish'), {
      origin: originOf('spanish'),
      rpId: 'camino.atrio.localhost',
    })
    expect((await enterBy(test, signed, 'spanish')).body['code']).toBe('PASSKEY_UNKNOWN')
  })

  it('a host that is only another spelling of the church’s has no passkeys', async () => {
    const { status } = await test.call('createDesafioLogin', {
      host: 'esperanca.atrio.evil.example:3000',
      body: {},
    })
    expect(status).toBe(404)
  })

  it('one that counts backwards is refused, and the person is told', async () => {
    const { email } = demoPeople.admin
    const { passkey, chave } = await addPasskey(test, await logIn(test, 'admin'))
    const attempt = async (counter: number) =>
      (await enterBy(test, signChallenge(passkey, await askToSign(test), { counter }))).body['code']
    expect(await attempt(7)).toBeUndefined()
    expect([await attempt(7), await attempt(6), await attempt(0)]).toEqual(Array(3).fill('PASSKEY_COPIED'))
    const mail = await test.mailTo(email, /Recusamos/)
    expect(mail.text).toContain(chave.nome)
    expect(await attempt(8)).toBeUndefined()
  })

  it('one that does not count at all is let in again and again', async () => {
    const { passkey } = await addPasskey(test, await logIn(test, 'member'), { counts: false })
    for (let n = 0; n < 2; n += 1) {
      expect((await enterBy(test, signChallenge(passkey, await askToSign(test)))).status).toBe(200)
    }
  })

  it('403 for an account that waits to be activated', async () => {
    const { passkey } = await addPasskey(test, await logIn(test, 'superAdmin'))
    const set = (active: boolean) =>
      asOwner(
        test.target,
        `update usuario set flag_ativo = $1 where user_id = (select id from "user" where email = $2)`,
        [active, demoPeople.superAdmin.email],
      )
    await set(false)
    const { status, body } = await enterBy(test, signChallenge(passkey, await askToSign(test)))
    await set(true)
    expect([status, body['code']]).toEqual([403, 'ACCOUNT_INACTIVE'])
  })
})

describe('a passkey that is kept', () => {
  it('is renamed and removed by its person alone, at another church too, and told by mail', async () => {
    const here = await logIn(test, 'twoChurchesMember')
    const there = await logIn(test, 'twoChurchesMember', 'spanish')
    const other = await logIn(test, 'member')
    const { passkey, chave } = await addPasskey(test, here)
    const params = { id: other.userId, idChave: chave.id }
    const foreign = { token: other.token, params }
    expect((await test.call('saveChave', { ...foreign, body: { nome: 'x' } })).status).toBe(404)
    expect((await test.call('deleteChave', foreign)).status).toBe(404)
    const own = { at: 'spanish' as const, token: there.token, params: { id: here.userId, idChave: chave.id } }
    const blank = await test.call('saveChave', { ...own, body: { nome: '  ' } })
    expect([blank.status, blank.body['code']]).toEqual([400, 'VALIDATION'])
    const named = await test.call('saveChave', { ...own, body: { nome: ' Celular novo ' } })
    expect(named.body['chave']).toMatchObject({ nome: 'Celular novo', flagAqui: false })
    // Who finds a device open takes nobody's passkeys away.
    await asOwner(test.target, `update session set confirmed_at = now() - interval '11 minutes'`)
    const stale = await test.call('deleteChave', own)
    expect([stale.status, stale.body['code']]).toEqual([403, 'FRESH_LOGIN_REQUIRED'])
    await test.call('confirmSessao', { at: 'spanish', token: there.token, body: { senha: demoPassword } })
    expect((await test.call('deleteChave', own)).status).toBe(200)
    expect((await test.call('deleteChave', own)).status).toBe(404)
    const signed = signChallenge(passkey, await askToSign(test))
    expect((await enterBy(test, signed)).body['code']).toBe('PASSKEY_UNKNOWN')
    const mail = await test.mailTo(demoPeople.twoChurchesMember.email, /quitó|removida/)
    expect(mail.text).toContain('Celular novo')
  })

  it('stays when the password is changed or a new one is mailed, and both mails name it', async () => {
    const member = await logIn(test, 'sparseMember', 'sparse')
    const { passkey } = await addPasskey(test, member, { at: 'sparse' })
    const { email } = demoPeople.sparseMember
    await test.call('recoverPassword', { at: 'sparse', body: { email } })
    expect((await test.mailTo(email, /nova senha/)).text).toContain('chaves de acesso continuam')
    await test.call('changePassword', {
      at: 'sparse',
      token: member.token,
      body: { senhaAtual: demoPassword, novaSenha: 'Jabuticaba*48' },
    })
    expect((await test.mailTo(email, /foi alterada/)).text).toContain('chaves de acesso continuam')
    expect(
      (await enterBy(test, signChallenge(passkey, await askToSign(test, 'sparse')), 'sparse')).status,
    ).toBe(200)
  })
})

async function idOf(codigo: string): Promise<number> {
  const [row] = await asOwner(test.target, 'select id from igreja where codigo = $1', [codigo])
  return (row as { id: number }).id
}
