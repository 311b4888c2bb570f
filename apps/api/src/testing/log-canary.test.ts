import { Writable } from 'node:stream'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIds, logIn, newMember } from './people.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const lines: string[] = []
let test: TestApp
beforeAll(async () => {
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  test = await createTestApp({ env: { LOG_LEVEL: 'debug' }, logStream })
})
afterAll(() => test.close())

const canaries = {
  email: 'canario.azul@atrio.example',
  senha: 'Canario*Senha48',
  nome: 'Canarinha',
  sobrenome: 'Silvestre',
  telefone: '11 97777-1234',
  cpf: '935.411.347-80',
  observacoes: 'canario-alergia',
  ip: '203.0.113.77',
}

describe('the log', () => {
  it('has a line for each request, and nothing that people gave', async () => {
    const { igreja, congregacao } = await findIds(test, 'full')
    const { ip, ...dados } = canaries
    await test.call('createUsuario', {
      ip,
      params: { id: igreja },
      body: { ...newMember(canaries.email, congregacao), ...dados },
    })
    await test.call('createUsuario', {
      ip,
      params: { id: igreja },
      body: { ...newMember(canaries.email, congregacao), ...dados, cpf: 'errado-canario' },
    })
    await test.call('login', { ip, body: { username: canaries.email, password: canaries.senha } })
    await test.call('login', { ip, body: { username: canaries.email, password: 'Canario*Errada' } })
    await test.call('lookUpEmail', { ip, query: { email: canaries.email } })
    await test.call('lookUpEmail', { ip, headers: { 'x-email': canaries.email } })
    await test.call('recoverPassword', { ip, body: { email: canaries.email } })
    const mail = await test.mailTo(canaries.email, /senha/)
    const person = await logIn(test, 'member')
    await test.call('refreshToken', {
      ip,
      body: { refreshToken: person.refreshToken },
      headers: person.fromPortal,
    })
    await test.call('getMe', { ip, token: person.token })
    await test.app.inject(`/api/v1/nada?email=${canaries.email}`)
    await test.app.inject({ url: `/${canaries.email}` })

    const log = lines.join('\n')
    expect(log.match(/"route":"\/api\/v1\/security\/login_check"/g)!.length).toBeGreaterThanOrEqual(2)
    const temporary = /\n\n(\S{12})\n\n/.exec(mail.text)![1]!
    const secrets = [
      ...Object.values(canaries),
      'canario',
      'Canario',
      '93541134780',
      '97777',
      temporary,
      person.token,
      person.refreshToken,
      person.cookie.split('=')[1]!,
      demoPeople.member.email,
    ]
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })
})
