import { PORTAS, type Porta } from '@atrio/rules'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, isoDateTime, noBody, nothing, upTo } from './fields.ts'

const said = { porta: z.enum(PORTAS as [Porta, ...Porta[]]), versao: upTo(10_000), aceito: z.boolean() }
const consentimento = z.object({ ...said, data: isoDateTime })
export type Consentimento = z.output<typeof consentimento>

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const own = { path: '/usuario/:id/consentimento/', source: 'ours', auth: 'user', params: byId } as const

/** What a person agreed to have loaded from others (Decision 153). */
export const consentCalls = {
  listConsentimentos: defineCall({
    ...own,
    method: 'GET',
    summary: 'What the person last said of each thing that is loaded from others at this church, and when',
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ consentimentos: z.array(consentimento) }),
    errors: signedIn,
  }),
  saveConsentimentos: defineCall({
    ...own,
    method: 'PUT',
    summary: 'Agrees to it or refuses it; of what is not named nothing changes',
    query: nothing,
    body: z.strictObject({
      consentimentos: z.array(z.strictObject(said)).check(z.minLength(1), z.maxLength(PORTAS.length)),
    }),
    status: 200,
    response: z.object({ consentimentos: z.array(consentimento) }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
}
