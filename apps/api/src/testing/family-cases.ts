import type { CallName, ErrorCode } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import { sendAsGuest } from './guest.ts'
import { inputFor } from './matrix-input.ts'
import { DAVI, emSaoPaulo } from './sent-values.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'

type Cases = Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>>

/** What a person keeps: addresses, children, answers, sessions, passkeys. */
export const familyCases: Cases = {
  createEndereco: {
    FORBIDDEN: sendAsGuest,
    async ACCOUNT_LIMIT(world, name) {
      const { userId, token } = await logIn(world.test, 'contentAdmin')
      await asOwner(
        world.test.target,
        `insert into usuario_endereco (igreja_id, user_id, pais) select $1, $2, 'BR' from generate_series(1, 20)`,
        [world.own.igreja, userId],
      )
      return world.test.call(name, { ...inputFor(name, { ...world.own, userId }), token })
    },
  },
  createCrianca: {
    FORBIDDEN: sendAsGuest,
    ACCOUNT_LIMIT: sendWithMany,
  },
  saveCrianca: { ok: sendOfCrianca },
  deleteCrianca: { ok: sendOfCrianca },
  createConviteCrianca: { ok: sendOfCrianca },
  acceptConviteCrianca: {
    FORBIDDEN: sendAsGuest,
    CODE_INVALID: ({ test, own, member: { token } }, name) =>
      test.call(name, { ...inputFor(name, own), token }),
    async ok(world, name) {
      const { token, userId } = world.member
      const body = { codigo: await makeConvite(world) }
      return world.test.call(name, { token, params: { id: userId }, body })
    },
    async ACCOUNT_LIMIT(world, name) {
      const body = { codigo: await makeConvite(world) }
      return sendWithMany(world, name, { body })
    },
  },
  saveCamposPersonalizados: { FORBIDDEN: sendAsGuest },
  deleteSessao: {
    async ok(world, name) {
      const { token, userId } = await logIn(world.test, 'contentAdmin')
      const { body } = await world.test.call('listSessoes', { token, params: { id: userId } })
      const [{ id }] = body['sessoes'] as [{ id: string }]
      return world.test.call(name, { token, params: { id: userId, idSessao: id } })
    },
    NOT_FOUND: ({ test, member: { token, userId } }, name) =>
      test.call(name, { token, params: { id: userId, idSessao: crypto.randomUUID() } }),
  },
  deleteOutrasSessoes: {
    async ok({ test }, name) {
      const { token, userId } = await logIn(test, 'contentAdmin')
      return test.call(name, { token, params: { id: userId } })
    },
  },
  requestTrocaEmail: {
    PASSWORD_INCORRECT: (world, name) =>
      send(world, name, { body: { email: 'nova@atrio.example', senha: 'Errada!123' } }),
  },
  confirmTrocaEmail: {
    ok: (world, name) => confirmCode(world, name, 'novissima@atrio.example'),
    CODE_INVALID: (world, name) => send(world, name),
    ACCOUNT_EXISTS: (world, name) => confirmCode(world, name, demoPeople.sparseMember.email),
  },
  saveEndereco: { FORBIDDEN: sendAsGuest, ok: sendOfEndereco },
  deleteEndereco: { FORBIDDEN: sendAsGuest, ok: sendOfEndereco },
}

/** Of an address that the member has added. */
async function sendOfEndereco({ test, own, member: { token, userId } }: World, name: CallName) {
  const added = await test.call('createEndereco', { token, params: { id: userId }, body: emSaoPaulo })
  const { id } = added.body['endereco'] as { id: number }
  return test.call(name, { ...inputFor(name, own, id), token })
}

/** Of a child that the member has added. */
async function sendOfCrianca({ test, own, member: { token, userId } }: World, name: CallName) {
  const query = { igreja: own.igreja }
  const added = await test.call('createCrianca', { token, params: { id: userId }, query, body: DAVI })
  const { id } = added.body['crianca'] as { id: number }
  return test.call(name, { ...inputFor(name, own, id), token })
}

/** As staff who write content, with another e-mail for as long as it takes. */
async function confirmCode({ test }: World, name: CallName, email: string) {
  const { token, userId } = await logIn(test, 'contentAdmin')
  const params = { id: userId }
  await test.call('requestTrocaEmail', { token, params, body: { email, senha: demoPassword } })
  const mail = await test.mailTo(email, /^\d{6} /)
  const answer = await test.call(name, { token, params, body: { codigo: mail.subject.slice(0, 6) } })
  await asOwner(test.target, `update "user" set email = $2 where id = $1`, [
    userId,
    demoPeople.contentAdmin.email,
  ])
  return answer
}

const send = ({ test, own, member: { token } }: World, name: CallName, options: object = {}) =>
  test.call(name, { ...inputFor(name, own), token, ...options })

async function makeConvite(world: World): Promise<string> {
  const { body } = await sendOfCrianca(world, 'createConviteCrianca')
  return body['codigo'] as string
}

/** As somebody who has as many children as are kept. */
async function sendWithMany({ test, own }: World, name: CallName, options: object = {}) {
  const { userId, token } = await logIn(test, 'contentAdmin')
  await asOwner(
    test.target,
    `with c as (insert into crianca (igreja_id, nome, data_nascimento)
       select $1, 'Criança ' || n, '2020-01-01' from generate_series(1, 20) n returning id)
     insert into crianca_responsavel (igreja_id, crianca_id, user_id) select $1, id, $2 from c`,
    [own.igreja, userId],
  )
  return test.call(name, { ...inputFor(name, { ...own, userId }), token, ...options })
}
