import { createHash, sign } from 'node:crypto'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSecrets } from '../secrets.ts'
import { signingKeys } from '../signing-keys.ts'
import { asOwner } from '../testing/owner.ts'
import { takeToken } from '../testing/partner-token.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listJwks, signToken } from './token.ts'

const voluts = 'https://voluts.example/entrar'
const mykids = 'https://mykids.example/entrar'

let test: TestApp
let member: LoggedIn
beforeAll(async () => {
  test = await createTestApp({
    env: {
      RATE_LIMIT_FACTOR: '100000',
      VOLUTS_URL: voluts,
      VOLUTS_TOKEN: '1',
      MYKIDS_URL: mykids,
      MYKIDS_TOKEN: '1',
    },
  })
  member = await logIn(test, 'member')
})
afterAll(() => test.close())

async function go(modulo: 'voluts' | 'mykids', body: object = {}): Promise<string> {
  const answer = await test.call('irParaTerceiro', { params: { modulo }, token: member.token, body })
  expect(answer.body['codigo']).toBe(null)
  return answer.body['token'] as string
}
const jwksOf = async () => (await test.call('listJwksTerceiro', {})).body as { keys: { kid: string }[] }
function claimsOf(taken: ReturnType<typeof takeToken>) {
  if ('refused' in taken) throw new Error(taken.refused)
  return taken.claims
}
const secretsOf = (current: string, previous?: string) =>
  loadSecrets({
    ATRIO_SECRET: current.repeat(40),
    ATRIO_SECRET_PREVIOUS: previous === undefined ? undefined : [previous.repeat(40)],
    secretsDir: '',
  })

it('a partner that cannot ask learns who came by a token, checked with the public keys alone', async () => {
  const jwks = await jwksOf()
  const seen = new Set<string>()
  const token = await go('voluts', { flagEmail: true })
  const taken = takeToken(token, { jwks, aud: voluts, seen })
  expect(taken).toMatchObject({
    claims: {
      aud: voluts,
      iss: expect.stringContaining('esperanca'),
      nome: 'Ana Beatriz de Albuquerque',
      email: expect.stringContaining('@'),
      igreja: { codigo: 'esperanca' },
      criancas: [],
    },
  })
  const claims = claimsOf(taken)
  expect(claims.exp - claims.iat).toBe(60)
  // A second time it is the partner's to refuse, by a number that no other token has.
  expect(takeToken(token, { jwks, aud: voluts, seen })).toEqual({ refused: 'replay' })
  const again = takeToken(await go('voluts'), { jwks, aud: voluts, seen })
  expect(again).toMatchObject({ claims: { sub: claims.sub, email: null } })
  const elsewhere = takeToken(await go('mykids'), { jwks, aud: mykids, seen })
  expect(claimsOf(elsewhere).sub).not.toBe(claims.sub)
})

it('a token is good at no other address, after its minute, changed, or with another key', async () => {
  const jwks = await jwksOf()
  const take = (token: string, given: { aud?: string; now?: number } = {}) =>
    takeToken(token, { jwks, aud: voluts, seen: new Set(), ...given })
  const token = await go('voluts')
  expect(take(token)).toHaveProperty('claims')
  expect(take(token, { aud: mykids })).toEqual({ refused: 'audience' })
  expect(take(token, { now: Date.now() + 61_000 })).toEqual({ refused: 'expired' })
  const [head, body, signature] = token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const other = Buffer.from(JSON.stringify({ ...claims, nome: 'Outra' })).toString('base64url')
  expect(take(`${head}.${other}.${signature}`)).toEqual({ refused: 'signature' })
  const unsigned = Buffer.from('{"alg":"none","typ":"terceiro+jwt"}').toString('base64url')
  expect(take(`${unsigned}.${body}.x`)).toEqual({ refused: 'kind' })
  // A key that is not ours, under the name of ours.
  const [forger] = signingKeys(await secretsOf('f'), 'terceiro-ed25519')
  const forged = sign(null, Buffer.from(`${head}.${other}`), forger!.privateKey).toString('base64url')
  expect(take(`${head}.${other}.${forged}`)).toEqual({ refused: 'signature' })
  // What the same secret signs for doors is signed with another key.
  const [door] = signingKeys(test.deps.secrets, 'ingresso-ed25519')
  expect(jwks.keys.map(({ kid }) => kid)).not.toContain(door!.kid)
})

it('keys rotate with the secret: the one before still verifies, and the one before that does not', async () => {
  const told = { sub: 's', nome: 'n', email: null, igreja: { codigo: 'c', nome: 'i' }, criancas: [] }
  const given = { iss: 'https://a.example', aud: voluts, now: new Date(), told }
  const { token } = signToken(await secretsOf('a'), given)
  const take = async (current: string, previous?: string) =>
    takeToken(token, {
      jwks: { keys: listJwks(await secretsOf(current, previous)) },
      aud: voluts,
      seen: new Set(),
    })
  expect(await take('a')).toHaveProperty('claims')
  expect(await take('b', 'a')).toHaveProperty('claims')
  expect(await take('c', 'b')).toEqual({ refused: 'key' })
  expect(signToken(await secretsOf('b', 'a'), given).token.split('.')[0]).not.toBe(token.split('.')[0])
})

it('writes down who was told of, by the number of the token and without a word of it', async () => {
  const token = await go('voluts', { flagEmail: true })
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string }
  const [line] = await asOwner<{ ator: string; dados: object }>(
    test.target,
    `select ator, dados from auditoria where acao = 'terceiroIda' order by seq desc limit 1`,
  )
  expect(line).toEqual({
    ator: `user:${member.userId}`,
    dados: { email: true, criancas: 0, comoAntes: false, jti },
  })
  // There is no code to exchange, and no secret that would do it.
  const exchange = await test.call('trocarCodigoTerceiro', {
    body: { modulo: 'voluts', segredo: '', codigo: createHash('sha256').update(token).digest('base64url') },
  })
  expect(exchange.body['code']).toBe('INVALID_CREDENTIALS')
})

it('a token tells of the one child that was agreed to, at the church where it is', async () => {
  const child = async (nome: string) =>
    asOwner<{ id: number }>(
      test.target,
      `with c as (insert into crianca (igreja_id, nome, data_nascimento)
         select id, $2, '2019-03-04' from igreja where slug = 'igreja-esperanca' returning igreja_id, id),
       r as (insert into crianca_responsavel (igreja_id, crianca_id, user_id) select igreja_id, id, $1 from c)
       select id from c`,
      [member.userId, nome],
    )
  const [[one]] = [await child('Lia'), await child('Ester')]
  const take = async (token: string) =>
    claimsOf(takeToken(token, { jwks: await jwksOf(), aud: mykids, seen: new Set() }))
  expect((await take(await go('mykids')))['criancas']).toEqual([])
  expect((await take(await go('mykids', { criancas: [one!.id] })))['criancas']).toEqual([
    { nome: 'Lia', dataNascimento: '2019-03-04' },
  ])
  const answer = await test.call('irParaTerceiro', {
    params: { modulo: 'voluts' },
    token: member.token,
    body: { criancas: [one!.id] },
  })
  expect(answer.status).toBe(404)
})

it('a person of two churches is somebody else at each of them', async () => {
  const subAt = async (at: 'full' | 'spanish') => {
    const { token } = await logIn(test, 'twoChurchesMember', at)
    const answer = await test.call('irParaTerceiro', { at, params: { modulo: 'voluts' }, token, body: {} })
    const { sub, igreja } = JSON.parse(
      Buffer.from((answer.body['token'] as string).split('.')[1]!, 'base64url').toString(),
    ) as { sub: string; igreja: { codigo: string } }
    return { sub, igreja: igreja.codigo }
  }
  const [one, two] = [await subAt('full'), await subAt('spanish')]
  expect(one.sub).not.toBe(two.sub)
  expect([one.igreja, two.igreja]).toEqual([demoChurches.full.codigo, demoChurches.spanish.codigo])
})
