import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, id, isoDate, isoDateTime, noBody, nothing, optionalText, queryIgreja, text } from './fields.ts'

const saude = {
  alergias: z.nullable(z.string()),
  tipoSanguineo: z.nullable(z.string()),
  observacoes: z.nullable(z.string()),
}

/** A child of a person of this church. What is said of its health its guardians alone read (Decision 130). */
const crianca = z.object({
  id: z.number(),
  /** The whole name. */
  nome: z.string(),
  dataNascimento: isoDate,
  ...saude,
  /** The others who have the child too, by name: it stays theirs when one deletes it. */
  outrosResponsaveis: z.array(z.string()),
  /** Tickets of the person to events to come that are in the child's name: they stay good without it. */
  qtdeIngressos: z.number(),
})
export type Crianca = z.output<typeof crianca>

const dados = z.strictObject({
  nome: text(120),
  dataNascimento: isoDate,
  alergias: optionalText(500),
  tipoSanguineo: z.nullish(z.enum(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'])),
  observacoes: optionalText(1000),
})
export type DadosCrianca = z.output<typeof dados>

const byChild = z.strictObject({ id, childId: id })
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

/** A person's own children at this church (Spec §7 Children). */
export const criancasCalls = {
  listCriancas: defineCall({
    method: 'GET',
    path: '/user/:id/crianca',
    summary: "A person's children, the eldest first",
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: z.strictObject({ cliente: id }),
    body: noBody,
    status: 200,
    response: z.object({ criancas: z.array(crianca) }),
    errors: signedIn,
  }),
  createCrianca: defineCall({
    method: 'POST',
    path: '/usuario/:id/crianca',
    summary: 'Adds a child',
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: queryIgreja,
    body: dados,
    status: 201,
    response: z.object({ crianca }),
    errors: [...signedIn, 'FORBIDDEN', 'ACCOUNT_LIMIT'],
  }),
  saveCrianca: defineCall({
    method: 'PUT',
    path: '/usuario/:id/crianca/:childId',
    summary: 'Saves what is said of a child, for each of its guardians; what is left out is empty then',
    source: 'Spec §7',
    auth: 'user',
    params: byChild,
    query: nothing,
    body: dados,
    status: 200,
    response: z.object({ crianca }),
    errors: signedIn,
  }),
  deleteCrianca: defineCall({
    method: 'DELETE',
    path: '/usuario/:id/crianca/:childId',
    summary: 'Deletes a child; where another guardian has it too, it stays theirs alone',
    source: 'Spec §7',
    auth: 'user',
    params: byChild,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
  createConviteCrianca: defineCall({
    method: 'POST',
    path: '/usuario/:id/crianca/:childId/convite/',
    summary: 'A code of seven days by which another person of the church becomes a guardian too, once',
    source: 'ours',
    auth: 'user',
    params: byChild,
    query: nothing,
    body: nothing,
    status: 201,
    /** For the guardian to pass on: who has it sees the child's health notes. The one of before is no good any more. */
    response: z.object({ codigo: z.string(), validoAte: isoDateTime }),
    errors: signedIn,
  }),
  acceptConviteCrianca: defineCall({
    method: 'POST',
    path: '/usuario/:id/convite-crianca/',
    summary: 'Becomes a guardian of the child that a code was made for',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: z.strictObject({ codigo: text(200) }),
    status: 201,
    response: z.object({ crianca }),
    errors: [...signedIn, 'FORBIDDEN', 'CODE_INVALID', 'ACCOUNT_LIMIT'],
  }),
}
