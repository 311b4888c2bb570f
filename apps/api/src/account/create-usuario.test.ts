import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerUnconfirmed, withoutMail } from '../testing/activation-cases.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, newMember } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let ids: Awaited<ReturnType<typeof findIds>>
beforeAll(async () => {
  test = await createTestApp()
  ids = await findIds(test, 'full')
})
afterAll(() => test.close())

const register = (changes: Record<string, unknown>, email = 'nova@atrio.example') =>
  test.call('createUsuario', {
    params: { id: ids.igreja },
    body: { ...newMember(email, ids.congregacao), ...changes },
  })

const count = async (email: string) =>
  (await asOwner(test.target, `select 1 from "user" where email = $1`, [email])).length

describe('POST /igreja/:id/usuario/', () => {
  it('201 keeps the person and mails a link that activates the account', async () => {
    const email = 'rita@atrio.example'
    const dados = {
      cpf: '935.411.347-80',
      observacoes: 'Alergia a amendoim; sangue O-',
      endereco: { pais: 'BR', cidade: 'Santos', rua: 'Rua do Mar', numero: '7', cep: '11010-100' },
    }
    const answer = await register({ ...dados, redirectTo: '/user/notes?x=1' }, email)
    expect([answer.status, answer.body]).toEqual([201, { ativacaoEnviada: true }])
    const login = { username: email, password: 'Jabuticaba*48' }
    expect((await test.call('login', { body: login })).body['code']).toBe('ACCOUNT_INACTIVE')

    const mail = await test.mailTo(email)
    expect(mail.subject).toBe('Confirme seu e-mail – Igreja Esperança')
    const link = new URL(/https?:\S+/.exec(mail.text)![0])
    expect(link.searchParams.get('redirectTo')).toBe('/user/notes?x=1')
    const codigo = link.searchParams.get('codigo')!
    expect((await test.call('verifyEmail', { at: 'english', body: { codigo } })).body['code']).toBe(
      'CODE_INVALID',
    )
    const verified = await test.call('verifyEmail', { body: { codigo } })
    expect([verified.status, verified.body]).toMatchObject([200, { email }])

    const person = await logIn(test, { email, password: 'Jabuticaba*48' })
    const own = { token: person.token, params: { id: person.userId } }
    const { body } = await test.call('listUsuarios', { ...own, query: { cliente: ids.cliente } })
    expect(body['usuarios']).toMatchObject([
      {
        nome: 'Beatriz',
        sobrenome: "D'Ávila-Souza",
        telefone: '+5511987654321',
        dataNascimento: '1990-02-03',
        observacoes: dados.observacoes,
        congregacao: { id: ids.congregacao },
        endereco: {
          pais: 'BR',
          cidade: 'Santos',
          rua: 'Rua do Mar',
          numero: '7',
          cep: '11010100',
          estado: null,
        },
        flagAtivo: true,
      },
    ])
    const documentos = (await test.call('listDocumentos', own)).body['documentos']
    expect(documentos).toEqual([{ id: expect.any(Number), tipo: 'CPF', numero: '93541134780' }])
    const [stored] = await asOwner<{ text: string }>(
      test.target,
      `select usuario::text as text from usuario where user_id = $1`,
      [person.userId],
    )
    expect(stored!.text).not.toContain(Buffer.from('amendoim').toString('hex'))
  })

  it.each([
    ['nome', { nome: ' ' }, 'required'],
    ['nome', { nome: '<b>' }, 'regex'],
    ['sobrenome', { sobrenome: '<b>' }, 'regex'],
    ['email', { email: 'a..b@atrio.example' }, 'email'],
    ['senha', { senha: 'fraca' }, 'password'],
    ['senha', { senha: 'Beatriz@2026' }, 'passwordCommon'],
    ['telefone', { telefone: '123' }, 'brPhone'],
    ['dataNascimento', { dataNascimento: '2999-01-01' }, 'birthdate'],
    ['dataNascimento', { dataNascimento: '2001-02-30' }, 'birthdate'],
    ['dataCasamento', { dataCasamento: '2001-02-30' }, 'date'],
    ['cpf', { cpf: '935.411.347-81' }, 'cpf'],
    ['endereco.cep', { endereco: { pais: 'BR', cidade: 'X', rua: 'Y', numero: '1', cep: '123' } }, 'cep'],
    ['congregacao', { congregacao: 99_999 }, 'required'],
    ['estadoCivil', { estadoCivil: 'noivo' }, 'type'],
    ['flagAtivo', { flagAtivo: true }, 'unknown'],
    ['qtdeFilhos', { qtdeFilhos: 'dois' }, 'type'],
  ])('400 names %s in %j', async (campo, changes, regra) => {
    const { status, body } = await register(changes)
    expect(status).toBe(400)
    expect(body['campos']).toEqual([expect.objectContaining({ campo, regra })])
    expect(await count('nova@atrio.example')).toBe(0)
  })

  it('201 with name, e-mail and password where the church needs nothing more', async () => {
    const email = 'curta@atrio.example'
    const answer = await test.call('createUsuario', {
      params: { id: ids.igreja },
      body: { nome: 'Rui Sá', email, senha: 'Jabuticaba*48' },
    })
    expect(answer.status).toBe(201)
    const rows = await asOwner(
      test.target,
      `select nome, sobrenome, telefone from usuario join "user" u on u.id = user_id where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ nome: 'Rui Sá', sobrenome: '', telefone: null }])
  })

  it('400 names each field that this church needs', async () => {
    const { igreja } = await findIds(test, 'spanish')
    const { status, body } = await test.call('createUsuario', {
      at: 'spanish',
      params: { id: igreja },
      body: { nome: 'Rui', email: 'faltan@atrio.example', senha: 'Jabuticaba*48' },
    })
    expect(status).toBe(400)
    expect(body['campos']).toEqual(
      ['sobrenome', 'telefone', 'dataNascimento'].map((campo) => ({ campo, regra: 'required' })),
    )
    expect(await count('faltan@atrio.example')).toBe(0)
  })

  it('400 for a congregation of another church', async () => {
    const other = await findIds(test, 'english')
    const { body } = await register({ congregacao: other.congregacao ?? 99_998 })
    expect(body['campos']).toMatchObject([{ campo: 'congregacao' }])
  })

  it('takes a number and a postcode of another country', async () => {
    const endereco = { pais: 'PT', cidade: 'Porto', rua: 'Rua X', numero: '1', cep: '4000-123' }
    const { status } = await register({ telefone: '+351 912 345 678', endereco }, 'porto@atrio.example')
    expect(status).toBe(201)
  })

  it('leaves out what the church does not ask for', async () => {
    const sparse = await findIds(test, 'sparse')
    const email = 'simples@atrio.example'
    const answer = await test.call('createUsuario', {
      at: 'sparse',
      params: { id: sparse.igreja },
      body: { nome: 'Rui', sobrenome: 'Sá', email, senha: 'Jabuticaba*48', cpf: '935.411.347-80' },
    })
    expect(answer.status).toBe(201)
    const rows = await asOwner(test.target, `select 1 from usuario_documento where igreja_id = $1`, [
      sparse.igreja,
    ])
    expect(rows).toEqual([])
  })

  it('409 for an e-mail that has an account, at whichever church', async () => {
    for (const { email } of [demoPeople.member, demoPeople.otherOrganisationMember]) {
      const { status, body } = await register({}, email.toUpperCase())
      expect([status, body['code']]).toEqual([409, 'ACCOUNT_EXISTS'])
    }
  })

  it('409 once more for who is not active yet, with another activation e-mail', async () => {
    const email = 'denovo@atrio.example'
    const mails = async () => (await test.deps.outbox!.list()).filter(({ to }) => to === email).length
    await register({}, email)
    await expect.poll(mails, { timeout: 15_000 }).toBe(1)
    await asOwner(test.target, `update one_time_code set created_at = created_at - interval '2 minutes'`, [])
    expect((await register({}, email)).status).toBe(409)
    await expect.poll(mails, { timeout: 15_000 }).toBe(2)
  })

  it('503 while the activation e-mail cannot be sent, which the next try makes good', async () => {
    const email = 'semcorreio@atrio.example'
    expect(await withoutMail(test, () => register({}, email))).toMatchObject({
      status: 503,
      body: { code: 'ACTIVATION_MAIL_FAILED' },
    })
    expect(await count(email)).toBe(0)
    await registerUnconfirmed(test, ids, email)
    expect((await withoutMail(test, () => register({}, email))).body['code']).toBe('ACTIVATION_MAIL_FAILED')
    expect((await register({}, email)).body['code']).toBe('ACCOUNT_EXISTS')
    const mails = async () => (await test.deps.outbox!.list()).filter(({ to }) => to === email).length
    await expect.poll(mails, { timeout: 15_000 }).toBe(2)
  })

  it('409 for a CPF that another person has here, and keeps nothing of the person', async () => {
    const { status, body } = await register({ cpf: '529.982.247-25' }, 'gemeo@atrio.example')
    expect([status, body['code']]).toEqual([409, 'CPF_IN_USE'])
    expect(await count('gemeo@atrio.example')).toBe(0)
  })

  it('201 once when the same form is sent twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => register({}, 'dupla@atrio.example')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('400 without an answer to the captcha', async () => {
    const { status, body } = await test.call('createUsuario', {
      params: { id: ids.igreja },
      body: newMember('robo@atrio.example', ids.congregacao),
      captcha: false,
    })
    expect([status, body['code']]).toEqual([400, 'CAPTCHA_INVALID'])
  })

  it('404 for another church', async () => {
    const other = await findIds(test, 'english')
    const { status } = await test.call('createUsuario', {
      params: { id: other.igreja },
      body: newMember('x@atrio.example', ids.congregacao),
    })
    expect(status).toBe(404)
  })
})

describe('POST /security/solicitar-verificacao-email/', () => {
  it('202 alike for everyone, and mails whom it concerns, at most once a minute', async () => {
    const ask = (email: string) =>
      test.call('requestEmailVerification', { query: { igreja: ids.igreja, email } })
    const { email } = demoPeople.inactiveMember
    for (const address of [email, email, demoPeople.member.email, 'ninguem@atrio.example']) {
      const { status, body } = await ask(address)
      expect([status, body]).toEqual([202, {}])
    }
    await test.mailTo(email)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const mails = await test.deps.outbox!.list()
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
    expect(mails.some(({ to }) => to === demoPeople.member.email)).toBe(false)
  })
})
