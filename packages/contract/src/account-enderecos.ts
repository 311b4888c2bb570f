import * as z from 'zod/mini'
import { endereco } from './account-shapes.ts'
import { defineCall } from './call.ts'
import { byId, id, noBody, nothing } from './fields.ts'

/** An address as it is kept. A person with addresses has one main one: the one of registration, tickets and receipts. */
const enderecoPessoal = z.object({ id: z.number(), ...endereco.shape, flagPrincipal: z.boolean() })
export type EnderecoPessoal = z.output<typeof enderecoPessoal>

/** `flagPrincipal: true` takes the place of the main one; without it an address stays what it is. */
const dados = z.strictObject({ ...endereco.shape, flagPrincipal: z.optional(z.boolean()) })
export type DadosEndereco = z.output<typeof dados>

const byAddress = z.strictObject({ id, addressId: id })
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const changing = [...signedIn, 'FORBIDDEN'] as const

/** A person's own addresses at this church (Spec §7 Addresses): nobody else reads them here (Decision 130). */
export const enderecosCalls = {
  listEnderecos: defineCall({
    method: 'GET',
    path: '/user/:id/endereco',
    summary: "A person's addresses, the main one first",
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: z.strictObject({ cliente: id }),
    body: noBody,
    status: 200,
    response: z.object({ enderecos: z.array(enderecoPessoal) }),
    errors: signedIn,
  }),
  createEndereco: defineCall({
    method: 'POST',
    path: '/usuario/:id/endereco',
    summary: 'Adds an address; the first one is the main one',
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: nothing,
    body: dados,
    status: 201,
    response: z.object({ endereco: enderecoPessoal }),
    errors: [...changing, 'ACCOUNT_LIMIT'],
  }),
  saveEndereco: defineCall({
    method: 'PUT',
    path: '/usuario/:id/endereco/:addressId',
    summary: 'Puts another address in the place of one, or makes it the main one',
    source: 'Spec §7',
    auth: 'user',
    params: byAddress,
    query: nothing,
    body: dados,
    status: 200,
    response: z.object({ endereco: enderecoPessoal }),
    errors: changing,
  }),
  deleteEndereco: defineCall({
    method: 'DELETE',
    path: '/usuario/:id/endereco/:addressId',
    summary:
      'Deletes an address; of the others the oldest is the main one then. Orders keep what they were given',
    source: 'Spec §7',
    auth: 'user',
    params: byAddress,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: changing,
  }),
}
