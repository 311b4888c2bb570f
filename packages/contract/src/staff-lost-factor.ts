import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, nothing, text } from './fields.ts'
import { acesso } from './staff-access.ts'

const captcha = ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'] as const
const ofStaff = { site: 'staff', source: 'ours', query: nothing, status: 200 } as const

/** The way back for who has lost their second factor (Decision 284). */
export const staffLostFactorCalls = {
  createFatorPerdidoEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/fator/perdido',
    summary: 'With the password shown: ask the administrators to make sure who asks; they are told',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    body: nothing,
    response: acesso,
    errors: [...captcha, 'UNAUTHENTICATED'],
  }),
  saveFatorPerdidoEquipe: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/equipe/fator/perdido',
    summary:
      'Show the mailed code, after which a new second factor may be set up; or the operator’s, after which a code is mailed',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    body: z.strictObject({ codigo: text(40) }),
    response: acesso,
    errors: [...captcha, 'UNAUTHENTICATED', 'CODE_INVALID'],
  }),
  confirmFatorPerdidoEquipe: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/igreja/:slug/equipe/pessoa/:idUsuario/fator-perdido',
    summary:
      'Say that it is really them, by the digits that they see; FORBIDDEN to themselves, and to a church of who answers for an organisation',
    auth: { area: 'ajustes', may: 'publish' },
    captcha: 'asked',
    stepUp: true,
    params: z.extend(bySlug, { idUsuario: id }),
    body: z.strictObject({ digitos: text(20) }),
    response: z.object({ status: z.literal(true) }),
    errors: [
      ...captcha,
      'UNAUTHENTICATED',
      'PASSWORD_CHANGE_REQUIRED',
      'FORBIDDEN',
      'NOT_FOUND',
      'STEP_UP_REQUIRED',
      'CODE_INVALID',
    ],
  }),
}
