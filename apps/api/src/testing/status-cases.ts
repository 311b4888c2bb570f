import { calls, needsLogin, type Call, type CallName, type ErrorCode } from '@atrio/contract'
import { demoChurches, demoPassword, demoPeople } from '@atrio/demo'
import { openDocuments } from '../documents.ts'
import { openEquipe } from './equipe.ts'
import { sendAsGuest } from './guest.ts'
import { absent, inputFor, namesRow, type Known, type RowKey } from './matrix-input.ts'
import { afterMany } from './after-many.ts'
import { asOwner } from './owner.ts'
import { staffCommon } from './staff-cases.ts'
import { sliceCase } from './slice-cases.ts'
import { findIds, logIn, newMember, type LoggedIn } from './people.ts'
import type { Answer, CallOptions, TestApp } from './test-app.ts'

/** What a case needs of the demo world. */
export interface World {
  test: TestApp
  own: Known & { congregacao: number | undefined }
  member: LoggedIn
  /** Of the church's administrator at the staff's site. */
  equipe: string
  rows: RowKey[]
}

/** Makes the call so that it answers one code. */
export type Case = (world: World, name: CallName) => Promise<Answer>

export async function openWorld(test: TestApp): Promise<World> {
  const member = await logIn(test, 'member')
  const ids = await findIds(test, 'full')
  const { codigo, hosts, organizacao } = demoChurches.full
  const { email } = demoPeople.member
  const own = { ...ids, codigo, organizacao, host: hosts[0], userId: member.userId, email }
  const equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  return { test, own, member, equipe, rows: Array.from({ length: 12 }, (_, i) => i + 1) }
}

/** The case of a call's own, else the one that serves every call that declares the code. */
export function caseFor(name: CallName, code: ErrorCode | 'ok'): Case | undefined {
  const of = { ...sliceCase(name), ...own[name] }
  const atStaffSite = isOfStaff(name) ? staffCommon[code] : undefined
  return of[code] ?? atStaffSite ?? common[code]
}

const send = (world: World, name: CallName, options: CallOptions = {}, row?: RowKey) =>
  world.test.call(name, {
    ...inputFor(name, world.own, row),
    ...(needsLogin(calls[name]) ? credentials(world, name) : {}),
    ...options,
  })

const isOfStaff = (name: CallName) => (calls[name] as Call).site === 'staff'

function credentials({ member, equipe }: World, name: CallName): CallOptions {
  return isOfStaff(name) ? { equipe } : { token: member.token }
}

/** With a role at the church, about an event of it. */
const sendAsStaff = async (world: World, name: CallName, event = 1) => {
  const { token } = await logIn(world.test, 'contentAdmin')
  return world.test.call(name, {
    ...inputFor(name, world.own),
    params: { slug: world.own.slug, id: event },
    token,
  })
}

const common: Partial<Record<ErrorCode | 'ok', Case>> = {
  /** Made by a pool in which the same document has no room. */
  async DOCUMENT_TOO_HEAVY(world, name) {
    const { deps } = world.test
    const { documents } = deps
    deps.documents = openDocuments({ outputBytes: 1_000 })
    try {
      return await caseFor(name, 'ok')!(world, name)
    } finally {
      await deps.documents.close()
      deps.documents = documents
    }
  },
  async ok(world, name) {
    if (!namesRow(name)) return send(world, name)
    for (const row of world.rows) {
      const answer = await send(world, name, {}, row)
      if (answer.status !== 404) return answer
    }
    throw new Error(`The demo world has no row for ${name}: write its own case in status-cases.ts`)
  },
  UNAUTHENTICATED: (world, name) => send(world, name, { token: undefined, equipe: undefined }),
  NOT_FOUND: (world, name) => send(world, name, inputFor(name, absent, 2_000_000_000)),
  CAPTCHA_INVALID: (world, name) => send(world, name, { captcha: 'none of ours' }),
  CAPTCHA_REQUIRED: (world, name) => afterMany(world, () => send(world, name, { ip: '192.0.2.250' })),
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
      const equipe = await openEquipe(world.test, person.userId)
      return await world.test.call(name, { ...inputFor(name, known), token: person.token, equipe })
    } finally {
      await set(false)
    }
  },
}

const [codigo, plano] = ['x'.repeat(43), '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03']

const own: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  getPortaria: {
    ok: (world, name) => sendAsStaff(world, name),
    FORBIDDEN: (world, name) => send(world, name),
    NOT_FOUND: (world, name) => sendAsStaff(world, name, 2_000_000_000),
  },
  savePresencas: {
    ok: (world, name) => sendAsStaff(world, name),
    FORBIDDEN: (world, name) => send(world, name),
    NOT_FOUND: (world, name) => sendAsStaff(world, name, 2_000_000_000),
  },
  getCapitulo: { ok: (world, name) => sendOfCaso(world, name, { livro: 'jhn', capitulo: 3 }) },
  searchVersiculos: { ok: (world, name) => sendOfCaso(world, name) },
  getPassagem: { ok: (world, name) => sendOfCaso(world, name) },
  getPlanoLeitura: { ok: (world, name) => send(world, name, { params: { uuid: plano } }) },
  getAssinaturaLeitura: { ok: sendOfAssinatura },
  saveLeitura: { ok: sendOfAssinatura },
  remarcarAssinaturaLeitura: { ok: sendOfAssinatura },
  reiniciarAssinaturaLeitura: { ok: sendOfAssinatura },
  deleteAssinaturaLeitura: { ok: sendOfAssinatura },
  getEbd: { ok: (world, name) => send(world, name, {}, 'parabolas-da-mesa') },
  getEbdLicao: { ok: (world, name) => send(world, name, {}, 'parabolas-da-mesa') },
  getPublicacao: { ok: (world, name) => send(world, name, {}, 'a-casa-que-tem-lugar') },
  getVideo: { ok: (world, name) => send(world, name, {}, 'antes-do-sol') },
  getNotaSermao: { ok: async (world, name) => send(world, name, {}, await ownNota(world)) },
  createNotaSermao: {
    FORBIDDEN: (world, name) => sendAsGuest(world, name),
    async NOTE_LIMIT(world, name) {
      const writer = await logIn(world.test, 'contentAdmin')
      await asOwner(
        world.test.target,
        `insert into nota_sermao (igreja_id, user_id, id, titulo)
         select $1, $2, gen_random_uuid(), 'Nota ' || n from generate_series(1, 999) n`,
        [world.own.igreja, writer.userId],
      )
      return send(world, name, { token: writer.token })
    },
  },
  saveNotaSermao: {
    ok: async (world, name) => send(world, name, {}, await ownNota(world)),
    NOTE_CONFLICT: async (world, name) =>
      send(world, name, { body: { titulo: 'Outra', texto: '', versao: 99 } }, await ownNota(world)),
  },
  deleteNotaSermao: { ok: async (world, name) => send(world, name, {}, await ownNota(world)) },
  exportNotasSermao: {
    async ok(world, name) {
      await ownNota(world)
      return send(world, name)
    },
    async NOTE_EXPORT_TOO_LARGE(world, name) {
      const writer = await logIn(world.test, 'superAdmin')
      await asOwner(
        world.test.target,
        `insert into nota_sermao (igreja_id, user_id, id, titulo, texto)
         select $1, $2, gen_random_uuid(), 'Nota ' || n, repeat('x', 30000) from generate_series(1, 70) n`,
        [world.own.igreja, writer.userId],
      )
      return send(world, name, { token: writer.token })
    },
  },
  readNotificacoes: { FORBIDDEN: (world, name) => sendAsGuest(world, name) },
  saveAceite: { FORBIDDEN: sendAsGuest },
  saveConsentimentos: { FORBIDDEN: sendAsGuest },
  saveMarcacao: { FORBIDDEN: sendAsGuest },
  createAssinaturaLeitura: { FORBIDDEN: (world, name) => sendAsGuest(world, name) },
  login: {
    INVALID_CREDENTIALS: (world, name) =>
      send(world, name, { body: { username: demoPeople.admin.email, password: 'Errada!123' } }),
    ACCOUNT_INACTIVE: (world, name) =>
      send(world, name, { body: { username: demoPeople.inactiveMember.email, password: demoPassword } }),
  },
  loginByEmailCode: {
    async ok({ test }, name) {
      const { email } = demoPeople.superAdmin
      const { body } = await test.call('requestEmailCode', { body: { email } })
      const mail = await test.mailTo(email, /^\d{6} /)
      const digitos = mail.subject.slice(0, 6)
      return test.call(name, { body: { username: email, pedido: body['pedido'], codigo: digitos } })
    },
    EMAIL_CODE_INVALID: (world, name) => send(world, name),
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
      return test.call(name, { body: { codigo: /codigo=([\w-]+)/.exec(mail.text)![1] } })
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
  updateUsuario: {
    FORBIDDEN: (world, name) => sendAsGuest(world, name),
    CPF_IN_USE: (world, name) => send(world, name, { body: { cpf: demoPeople.completeMember.dados.cpf } }),
  },
  createUsuario: {
    ok: (world, name) => send(world, name, { body: newMember('caso@atrio.example', world.own.congregacao) }),
    CAPTCHA_REQUIRED: (world, name) =>
      afterMany(world, () =>
        send(world, name, { body: newMember('muitas@atrio.example', world.own.congregacao) }),
      ),
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

async function ownNota(world: World): Promise<string> {
  const { body } = await send(world, 'createNotaSermao')
  return (body['nota'] as { id: string }).id
}

/** With a translation of one verse: the demo world has none. */
async function sendOfCaso(
  world: World,
  name: CallName,
  params: Record<string, unknown> = {},
): Promise<Answer> {
  await asOwner(
    world.test.target,
    `insert into biblia_traducao (codigo, nome, idioma, licenca, atribuicao)
      values ('caso', 'Caso', 'pt_BR', 'Livre', 'Caso') on conflict do nothing`,
  )
  await asOwner(
    world.test.target,
    `insert into biblia_versiculo (traducao, livro, capitulo, versiculo, texto)
      values ('caso', 'jhn', 3, 16, 'Palavras de amor') on conflict do nothing`,
  )
  return send(world, name, { params: { traducao: 'caso', ...params } })
}

/** Of a plan that the member has begun. */
async function sendOfAssinatura(world: World, name: CallName): Promise<Answer> {
  const { body } = await send(world, 'createAssinaturaLeitura')
  const { uuid } = body['assinatura'] as { uuid: string }
  return send(world, name, { params: { id: world.own.userId, uuid } })
}

async function loginCode({ test, own: { igreja }, member }: World): Promise<string> {
  const { body } = await test.call('createLoginCode', { token: member.token, body: { igreja } })
  return body['codigo'] as string
}
