import type { CallName, ErrorCode } from '@atrio/contract'
import { hashToken } from '../http/one-time-token.ts'
import { signChallenge, type Signing } from './authenticator.ts'
import { openEquipe } from './equipe.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { addStaffPasskey, askStaffToSign } from './staff-passkeys.ts'
import type { Case, World } from './status-cases.ts'

const STALE = `update equipe_sessao set factor_at = now() - interval '11 minutes' where token_hash = $1`
const FILL = `insert into equipe_chave (user_id, host, credencial_id, chave_publica, identificador, contador,
    transportes, flag_sincronizada, nome)
  select $1, 'x', ('c' || n)::bytea, '', '', 0, '{}', false, 'x' from generate_series(1, 20) n`

/** A session of the person who answers for the organisation, whose passkeys go afterwards. */
async function within<Result>(
  { test }: World,
  run: (equipe: string, userId: number) => Promise<Result>,
): Promise<Result> {
  const { userId } = await logIn(test, 'superAdmin')
  const forget = () => asOwner(test.target, 'delete from equipe_chave where user_id = $1', [userId])
  await forget()
  try {
    return await run(await openEquipe(test, userId), userId)
  } finally {
    await forget()
  }
}

const enter = (world: World, given: Signing & { after?: string } = {}) =>
  within(world, async (equipe, userId) => {
    const { test } = world
    const { after, ...signing } = given
    const { passkey } = await addStaffPasskey(test, equipe)
    if (after) await asOwner(test.target, after, [userId])
    const resposta = signChallenge(passkey, await askStaffToSign(test), signing)
    return test.call('loginChaveEquipe', { body: { resposta, lembrar: false } })
  })

const make = (
  world: World,
  given: { origin?: string; before?: (equipe: string, userId: number) => unknown } = {},
) =>
  within(world, async (equipe, userId) => {
    const { origin, before } = given
    const { made } = await addStaffPasskey(world.test, equipe, {
      ...(origin && { origin }),
      before: async () => before?.(equipe, userId),
    })
    return made
  })

/** With a passkey, so that there is something to show once more. */
const stale = (world: World, name: CallName) =>
  within(world, async (equipe) => {
    const added = await addStaffPasskey(world.test, equipe)
    await asOwner(world.test.target, STALE, [hashToken(added.equipe)])
    return world.test.call(name, { ...inputFor(name, world.own), equipe: added.equipe })
  })

const remove = (world: World, isOnly: boolean) =>
  within(world, async (equipe, userId) => {
    const { target } = world.test
    await asOwner(target, 'delete from equipe_fator where user_id = $1', [userId])
    const added = await addStaffPasskey(world.test, equipe)
    if (!isOnly) await addStaffPasskey(world.test, added.equipe)
    const [row] = await asOwner<{ id: number }>(
      target,
      'select max(id) as id from equipe_chave where user_id = $1',
      [userId],
    )
    return world.test.call('deleteChaveEquipe', {
      equipe: added.equipe,
      params: { idChave: row!.id },
      body: {},
    })
  })

/** What opens the staff's site without a password. */
export const staffPasskeyCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  loginChaveEquipe: {
    ok: (world) => enter(world),
    PASSKEY_EXPIRED: (world, name) => world.test.call(name, inputFor(name, world.own)),
    PASSKEY_UNKNOWN: (world) => enter(world, { after: 'delete from equipe_chave where user_id = $1' }),
    PASSKEY_REFUSED: (world) => enter(world, { origin: 'https://evil.example' }),
    PASSKEY_COPIED: (world) =>
      enter(world, { after: 'update equipe_chave set contador = 99 where user_id = $1' }),
    FORBIDDEN: (world) =>
      within(world, async (equipe, userId) => {
        const { test } = world
        const { passkey } = await addStaffPasskey(test, equipe)
        const roles = await asOwner<{ igrejaId: number; role: string }>(
          test.target,
          'delete from user_igreja_role where user_id = $1 returning igreja_id as "igrejaId", role',
          [userId],
        )
        try {
          const resposta = signChallenge(passkey, await askStaffToSign(test))
          return await test.call('loginChaveEquipe', { body: { resposta, lembrar: false } })
        } finally {
          for (const { igrejaId, role } of roles)
            await asOwner(
              test.target,
              'insert into user_igreja_role (igreja_id, user_id, role) values ($1, $2, $3)',
              [igrejaId, userId, role],
            )
        }
      }),
  },
  createDesafioChaveEquipe: {
    ok: (world, name) => within(world, (equipe) => world.test.call(name, { equipe, body: {} })),
    STEP_UP_REQUIRED: stale,
    ACCOUNT_LIMIT: (world, name) =>
      within(world, async (equipe, userId) => {
        await asOwner(world.test.target, FILL, [userId])
        return world.test.call(name, { equipe, body: {} })
      }),
  },
  createChaveEquipe: {
    ok: (world) => make(world),
    STEP_UP_REQUIRED: stale,
    PASSKEY_EXPIRED: (world, name) =>
      within(world, (equipe) => world.test.call(name, { ...inputFor(name, world.own), equipe })),
    PASSKEY_REFUSED: (world) => make(world, { origin: 'https://evil.example' }),
    ACCOUNT_LIMIT: (world) =>
      make(world, { before: (_equipe, userId) => asOwner(world.test.target, FILL, [userId]) }),
  },
  deleteChaveEquipe: {
    ok: (world) => remove(world, false),
    LAST_FACTOR: (world) => remove(world, true),
  },
}
