import type { CallName, ErrorCode } from '@atrio/contract'
import type { DemoPersonName } from '@atrio/demo'
import { operatorCode } from '../access/lost-factor-codes.ts'
import { afterMany } from './after-many.ts'
import { idUsuarioOf, loseFactor, withFactor, type Loser } from './lost-factor.ts'
import { asOwner } from './owner.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** Somebody who stands before their second factor; other cases begin a log-in of theirs that has none. */
async function within(
  { test }: World,
  name: DemoPersonName,
  run: (loser: Loser) => Promise<Answer>,
): Promise<Answer> {
  const loser = await withFactor(test, name)
  try {
    return await run(loser)
  } finally {
    for (const table of ['equipe_fator_perdido', 'equipe_fator', 'equipe_codigo'])
      await asOwner(test.target, `delete from ${table} where user_id = $1`, [loser.userId])
  }
}

const type = (world: World, name: CallName, given: { codigo?: string; isMany?: true } = {}) =>
  within(world, 'contentAdmin', async (loser) => {
    const { id } = await loseFactor(world.test, loser)
    const codigo = given.codigo ?? operatorCode(world.test.deps.secrets, id)
    const make = () => world.test.call(name, { equipe: loser.equipe, body: { codigo } })
    return given.isMany ? afterMany(world, make) : make()
  })

const vouch = (
  world: World,
  name: CallName,
  given: { digitos?: string; whom?: DemoPersonName; isMany?: true } = {},
) =>
  within(world, given.whom ?? 'contentAdmin', async (loser) => {
    const { test, own, equipe } = world
    const { digitos } = await loseFactor(test, loser)
    const params = { slug: own.slug, idUsuario: await idUsuarioOf(test, own.igreja, loser.userId) }
    const make = () => test.call(name, { params, equipe, body: { digitos: given.digitos ?? digitos } })
    return given.isMany ? afterMany(world, make) : make()
  })

/** The way back of who lost their second factor. */
export const lostFactorCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  createFatorPerdidoEquipe: {
    ok: (world, name) =>
      within(world, 'contentAdmin', ({ equipe }) => world.test.call(name, { equipe, body: {} })),
    CAPTCHA_REQUIRED: (world, name) =>
      within(world, 'contentAdmin', ({ equipe }) =>
        afterMany(world, () => world.test.call(name, { equipe, body: {} })),
      ),
  },
  saveFatorPerdidoEquipe: {
    ok: (world, name) => type(world, name),
    CODE_INVALID: (world, name) => type(world, name, { codigo: '000000' }),
    CAPTCHA_REQUIRED: (world, name) => type(world, name, { codigo: '000000', isMany: true }),
  },
  confirmFatorPerdidoEquipe: {
    ok: (world, name) => vouch(world, name),
    CODE_INVALID: (world, name) => vouch(world, name, { digitos: 'abc' }),
    CAPTCHA_REQUIRED: (world, name) => vouch(world, name, { digitos: 'abc', isMany: true }),
    NOT_FOUND: (world, name) =>
      world.test.call(name, {
        params: { slug: world.own.slug, idUsuario: 2_000_000_000 },
        equipe: world.equipe,
        body: { digitos: '000000' },
      }),
  },
}
