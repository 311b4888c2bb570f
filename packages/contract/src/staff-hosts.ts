import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDateTime, noBody, nothing, text } from './fields.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const path = '/igreja/:slug/equipe/ajustes/endereco/' as const
const ofChurch = { site: 'staff', source: 'ours', params: bySlug, status: 200 } as const
const publish = { auth: { area: 'ajustes', may: 'publish' } } as const
/** As somebody types it: in any case, with the letters of their language. */
const host = text(253).check(z.minLength(1))

/**
 * What a look at the directory of names (DNS) has shown of one record: it says this, it says something else, there is
 * none yet, or nobody answered, which says nothing of the record.
 */
const achado = z.enum(['certo', 'outro', 'ausente', 'desconhecido'])
export type AchadoDns = z.output<typeof achado>

const registro = z.object({
  /** `CNAME` leads here, `TXT` says whose it is. One of both suffices to take the name in. */
  tipo: z.enum(['CNAME', 'TXT']),
  nome: z.string(),
  valor: z.string(),
  achado,
  /** What stands there instead. */
  encontrado: z.nullable(z.string()),
})
export type RegistroDns = z.output<typeof registro>

const endereco = z.object({
  host: z.string(),
  /** The church is found there. What waits is nobody's yet. */
  flagAtivo: z.boolean(),
  /** Links in mails lead there. */
  flagPrincipal: z.boolean(),
  /** When somebody last looked; null where nobody has. */
  conferidoEm: z.nullable(isoDateTime),
  registros: z.array(registro),
})
export type EnderecoIgreja = z.output<typeof endereco>

const enderecos = z.object({
  /** The one that every church has below the platform's host; main while no other is. */
  plataforma: z.string(),
  lista: z.array(endereco),
  maximo: z.number(),
})
export type EnderecosIgreja = z.output<typeof enderecos>

const response = z.object({ enderecos })

/** The host names of a church (Decision 198). */
export const staffHostsCalls = {
  getEnderecosEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path,
    summary: 'The host names of the church, and what the directory of names has to say of those that wait',
    auth: { area: 'ajustes', may: 'see' },
    query: nothing,
    body: noBody,
    response,
    errors: staff,
  }),
  createEnderecoEquipe: defineCall({
    ...ofChurch,
    ...publish,
    method: 'POST',
    path,
    summary: 'Asks for a host name; told to every administrator. It counts once its directory leads here',
    stepUp: true,
    query: nothing,
    body: z.strictObject({ host }),
    response,
    errors: [...staff, 'STEP_UP_REQUIRED', 'ACCOUNT_LIMIT'],
  }),
  conferirEnderecoEquipe: defineCall({
    ...ofChurch,
    ...publish,
    method: 'POST',
    path: '/igreja/:slug/equipe/ajustes/endereco/conferencia/',
    summary: 'Looks at the directory of names; a name that leads here is taken in',
    query: nothing,
    body: z.strictObject({ host }),
    response,
    errors: staff,
  }),
  savePrincipalEquipe: defineCall({
    ...ofChurch,
    ...publish,
    method: 'PUT',
    path: '/igreja/:slug/equipe/ajustes/endereco/principal/',
    summary: 'Which name links lead to; null for the one below the platform. Told to every administrator',
    stepUp: true,
    query: nothing,
    body: z.strictObject({ host: z.nullable(host) }),
    response,
    errors: [...staff, 'STEP_UP_REQUIRED'],
  }),
  deleteEnderecoEquipe: defineCall({
    ...ofChurch,
    ...publish,
    method: 'DELETE',
    path,
    summary: 'Gives a host name up, or stops asking for it; told to every administrator',
    stepUp: true,
    query: z.strictObject({ host }),
    body: nothing,
    response,
    errors: [...staff, 'STEP_UP_REQUIRED'],
  }),
}
