import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { logIn } from '../testing/people.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { member, inactiveMember, sameOrganisationMember } = demoPeople

describe('POST /security/login_check', () => {
  it('200 gives tokens for this church and sets the companion cookie', async () => {
    const { status, body, headers } = await test.call('login', {
      body: { username: `  ${member.email.toUpperCase()} `, password: demoPassword },
    })
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.any(String), refreshToken: expect.any(String), trocarSenha: false })
    expect(headers['set-cookie']).toMatch(
      /^__Host-rt=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=7776000$/,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  it('401 is the same for a wrong password and for an unknown e-mail', async () => {
    const wrong = await test.call('login', { body: { username: member.email, password: 'Errada!123' } })
    const unknown = await test.call('login', {
      body: { username: 'ninguem@atrio.example', password: demoPassword },
    })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('403 for an inactive account, which is sent the activation mail', async () => {
    const wrong = await test.call('login', {
      body: { username: inactiveMember.email, password: 'Errada!123' },
    })
    expect(wrong.body['code']).toBe('INVALID_CREDENTIALS')
    const { status, body } = await test.call('login', {
      body: { username: inactiveMember.email, password: demoPassword },
    })
    expect([status, body['code']]).toEqual([403, 'ACCOUNT_INACTIVE'])
    const mail = await test.mailTo(inactiveMember.email)
    expect(mail.text).toMatch(/http:\/\/esperanca\.atrio\.localhost:3000\/access\?ativacao=[\w-]{43}\n/)
  })

  it('200 at a church where the person has no account yet', async () => {
    const person = await logIn(test, 'sameOrganisationMember', 'full')
    const { body } = await test.call('listUsuarios', { token: person.token, params: { id: person.userId } })
    expect(body['usuarios']).toEqual([])
    expect(sameOrganisationMember.churches).not.toContain('full')
  })

  it('404 at a host that no church has', async () => {
    const { status, body } = await test.call('login', {
      host: 'nada.example',
      body: { username: member.email, password: demoPassword },
    })
    expect([status, body['code']]).toEqual([404, 'UNKNOWN_HOST'])
  })

  it('replaces a hash of other parameters by one of today', async () => {
    const { email } = demoPeople.contentAdmin
    const outdated = '$argon2id$v=19$m=19456,t=2,p=1$'
    const { hash } = await import('@node-rs/argon2')
    const passwordHash = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(passwordHash.startsWith(outdated)).toBe(true)
    await test.deps.db.updateTable('user').set({ passwordHash }).where('email', '=', email).execute()
    await logIn(test, 'contentAdmin')
    const user = await test.deps.db
      .selectFrom('user')
      .where('email', '=', email)
      .select('passwordHash')
      .executeTakeFirstOrThrow()
    expect(user.passwordHash).toContain('$m=47104,t=1,p=1$')
    await logIn(test, 'contentAdmin')
  })
})

describe('limits of POST /security/login_check', () => {
  it('429 after mistakes, longer each time, for one account at one address', async () => {
    const attempt = (ip: string, password = 'Errada!123') =>
      test.call('login', { ip, body: { username: demoPeople.admin.email, password } })
    expect((await attempt('192.0.2.1')).status).toBe(401)
    expect((await attempt('192.0.2.1')).status).toBe(401)
    const early = await attempt('192.0.2.1', demoPassword)
    expect([early.status, early.body['retryAfter'], early.headers['retry-after']]).toEqual([429, 1, '1'])
    expect((await attempt('192.0.2.2', demoPassword)).status).toBe(200)
  })

  it('429 at the sixth attempt within a quarter of an hour, even with the right password', async () => {
    const limit = { name: 'login', key: `${demoPeople.superAdmin.email} 192.0.2.3`, points: 5, seconds: 900 }
    for (let i = 0; i < 5; i += 1) await test.deps.limits.spend([limit])
    const { status, body } = await test.call('login', {
      ip: '192.0.2.3',
      body: { username: demoPeople.superAdmin.email, password: demoPassword },
    })
    expect(status).toBe(429)
    expect(body['retryAfter']).toBeGreaterThan(890)
  })

  it('a right password clears the mistakes', async () => {
    const ip = '192.0.2.4'
    const attempt = (password: string) =>
      test.call('login', { ip, body: { username: member.email, password } })
    for (let i = 0; i < 4; i += 1) {
      expect((await attempt('Errada!123')).status).toBe(401)
      expect((await attempt(demoPassword)).status).toBe(200)
    }
  })
})
