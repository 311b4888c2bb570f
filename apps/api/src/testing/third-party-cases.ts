import type { CallName, ErrorCode } from '@atrio/contract'
import { sendAsGuest } from './guest.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

const segredo = 'a-secret-of-a-partner-of-the-tests'

/** With a registered partner. */
async function registered(world: World, run: () => Promise<Answer>): Promise<Answer> {
  const { env } = world.test.deps
  Object.assign(env, { VOLUTS_URL: 'https://voluts.example/entrar', VOLUTS_SECRET: segredo })
  try {
    return await run()
  } finally {
    Object.assign(env, { VOLUTS_URL: undefined, VOLUTS_SECRET: undefined })
  }
}

const go = ({ test, member: { token } }: World) =>
  test.call('irParaTerceiro', { params: { modulo: 'voluts' }, token, body: {} })

const exchange = ({ test }: World, body: object) =>
  test.call('trocarCodigoTerceiro', { body: { modulo: 'voluts', segredo, codigo: 'none', ...body } })

export const thirdPartyCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  getTerceiro: {
    FORBIDDEN: (world, name) => sendAsGuest(world, name),
    NOT_FOUND: async ({ test }, name) => {
      const { token } = await logIn(test, 'sameOrganisationMember', 'english')
      return test.call(name, { params: { modulo: 'voluts' }, token, at: 'english' })
    },
  },
  deleteEscolhaTerceiro: {
    FORBIDDEN: (world, name) => sendAsGuest(world, name),
    NOT_FOUND: async ({ test }, name) => {
      const { token } = await logIn(test, 'sameOrganisationMember', 'english')
      return test.call(name, { params: { modulo: 'voluts' }, token, at: 'english' })
    },
  },
  irParaTerceiro: {
    ok: (world) => registered(world, () => go(world)),
    NOT_FOUND: (world) => go(world),
    FORBIDDEN: (world, name) => registered(world, () => sendAsGuest(world, name)),
  },
  trocarCodigoTerceiro: {
    ok: (world) =>
      registered(world, async () => exchange(world, { codigo: (await go(world)).body['codigo'] })),
    CODE_INVALID: (world) => registered(world, () => exchange(world, {})),
    INVALID_CREDENTIALS: (world) => registered(world, () => exchange(world, { segredo: 'guessed' })),
  },
}
