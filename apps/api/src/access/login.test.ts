import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { asOwner } from '../testing/owner.ts'
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
    expect(mail.text).toMatch(
      /http:\/\/esperanca\.atrio\.localhost:3000\/access\/activate\?codigo=[\w-]{43}\n/,
    )
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
  const attempt = (email: string, password: string, options: { ip?: string; captcha?: string } = {}) =>
    test.call('login', { ...options, body: { username: email, password } })

  it('428 from the sixth guess at one account on, from wherever it comes; its owner still gets in', async () => {
    const { email } = demoPeople.admin
    const first = []
    for (let i = 0; i < 5; i += 1) first.push((await attempt(email, 'Errada!123')).status)
    expect(first).toEqual([401, 401, 401, 401, 401])
    const refused = await attempt(email, 'Errada!123')
    expect([refused.status, refused.body['code']]).toEqual([428, 'CAPTCHA_REQUIRED'])
    expect(refused.body['detalhes']).toEqual({ esforco: 1 })

    // The one that was refused has taken its place among the next five.
    for (let i = 0; i < 4; i += 1) {
      const captcha = await test.solveCaptcha()
      expect((await attempt(email, 'Errada!123', { captcha })).status).toBe(401)
    }
    const cheap = await attempt(email, demoPassword, { captcha: await test.solveCaptcha() })
    expect(cheap.body['detalhes']).toEqual({ esforco: 2 })
    const owner = await attempt(email, demoPassword, { captcha: await test.solveCaptcha({ effort: 2 }) })
    expect(owner.status).toBe(200)
    // And has cleared it: their next mistakes are their own again.
    expect((await attempt(email, 'Errada!123')).status).toBe(401)
  })

  it('428 for guesses at many accounts from one IPv6 network', async () => {
    const codes = new Map<unknown, number>()
    for (let i = 0; i < 60; i += 1) {
      const ip = `2001:db8:7:1:${i.toString(16)}::${i.toString(16)}`
      const { status } = await attempt(`ninguem${i}@atrio.example`, 'Errada!123', { ip })
      codes.set(status, (codes.get(status) ?? 0) + 1)
    }
    expect([...codes]).toEqual([
      [401, 50],
      [428, 10],
    ])
    const beside = await attempt('ninguem@atrio.example', 'Errada!123', { ip: '2001:db8:7:2::1' })
    expect(beside.status).toBe(401)
  })
})

describe('a congregation behind one address', () => {
  let crowd: TestApp
  beforeAll(async () => {
    // A tenth of every limit, for a tenth of five hundred people.
    crowd = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  })
  afterAll(() => crowd.close())

  it('looks itself up and logs in without a word', async () => {
    const ip = '192.0.2.77'
    await asOwner(
      crowd.target,
      `insert into "user" (email, password_hash, idioma)
       select 'pessoa' || n || '@atrio.example', (select password_hash from "user" where email = $1), 'pt_BR'
       from generate_series(1, 50) n`,
      [member.email],
    )
    const statuses = []
    for (let i = 1; i <= 50; i += 1) {
      const email = `pessoa${i}@atrio.example`
      statuses.push((await crowd.call('lookUpEmail', { ip, query: { email } })).status)
      const login = await crowd.call('login', { ip, body: { username: email, password: demoPassword } })
      statuses.push(login.status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  }, 60_000)
})
