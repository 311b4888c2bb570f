import * as z from 'zod/mini'
import { user } from './account-shapes.ts'
import { defineCall } from './call.ts'
import { byId, email, nothing, text } from './fields.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const captcha = ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'] as const

/** Another e-mail for the account, once whoever asks has shown that they read it (Decision 131). */
export const trocaEmailCalls = {
  requestTrocaEmail: defineCall({
    method: 'POST',
    path: '/user/:id/troca-email/',
    summary: 'Mails six digits to the new address; answers the same whether or not it has an account',
    source: 'ours',
    auth: 'user',
    captcha: 'asked',
    params: byId,
    query: nothing,
    body: z.strictObject({ email, senha: text(128) }),
    status: 202,
    response: nothing,
    errors: [...signedIn, ...captcha, 'PASSWORD_INCORRECT'],
  }),
  confirmTrocaEmail: defineCall({
    method: 'PUT',
    path: '/user/:id/troca-email/',
    summary: 'Changes the e-mail by the digits that were mailed to it; the one before is told',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: z.strictObject({ codigo: text(40) }),
    status: 200,
    response: z.object({ user: z.pick(user, { id: true, email: true }) }),
    /** ACCOUNT_EXISTS: the address is another account's, which is said to who reads its mail alone. */
    errors: [...signedIn, 'CODE_INVALID', 'ACCOUNT_EXISTS'],
  }),
}
