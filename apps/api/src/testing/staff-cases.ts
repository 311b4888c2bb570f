import type { CallName, ErrorCode } from '@atrio/contract'
import { demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import { digitsOf, fromBase32, stepOf } from '../access/totp.ts'
import type { Shown } from '../access/staff-sessions.ts'
import { hashToken } from '../http/one-time-token.ts'
import { afterMany } from './after-many.ts'
import { openEquipe } from './equipe.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer, CallOptions } from './test-app.ts'

/** As somebody whom the demo world names and with no more shown than this. */
async function sendToStaffSite(
  world: World,
  name: CallName,
  { as = 'admin', shown = 'factor' }: { as?: 'admin' | 'contentAdmin'; shown?: Shown },
): Promise<Answer> {
  const { userId } = await logIn(world.test, as)
  return world.test.call(name, {
    ...inputFor(name, world.own),
    equipe: await openEquipe(world.test, userId, shown),
  })
}

/** Of a password alone, at the second factor; and of one that was e-mailed. */
async function begun(world: World, as: DemoPersonName = 'admin') {
  const { userId } = await logIn(world.test, as)
  return { userId, equipe: await openEquipe(world.test, userId, 'password') }
}

const send = (world: World, name: CallName, given: CallOptions = {}) =>
  world.test.call(name, { ...inputFor(name, world.own), ...given })

/** The digits of now, of a secret that was just set up. */
async function withSecret(world: World, as: DemoPersonName) {
  const { userId, equipe } = await begun(world, as)
  await asOwner(world.test.target, 'delete from equipe_fator where user_id = $1', [userId])
  const { body } = await world.test.call('createFatorEquipe', { body: {}, equipe })
  const codigo = digitsOf(fromBase32(body['segredo'] as string), stepOf(Date.now()))
  return { userId, equipe, codigo }
}

async function withMailedPassword(world: World, run: (equipe: string) => Promise<Answer>): Promise<Answer> {
  const { userId, equipe } = await begun(world, 'superAdmin')
  const [before] = await asOwner<{ hash: string }>(
    world.test.target,
    'update "user" set password_change_required = true where id = $1 returning password_hash as hash',
    [userId],
  )
  return run(equipe).finally(() =>
    asOwner(
      world.test.target,
      'update "user" set password_change_required = false, password_hash = $2 where id = $1',
      [userId, before!.hash],
    ),
  )
}

/** Asked too often, by somebody whose log-in has begun. */
const tooOften = (world: World, name: CallName, given: CallOptions) =>
  afterMany(world, () => send(world, name, { ...given, ip: '192.0.2.250' }))

export const staffCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  loginEquipe: {
    INVALID_CREDENTIALS: (world, name) =>
      send(world, name, { body: { email: demoPeople.admin.email, senha: 'Errada!123' } }),
    FORBIDDEN: (world, name) =>
      send(world, name, { body: { email: demoPeople.member.email, senha: demoPassword } }),
  },
  saveSenhaEquipe: {
    ok: (world, name) => withMailedPassword(world, (equipe) => send(world, name, { equipe })),
    CAPTCHA_REQUIRED: (world, name) =>
      withMailedPassword(world, (equipe) =>
        tooOften(world, name, { equipe, body: { senhaAtual: 'Errada!123', novaSenha: 'Jabuticaba*48' } }),
      ),
    PASSWORD_INCORRECT: (world, name) =>
      withMailedPassword(world, (equipe) =>
        send(world, name, { equipe, body: { senhaAtual: 'Errada!123', novaSenha: 'Jabuticaba*48' } }),
      ),
  },
  createFatorEquipe: {
    ok: async (world, name) => send(world, name, { equipe: (await begun(world)).equipe }),
    STEP_UP_REQUIRED: staleWithFactor,
  },
  saveFatorEquipe: {
    async ok(world, name) {
      const { equipe, codigo } = await withSecret(world, 'contentAdmin')
      return send(world, name, { equipe, body: { codigo } })
    },
    STEP_UP_REQUIRED: staleWithFactor,
    CAPTCHA_REQUIRED: async (world, name) =>
      tooOften(world, name, { equipe: (await withSecret(world, 'superAdmin')).equipe }),
    SECOND_FACTOR_INVALID: async (world, name) => {
      const { equipe } = await withSecret(world, 'superAdmin')
      return send(world, name, { equipe })
    },
  },
  confirmEquipe: {
    async ok(world, name) {
      const { userId, equipe, codigo } = await withSecret(world, 'contentAdmin')
      const { body } = await world.test.call('saveFatorEquipe', { equipe, body: { codigo } })
      const [recovery] = body['codigos'] as string[]
      const again = await openEquipe(world.test, userId, 'password')
      return send(world, name, { equipe: again, body: { codigo: recovery } })
    },
    CAPTCHA_REQUIRED: async (world, name) => tooOften(world, name, { equipe: (await begun(world)).equipe }),
    SECOND_FACTOR_INVALID: async (world, name) => send(world, name, { equipe: (await begun(world)).equipe }),
  },
  deleteSessaoEquipe: {
    async ok(world, name) {
      const { userId } = await logIn(world.test, 'admin')
      const [row] = await asOwner<{ id: string }>(
        world.test.target,
        'select id from equipe_sessao where user_id = $1 and revoked_at is null order by created_at desc limit 1',
        [userId],
      )
      return send(world, name, {
        params: { idSessao: row!.id },
        equipe: await openEquipe(world.test, userId),
      })
    },
    NOT_FOUND: async (world, name) =>
      send(world, name, { params: { idSessao: 'nenhuma' }, equipe: world.equipe }),
  },
  createPessoaEquipe: {
    EMAIL_NOT_FOUND: (world, name) =>
      send(world, name, {
        equipe: world.equipe,
        body: { email: demoPeople.visitor.email, papeis: [], funcoes: [] },
      }),
  },
  savePessoaEquipe: {
    ok: async (world, name) => saveAs(world, name, { who: 'contentAdmin', papeis: ['ROLE_ADMIN_CONTENT'] }),
    LAST_ADMIN: async (world, name) => saveAs(world, name, { who: 'admin', papeis: [] }),
  },
}

async function saveAs(
  world: World,
  name: CallName,
  { who, papeis }: { who: 'admin' | 'contentAdmin'; papeis: string[] },
): Promise<Answer> {
  const { userId } = await logIn(world.test, who)
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    'select id from usuario where igreja_id = $1 and user_id = $2',
    [world.own.igreja, userId],
  )
  const params = { slug: world.own.slug, idUsuario: row!.id }
  return send(world, name, { params, equipe: world.equipe, body: { papeis, funcoes: [] } })
}

/** Somebody with a second factor who has shown it too long ago. */
async function staleWithFactor(world: World, name: CallName): Promise<Answer> {
  const { userId } = await withSecret(world, 'admin')
  await asOwner(world.test.target, 'update equipe_fator set confirmado_em = now() where user_id = $1', [
    userId,
  ])
  const equipe = await openEquipe(world.test, userId)
  await asOwner(
    world.test.target,
    `update equipe_sessao set factor_at = now() - interval '11 minutes' where token_hash = $1`,
    [hashToken(equipe)],
  )
  // Other cases begin a log-in of theirs that has none.
  return send(world, name, { equipe }).finally(() =>
    asOwner(world.test.target, 'delete from equipe_fator where user_id = $1', [userId]),
  )
}

/** What any call of the staff's site answers alike. */
export const staffCommon: Partial<Record<ErrorCode | 'ok', Case>> = {
  FORBIDDEN: (world, name) => sendToStaffSite(world, name, { as: 'contentAdmin' }),
  SECOND_FACTOR_REQUIRED: (world, name) => sendToStaffSite(world, name, { shown: 'all' }),
  async STEP_UP_REQUIRED(world, name) {
    const { userId } = await logIn(world.test, 'superAdmin')
    const equipe = await openEquipe(world.test, userId)
    await asOwner(
      world.test.target,
      `update equipe_sessao set factor_at = now() - interval '11 minutes' where token_hash = $1`,
      [hashToken(equipe)],
    )
    return world.test.call(name, { ...inputFor(name, world.own), equipe })
  },
}
