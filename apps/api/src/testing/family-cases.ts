import type { CallName, ErrorCode } from '@atrio/contract'
import { sendAsGuest } from './guest.ts'
import { emSaoPaulo, inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'

type Cases = Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>>

/** Addresses and children. */
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
  saveEndereco: { FORBIDDEN: sendAsGuest, ok: sendOfEndereco },
  deleteEndereco: { FORBIDDEN: sendAsGuest, ok: sendOfEndereco },
}

/** Of an address that the member has added. */
async function sendOfEndereco({ test, own, member: { token, userId } }: World, name: CallName) {
  const added = await test.call('createEndereco', { token, params: { id: userId }, body: emSaoPaulo })
  const { id } = added.body['endereco'] as { id: number }
  return test.call(name, { ...inputFor(name, own, id), token })
}
