import * as z from 'zod/mini'
import { campoPersonalizado, dadosPessoais, respostasPersonalizadas, usuario } from './account-shapes.ts'
import { defineCall } from './call.ts'
import { byId, id, noBody, nothing, queryIgreja, slug } from './fields.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'] as const

const camposPersonalizados = z.array(campoPersonalizado)

/** What a church knows of a person, and the person alone reads and changes (Decision 130). */
export const dadosCalls = {
  getUsuario: defineCall({
    method: 'GET',
    path: '/usuario/:slug/:userId',
    summary: "The person's own account at this church",
    source: 'Spec §7',
    auth: 'user',
    params: z.strictObject({ slug, userId: id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ usuario }),
    errors: [...signedIn, 'NOT_FOUND'],
  }),
  updateUsuario: defineCall({
    method: 'PUT',
    path: '/usuario/',
    summary:
      "Saves some of the person's data at this church: what is left out stays as it is, null takes away what the church does not insist on",
    source: 'Spec §7',
    auth: 'user',
    params: nothing,
    query: nothing,
    body: dadosPessoais,
    status: 200,
    response: z.object({ usuario }),
    errors: [...signedIn, 'FORBIDDEN', 'CPF_IN_USE'],
  }),
  listCamposPersonalizados: defineCall({
    method: 'GET',
    path: '/user/:id/campo-personalizado',
    summary: "The church's custom fields, with what the person answered",
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ camposPersonalizados }),
    errors: [...signedIn, 'NOT_FOUND'],
  }),
  saveCamposPersonalizados: defineCall({
    method: 'PUT',
    path: '/user/:id/campo-personalizado',
    summary: "Saves the person's answers to some of the church's custom fields; the others stay as they are",
    source: 'ours',
    auth: 'user',
    params: byId,
    query: queryIgreja,
    body: z.strictObject({ valores: respostasPersonalizadas }),
    status: 200,
    response: z.object({ camposPersonalizados }),
    errors: [...signedIn, 'NOT_FOUND', 'FORBIDDEN'],
  }),
}
