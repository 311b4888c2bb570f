import type { CallName, ErrorCode } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { withoutMail } from './activation-cases.ts'
import { makePasskey, signChallenge } from './authenticator.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { addPasskey, askToSign, enterBy, originOf } from './passkeys.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

type Cases = Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>>

/** What opens an account without a password. */
export const passkeyCases: Cases = {
  loginByChave: {
    ok: (world) => enter(world),
    PASSKEY_EXPIRED: (world, name) => send(world, name),
    PASSKEY_UNKNOWN: (world) => enter(world, { after: `delete from chave_acesso` }),
    PASSKEY_REFUSED: (world) => enter(world, { origin: 'https://evil.example' }),
    PASSKEY_COPIED: (world) => enter(world, { after: `update chave_acesso set contador = 99` }),
    ACCOUNT_INACTIVE: (world) => enterInactive(world),
    ACTIVATION_MAIL_FAILED: (world) => enterInactive(world, (make) => withoutMail(world.test, make)),
  },
  confirmSessao: {
    PASSWORD_INCORRECT: (world, name) => send(world, name, { body: { senha: 'Errada!123' } }),
    EMAIL_CODE_INVALID: (world, name) =>
      send(world, name, { body: { pedido: 'x'.repeat(43), codigo: '000000' } }),
  },
  createDesafioChave: { ok: sendFresh, FRESH_LOGIN_REQUIRED: sendStale, ACCOUNT_LIMIT: sendWithMany },
  createChave: {
    ok: (world, name) => create(world, name),
    FRESH_LOGIN_REQUIRED: (world, name) =>
      create(world, name, { before: 'update session set confirmed_at = null' }),
    PASSKEY_EXPIRED: sendFresh,
    PASSKEY_REFUSED: (world, name) => create(world, name, { origin: 'https://evil.example' }),
    ACCOUNT_LIMIT: (world, name) => create(world, name, { before: FILL }),
  },
  saveChave: { ok: (world, name) => sendOfChave(world, name) },
  deleteChave: {
    ok: (world, name) => sendOfChave(world, name),
    FRESH_LOGIN_REQUIRED: (world, name) => sendOfChave(world, name, 'update session set confirmed_at = null'),
  },
}

/** For the staff who write content. */
const FILL = `insert into chave_acesso (igreja_id, user_id, host, credencial_id, chave_publica, identificador, contador,
    transportes, flag_sincronizada, nome)
  select i.id, u.id, 'x', ('c' || n)::bytea, '', '', 0, '{}', false, 'x'
  from igreja i, "user" u, generate_series(1, 20) n
  where i.codigo = 'esperanca' and u.email = '${demoPeople.contentAdmin.email}' on conflict do nothing`

const send = ({ test, own, member: { token } }: World, name: CallName, options: object = {}) =>
  test.call(name, { ...inputFor(name, own), token, ...options })

async function sendFresh({ test, own }: World, name: CallName) {
  const { token, userId } = await logIn(test, 'admin')
  return test.call(name, { ...inputFor(name, { ...own, userId }), token })
}

async function sendStale({ test, own }: World, name: CallName) {
  const { token, userId } = await logIn(test, 'admin')
  await asOwner(test.target, 'update session set confirmed_at = null')
  return test.call(name, { ...inputFor(name, { ...own, userId }), token })
}

async function sendWithMany({ test, own }: World, name: CallName) {
  const { token, userId } = await logIn(test, 'contentAdmin')
  await asOwner(test.target, FILL)
  const answer = await test.call(name, { ...inputFor(name, { ...own, userId }), token })
  await asOwner(test.target, 'delete from chave_acesso')
  return answer
}

async function sendOfChave({ test, own }: World, name: CallName, before?: string) {
  const person = await logIn(test, 'admin')
  const { chave } = await addPasskey(test, person)
  if (before) await asOwner(test.target, before)
  const { userId, token } = person
  return test.call(name, {
    ...inputFor(name, { ...own, userId }),
    params: { id: userId, idChave: chave.id },
    token,
  })
}

async function create(
  { test }: World,
  name: CallName,
  { origin = originOf('full'), before }: { origin?: string; before?: string } = {},
) {
  const { token, userId } = await logIn(test, 'contentAdmin')
  const of = { token, params: { id: userId } }
  const { body } = await test.call('createDesafioChave', { ...of, body: {} })
  const { resposta } = makePasskey(body['opcoes'] as Record<string, unknown>, { origin })
  if (before) await asOwner(test.target, before)
  const answer = await test.call(name, { ...of, body: { resposta } })
  await asOwner(test.target, 'delete from chave_acesso')
  return answer
}

async function enter(
  { test }: World,
  {
    origin,
    after,
    person = 'admin',
  }: { origin?: string; after?: string; person?: 'admin' | 'superAdmin' } = {},
) {
  const { passkey } = await addPasskey(test, await logIn(test, person))
  if (after) await asOwner(test.target, after)
  return enterBy(test, signChallenge(passkey, await askToSign(test), origin ? { origin } : {}))
}

async function enterInactive(
  { test }: World,
  within: (make: () => Promise<Answer>) => Promise<Answer> = (make) => make(),
) {
  const set = (active: boolean) =>
    asOwner(
      test.target,
      `update usuario set flag_ativo = $2 where user_id = (select id from "user" where email = $1)`,
      [demoPeople.superAdmin.email, active],
    )
  const { passkey } = await addPasskey(test, await logIn(test, 'superAdmin'))
  await set(false)
  await asOwner(test.target, 'delete from one_time_code')
  try {
    const resposta = signChallenge(passkey, await askToSign(test))
    return await within(() => enterBy(test, resposta))
  } finally {
    await set(true)
  }
}
