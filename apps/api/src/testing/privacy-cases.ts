import type { CallName, ErrorCode } from '@atrio/contract'
import { signUndo } from '../privacy/undo-token.ts'
import { sendAsGuest } from './guest.ts'
import { absent, inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case } from './status-cases.ts'

/** A person's data, taken along and erased. */
export const privacyCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  createExportacao: { FORBIDDEN: sendAsGuest },
  getExclusao: { FORBIDDEN: sendAsGuest },
  createExclusao: {
    FORBIDDEN: sendAsGuest,
    async LAST_ADMIN({ test, own }, name) {
      const { token, userId } = await logIn(test, 'admin')
      return test.call(name, { ...inputFor(name, { ...own, userId }), token })
    },
    PASSWORD_INCORRECT: async ({ test, own }, name) => {
      const { token, userId } = await logIn(test, 'contentAdmin')
      return test.call(name, { ...inputFor(name, { ...own, userId }), body: { senha: 'Errada!123' }, token })
    },
  },
  undoExclusao: {
    async ok({ test, own }, name) {
      const { token, userId } = await logIn(test, 'contentAdmin')
      await test.call('createExclusao', { ...inputFor('createExclusao', { ...own, userId }), token })
      const [row] = await asOwner<{ apagarEm: Date }>(
        test.target,
        `select apagar_em as "apagarEm" from pedido_exclusao where user_id = $1`,
        [userId],
      )
      const undo = { igrejaId: own.igreja, userId, ...row! }
      return test.call(name, { body: { token: signUndo(test.deps.secrets, undo) } })
    },
    CODE_INVALID: ({ test, own }, name) => test.call(name, inputFor(name, own)),
    NOT_FOUND: ({ test }, name) => test.call(name, { ...inputFor(name, absent), at: 'inactive' }),
  },
}
