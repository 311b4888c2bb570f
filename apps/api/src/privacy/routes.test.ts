import { demoPassword } from '@atrio/demo'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { privacyAgenda } from './agenda.ts'

let test: TestApp
let me: LoggedIn
let igreja: number
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  me = await logIn(test, 'completeMember')
  igreja = (await findIds(test, 'full')).igreja
})
afterAll(() => test.close())

const own = () => ({
  params: { id: me.userId },
  token: me.token,
  headers: { 'accept-language': 'pt-BR' },
})
const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)
const settle = async (tipo: string) => {
  await rows(`update agenda set vence_em = now() - interval '1 second' where tipo = '${tipo}'`)
  while ((await workAgenda(test.deps, privacyAgenda)) > 0);
}
/** The file behind an address of ours. */
const fetchFile = (url: string) =>
  test.app.inject({ url, headers: { host: 'esperanca.atrio.localhost:3000' } })

interface Wanted {
  situacao: string
  url: string | null
}

describe('an export', () => {
  const see = async () => (await test.call('getExportacao', own())).body['exportacao'] as Wanted | null
  const ask = async () =>
    (await test.call('createExportacao', { ...own(), body: {} })).body['exportacao'] as Wanted

  it('is there once it was asked for, made and told; twice at once it is one', async () => {
    expect(await see()).toBeNull()
    await test.call('createNotaSermao', {
      ...own(),
      query: { igreja },
      body: { titulo: '<script>alert(1)</script>', texto: '2026-99-99T99:99:99Z' },
    })
    await test.call('updateUsuario', { token: me.token, body: { observacoes: 'Prefiro mensagens' } })
    await test.call('saveImagem', {
      params: { slug: 'igreja-esperanca', userId: me.userId },
      token: me.token,
    })
    expect([(await ask()).situacao, (await ask()).situacao]).toEqual(['pedida', 'pedida'])
    await settle('exportacao')
    const { situacao, url } = (await see())!
    expect([situacao, url]).toEqual(['pronta', expect.stringMatching(/^\/arquivo\/\d+\//)])
    expect((await test.mailTo('joaquim.nogueira@atrio.example', /dados estão prontos/)).text).toContain(
      '/user/privacy',
    )
    const told = await rows(`select 1 from notificacao where titulo = 'Seus dados estão prontos'`)
    expect(told).toHaveLength(1)
  })

  it('holds every table as JSON, a page to read in the person’s language, and their files', async () => {
    const { url } = (await see())!
    const answer = await fetchFile(url!)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment',
    })
    const files = unzipSync(answer.rawPayload)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'leia-me.html',
        'json/usuario.json',
        'json/usuario_documento.json',
        'json/session.json',
        expect.stringMatching(/^arquivos\/foto-.*\.webp$/),
      ]),
    )
    const page = strFromU8(files['leia-me.html']!)
    expect(page).toContain('<h2>Dados pessoais</h2>')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script>')
    const everything = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    expect(everything).not.toMatch(/password_hash|token_hash|"companion_hash"/)
    const [usuario] = JSON.parse(strFromU8(files['json/usuario.json']!)) as [Record<string, unknown>]
    expect(usuario).toMatchObject({ nome: 'Joaquim', observacoes: 'Prefiro mensagens' })
  })

  it('opens for an hour, and not by another address', async () => {
    const { url } = (await see())!
    const left = Number(/max-age=(\d+)/.exec(String((await fetchFile(url!)).headers['cache-control']))![1])
    expect(left).toBeGreaterThan(3_200)
    expect(left).toBeLessThanOrEqual(3_600)
    const forged = url!.replace(/(?<=assinatura=)./, (first) => (first === 'A' ? 'B' : 'A'))
    expect((await fetchFile(forged)).statusCode).toBe(404)
    expect((await fetchFile(url!.replace(/\?.*/, ''))).statusCode).toBe(404)
  })

  it('is forgotten after its days', async () => {
    const { url } = (await see())!
    await rows(`update exportacao set apagar_em = now() - interval '1 second'`)
    expect(await see()).toBeNull()
    await settle('exportacao')
    expect(await rows(`select 1 from exportacao`)).toEqual([])
    expect((await fetchFile(url!)).statusCode).toBe(404)
  })

  it('that is too heavy says so, and can be asked for again', async () => {
    const { documents } = test.deps
    test.deps.documents = { ...documents, make: () => Promise.reject(new Error('too heavy')) }
    await ask()
    await settle('exportacao')
    test.deps.documents = documents
    expect((await see())!.situacao).toBe('falhou')
    expect((await ask()).situacao).toBe('pedida')
  })
})

describe('who saw or changed', () => {
  it('fields and roles, and neither values nor names', async () => {
    await test.call('updateUsuario', { token: me.token, body: { ocupacao: 'Marceneira' } })
    const { body } = await test.call('getHistorico', own())
    expect(body).toMatchObject({
      alteracoes: expect.arrayContaining([
        {
          recurso: 'usuario',
          acao: 'alteracao',
          campos: ['ocupacao'],
          quem: 'voce',
          data: expect.any(String),
        },
      ]),
      auditoria: expect.arrayContaining([
        { acao: 'exportacaoPedida', quem: 'voce', data: expect.any(String) },
      ]),
    })
    expect(JSON.stringify(body)).not.toContain('Marceneira')
  })
})

describe('an erasure', () => {
  const request = (senha = demoPassword) =>
    test.call('createExclusao', { ...own(), query: { igreja }, body: { senha } })
  const see = async () =>
    ((await test.call('getExclusao', own())).body['exclusao'] as { pedido: unknown }).pedido

  /** Mails of requests of this person, the newest first. */
  const told = async () =>
    (await test.deps.outbox!.list()).filter(
      ({ to, subject }) => to === 'joaquim.nogueira@atrio.example' && /será apagada/.test(subject),
    )

  it('is not asked for with a wrong password, which ends no session', async () => {
    const answer = await request('Errada!123')
    expect([answer.status, answer.body['code']]).toEqual([403, 'PASSWORD_INCORRECT'])
    expect(await see()).toBeNull()
  })

  it('waits until somebody else administers the church who is not about to go as well', async () => {
    const admin = await logIn(test, 'admin')
    const as = ({ userId, token }: LoggedIn) => ({ params: { id: userId }, token })
    const ask = async (who: LoggedIn) =>
      (await test.call('createExclusao', { ...as(who), query: { igreja }, body: { senha: demoPassword } }))
        .body
    expect((await ask(admin))['code']).toBe('LAST_ADMIN')
    await rows(
      `insert into user_igreja_role (igreja_id, user_id, role) values (${igreja}, ${me.userId}, 'ROLE_ADMIN')`,
    )
    expect((await ask(me))['code']).toBeUndefined()
    expect((await ask(admin))['code']).toBe('LAST_ADMIN')
    await test.call('deleteExclusao', own())
    expect((await ask(admin))['code']).toBeUndefined()
    expect((await ask(me))['code']).toBe('LAST_ADMIN')
    await test.call('deleteExclusao', as(admin))
    await rows(`delete from user_igreja_role where user_id = ${me.userId}`)
  })

  it('is due in seven days, once, while the account works on', async () => {
    const [first, second] = [await request(), await request()]
    expect([first.status, second.body]).toEqual([202, first.body])
    const { dataCadastro, apagarEm } = first.body['pedido'] as Record<string, string>
    expect(Date.parse(apagarEm!) - Date.parse(dataCadastro!)).toBe(7 * 86_400_000)
    await settle('exclusao-de-ninguem')
    expect((await test.call('getMe', { token: me.token })).status).toBe(200)
  })

  it('is called off by the link of its mail, once, without logging in', async () => {
    // The test before asked as well: the mail of what was called off there opens nothing any more.
    await expect.poll(async () => (await told()).length, { timeout: 15_000 }).toBe(2)
    const [mail] = await told()
    const token = new URL(/https?:\S*chave=\S+/.exec(mail!.text)![0]).searchParams.get('chave')!
    expect((await test.call('undoExclusao', { at: 'spanish', body: { token } })).status).toBe(400)
    expect((await test.call('undoExclusao', { body: { token } })).status).toBe(200)
    expect(await see()).toBeNull()
    expect((await test.call('undoExclusao', { body: { token } })).status).toBe(400)
    await settle('exclusao')
    expect((await test.call('getMe', { token: me.token })).status).toBe(200)
    await request()
    expect((await test.call('undoExclusao', { body: { token } })).status).toBe(400)
    expect(await see()).not.toBeNull()
    await test.call('deleteExclusao', own())
  })

  it('is called off by who is logged in, and done by the agenda when nobody does', async () => {
    await request()
    expect((await test.call('deleteExclusao', own())).status).toBe(200)
    expect(await see()).toBeNull()
    await request()
    await settle('exclusao')
    expect((await test.call('getMe', { token: me.token })).status).toBe(401)
    expect(await rows(`select 1 from agenda where tipo = 'exclusao'`)).toEqual([])
  })
})
