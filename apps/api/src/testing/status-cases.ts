import { calls, type Call, type CallName, type ErrorCode } from '@atrio/contract'
import { demoChurches, demoPassword, demoPeople } from '@atrio/demo'
import { absent, inputFor, namesRow, type Known, type RowKey } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { findIds, logIn, newMember, type LoggedIn } from './people.ts'
import type { Answer, CallOptions, TestApp } from './test-app.ts'

/** What a case needs of the demo world. */
export interface World {
  test: TestApp
  own: Known & { congregacao: number | undefined }
  member: LoggedIn
  rows: RowKey[]
}

/** Makes the call so that it answers one code; undefined when the demo world has nothing to make it with. */
export type Case = (world: World, name: CallName) => Promise<Answer | undefined>

export async function openWorld(test: TestApp): Promise<World> {
  const member = await logIn(test, 'member')
  const ids = await findIds(test, 'full')
  const { codigo, hosts, organizacao } = demoChurches.full
  const own = {
    ...ids,
    codigo,
    organizacao,
    host: hosts[0],
    userId: member.userId,
    email: demoPeople.member.email,
  }
  return { test, own, member, rows: Array.from({ length: 12 }, (_, i) => i + 1) }
}

/** The case of a call's own, else the one that serves every call that declares the code. */
export function caseFor(name: CallName, code: ErrorCode | 'ok'): Case | undefined {
  return own[name]?.[code] ?? common[code]
}

const send = ({ test, own: known, member }: World, name: CallName, options: CallOptions = {}, row?: RowKey) =>
  test.call(name, {
    ...inputFor(name, known, row),
    ...((calls[name] as Call).auth === 'user' ? { token: member.token } : {}),
    ...options,
  })

/** As someone who has no account at this church. */
const sendAsGuest = async (world: World, name: CallName) => {
  const { userId, token } = await logIn(world.test, 'sameOrganisationMember', 'full')
  return world.test.call(name, { ...inputFor(name, { ...world.own, userId }), token })
}

const common: Partial<Record<ErrorCode | 'ok', Case>> = {
  async ok(world, name) {
    if (!namesRow(name)) return send(world, name)
    for (const row of world.rows) {
      const answer = await send(world, name, {}, row)
      if (answer.status !== 404) return answer
    }
    return undefined
  },
  UNAUTHENTICATED: (world, name) => send(world, name, { token: undefined }),
  NOT_FOUND: (world, name) => send(world, name, inputFor(name, absent, 2_000_000_000)),
  CAPTCHA_INVALID: (world, name) => send(world, name, { captcha: false }),
  async PASSWORD_CHANGE_REQUIRED(world, name) {
    const person = await logIn(world.test, 'contentAdmin')
    const set = (required: boolean) =>
      asOwner(world.test.target, `update "user" set password_change_required = $2 where id = $1`, [
        person.userId,
        required,
      ])
    await set(true)
    try {
      const known = { ...world.own, userId: person.userId }
      return await world.test.call(name, { ...inputFor(name, known), token: person.token })
    } finally {
      await set(false)
    }
  },
}

const codigo = 'x'.repeat(43)

const own: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  getPassagem: {
    async ok(world, name) {
      await asOwner(
        world.test.target,
        `with t as (insert into biblia_traducao (codigo, nome, idioma, licenca, atribuicao)
          values ('caso', 'Caso', 'pt_BR', 'Livre', 'Caso') returning codigo)
        insert into biblia_versiculo (traducao, livro, capitulo, versiculo, texto) select codigo, 'jhn', 3, 16, 'Texto' from t`,
      )
      return send(world, name)
    },
  },
  getEbd: { ok: (world, name) => send(world, name, {}, 'parabolas-da-mesa') },
  getEbdLicao: { ok: (world, name) => send(world, name, {}, 'parabolas-da-mesa') },
  getPublicacao: { ok: (world, name) => send(world, name, {}, 'a-casa-que-tem-lugar') },
  saveMarcacao: { FORBIDDEN: (world, name) => sendAsGuest(world, name) },
  createAssinaturaLeitura: { FORBIDDEN: (world, name) => sendAsGuest(world, name) },
  login: {
    INVALID_CREDENTIALS: (world, name) =>
      send(world, name, { body: { username: demoPeople.admin.email, password: 'Errada!123' } }),
    ACCOUNT_INACTIVE: (world, name) =>
      send(world, name, { body: { username: demoPeople.inactiveMember.email, password: demoPassword } }),
  },
  refreshToken: {
    async ok({ test }, name) {
      const person = await logIn(test, 'admin')
      return test.call(name, { body: { refreshToken: person.refreshToken }, headers: person.fromPortal })
    },
    UNAUTHENTICATED: ({ test, member }, name) =>
      test.call(name, { body: { refreshToken: codigo }, headers: member.fromPortal }),
    REFRESH_REFUSED: ({ test, member }, name) =>
      test.call(name, { body: { refreshToken: member.refreshToken } }),
  },
  exchangeLoginCode: {
    ok: async (world, name) => world.test.call(name, { body: { codigo: await loginCode(world) } }),
    CODE_INVALID: ({ test }, name) => test.call(name, { body: { codigo } }),
    async FORBIDDEN(world, name) {
      const { token } = await logIn(world.test, 'admin')
      return world.test.call(name, { token, body: { codigo: await loginCode(world) } })
    },
  },
  logout: { ok: ({ test }, name) => test.call(name, { body: {} }) },
  recoverPassword: {
    ok: ({ test }, name) => test.call(name, { body: { email: demoPeople.superAdmin.email } }),
    EMAIL_NOT_FOUND: ({ test }, name) => test.call(name, { body: { email: absent.email } }),
  },
  verifyEmail: {
    async ok({ test, own: { igreja } }, name) {
      const { email } = demoPeople.inactiveMember
      await test.call('requestEmailVerification', { query: { igreja, email } })
      const mail = await test.mailTo(email)
      return test.call(name, { body: { codigo: /ativacao=([\w-]+)/.exec(mail.text)![1] } })
    },
    CODE_INVALID: ({ test }, name) => test.call(name, { body: { codigo } }),
  },
  changePassword: {
    async ok({ test }, name) {
      const { token } = await logIn(test, 'completeMember')
      return test.call(name, { token, body: { senhaAtual: demoPassword, novaSenha: 'Jabuticaba*48' } })
    },
    PASSWORD_INCORRECT: (world, name) =>
      send(world, name, { body: { senhaAtual: 'Errada!123', novaSenha: 'Jabuticaba*48' } }),
  },
  createUsuario: {
    ok: (world, name) => send(world, name, { body: newMember('caso@atrio.example', world.own.congregacao) }),
    ACCOUNT_EXISTS: (world, name) =>
      send(world, name, { body: newMember(demoPeople.admin.email, world.own.congregacao) }),
    CPF_IN_USE: (world, name) =>
      send(world, name, {
        body: {
          ...newMember('outro@atrio.example', world.own.congregacao),
          cpf: demoPeople.completeMember.dados.cpf,
        },
      }),
  },
}

async function loginCode({ test, own: { igreja }, member }: World): Promise<string> {
  const { body } = await test.call('createLoginCode', { token: member.token, body: { igreja } })
  return body['codigo'] as string
}
