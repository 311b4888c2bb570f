import type { EnderecosIgreja } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDnsServer } from '../../testing/dns-server.ts'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOST = 'www.restinga.org'
let test: TestApp
let dns: Awaited<ReturnType<typeof startDnsServer>>
let equipe: string
let slug: string
beforeAll(async () => {
  dns = await startDnsServer()
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000', DNS_SERVERS: dns.address } })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  ;({ slug } = await findIds(test, 'full'))
})
afterAll(async () => {
  await test.close()
  await dns.close()
})
beforeEach(async () => {
  dns.records.clear()
  await asOwner(test.target, 'delete from igreja_endereco')
  await asOwner(test.target, `delete from igreja_dominio where host like '%restinga.org'`)
})

const at = () => ({ params: { slug }, equipe })
const ask = (host: string) => test.call('createEnderecoEquipe', { ...at(), body: { host } })
const look = (host = HOST) => test.call('conferirEnderecoEquipe', { ...at(), body: { host } })
const choose = (host: string | null) => test.call('savePrincipalEquipe', { ...at(), body: { host } })
const remove = (host = HOST) => test.call('deleteEnderecoEquipe', { ...at(), query: { host }, body: {} })
type Answer = Awaited<ReturnType<typeof ask>>
const found = ({ body }: Answer, host = HOST) =>
  (body['enderecos'] as EnderecosIgreja).lista.find((one) => one.host === host)!
const achados = (answer: Answer) => found(answer).registros.map(({ achado }) => achado)
/** Whose portal is there, for who asks at that name. */
const isThere = async () => {
  const { body } = await test.call('getIgrejaByHostname', { query: { hostname: HOST } })
  return (body['clientes'] as unknown[]).length > 0
}

describe('a host name of a church', () => {
  it('is nobody’s until its directory says that it is this church’s', async () => {
    expect((await ask(`https://WWW.Restinga.org/inicio`)).status).toBe(200)
    expect((await test.mailTo(demoPeople.admin.email, /endereço/)).text).toContain(HOST)
    expect(await isThere()).toBe(false)
    const nothing = await look()
    expect([found(nothing).flagAtivo, achados(nothing)]).toEqual([false, ['ausente', 'ausente']])

    dns.records.set(`CNAME ${HOST}`, ['outra.atrio.localhost'])
    const others = await look()
    expect(found(others).registros[0]).toMatchObject({ achado: 'outro', encontrado: 'outra.atrio.localhost' })
    expect([found(others).flagAtivo, await isThere()]).toEqual([false, false])
    expect((await choose(HOST)).status).toBe(404)

    dns.records.set(`CNAME ${HOST}`, ['Esperanca.Atrio.localhost'])
    expect(found(await look()).flagAtivo).toBe(true)
    await expect.poll(isThere).toBe(true)
  })

  it('of a server that is silent or broken nothing is known, and what was taken in stays', async () => {
    await ask(HOST)
    dns.records.set(`CNAME ${HOST}`, 'broken')
    dns.records.set(`TXT _atrio.${HOST}`, 'broken')
    const unknown = await look()
    expect([found(unknown).flagAtivo, achados(unknown)]).toEqual([false, ['desconhecido', 'desconhecido']])
    dns.records.set(`TXT _atrio.${HOST}`, ['v=spf1 -all', 'atrio=esperanca'])
    expect(found(await look()).flagAtivo).toBe(true)
    dns.records.clear()
    const gone = await look()
    expect([found(gone).flagAtivo, achados(gone)]).toEqual([true, ['ausente', 'ausente']])
  })

  it('is refused where it is another church’s, the platform’s or no name', async () => {
    const why = async (host: string) => {
      const { status, body } = await ask(host)
      return status === 422 || status === 400 ? (body['campos'] as { regra: string }[])[0]!.regra : status
    }
    expect(await why('igreja-da-colina.localhost')).toBe('unique')
    for (const host of [
      'nova.atrio.localhost',
      'atrio.localhost',
      'admin.atrio.localhost',
      'x.atrio.evil.org',
    ])
      expect([host, await why(host)]).toEqual([host, 'reserved'])
    for (const host of ['igreja.local', 'igreja.example', 'a.b.internal'])
      expect([host, await why(host)]).toEqual([host, 'reserved'])
    for (const host of ['restinga', '127.0.0.1', '[::1]', 'a b.org', '-a.org', 'user@evil.org/../x y'])
      expect([host, await why(host)]).toEqual([host, 'format'])
    expect(await why(HOST)).toBe(200)
    expect(await why(HOST)).toBe('unique')
  })

  it('that two churches ask for is the first’s whose directory says so', async () => {
    await ask(HOST)
    const { igreja } = await findIds(test, 'english')
    await asOwner(test.target, 'insert into igreja_dominio (host, igreja_id) values ($1, $2)', [HOST, igreja])
    dns.records.set(`CNAME ${HOST}`, ['esperanca.atrio.localhost'])
    const { body } = await look()
    expect(body['campos']).toEqual([{ campo: 'host', regra: 'unique' }])
  })

  it('that is the main one is where links of mails lead, until it is given up', async () => {
    await ask(HOST)
    dns.records.set(`CNAME ${HOST}`, ['esperanca.atrio.localhost'])
    await look()
    expect((await choose(HOST)).status).toBe(200)
    const send = async () => {
      await test.call('sendEmailTesteEquipe', { ...at(), body: {} })
      return (await test.mailTo(demoPeople.admin.email, /funciona$|works$/)).html
    }
    // Each process hears of it by itself.
    await expect.poll(send, { timeout: 15_000 }).toContain(`http://${HOST}`)
    expect((await remove()).status).toBe(200)
    await expect.poll(send, { timeout: 15_000 }).not.toContain(`http://${HOST}`)
    const trail = await asOwner<{ acao: string }>(
      test.target,
      `select acao from auditoria where acao like 'endereco%' order by seq desc limit 4`,
    )
    expect(trail.map(({ acao }) => acao)).toEqual([
      'enderecoRemovido',
      'enderecoPrincipal',
      'enderecoAtivo',
      'enderecoPedido',
    ])
    expect((await remove()).status).toBe(404)
    // What an operator has for a machine of theirs.
    expect((await remove('localhost')).status).toBe(404)
  })

  it('is asked for, chosen and given up with the second factor just shown, ten of them at most', async () => {
    await asOwner(
      test.target,
      `insert into igreja_endereco (igreja_id, host) select id, n || '.restinga.org' from igreja, generate_series(1, 8) n
       where slug = $1`,
      [slug],
    )
    const answers = [await ask('a.restinga.org'), await ask('b.restinga.org'), await ask('c.restinga.org')]
    expect(answers.map(({ body }) => body['code']).filter(Boolean)).toContain('ACCOUNT_LIMIT')
  })
})
