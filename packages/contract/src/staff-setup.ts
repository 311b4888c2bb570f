import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, email, idioma, noBody, nothing, text } from './fields.ts'

const filled = (max: number) => text(max).check(z.minLength(1), z.regex(/^\S(.*\S)?$/))
const ofPlatform = { site: 'staff', source: 'ours', params: nothing, query: nothing } as const

const igrejaNova = z.strictObject({
  nome: filled(80),
  /** The first label of its host name. */
  codigo: z.string().check(z.regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/)),
  idioma,
  fusoHorario: text(60),
  pais: z.string().check(z.regex(/^[A-Z]{2}$/)),
  moeda: z.string().check(z.regex(/^[A-Z]{3}$/)),
})
export type IgrejaNova = z.output<typeof igrejaNova>

const created = z.object({ codigo: z.string() })

/** How an installation gets its first church and its later ones (Decision 192). */
export const staffSetupCalls = {
  createInstalacao: defineCall({
    ...ofPlatform,
    method: 'POST',
    path: '/equipe/instalacao/',
    summary: 'The first church, its organisation and its administrator; once, by the code of the log',
    auth: 'public',
    body: z.strictObject({
      codigo: text(40),
      organizacao: filled(80),
      igreja: igrejaNova,
      pessoa: z.strictObject({ nome: filled(60), sobrenome: text(60), email, senha: text(200) }),
    }),
    status: 201,
    response: created,
    errors: ['NOT_FOUND'],
  }),
  listOrganizacoesEquipe: defineCall({
    ...ofPlatform,
    method: 'GET',
    path: '/equipe/organizacao/',
    summary: 'The organisations that the person answers for, with how many churches each has',
    auth: 'user',
    body: noBody,
    status: 200,
    response: z.object({
      organizacoes: z.array(z.object({ slug: z.string(), nome: z.string(), quantidade: z.number() })),
    }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  createIgrejaEquipe: defineCall({
    ...ofPlatform,
    method: 'POST',
    path: '/equipe/igreja/',
    summary: 'Another church, of an organisation that the person answers for or of a new one',
    auth: 'user',
    stepUp: true,
    body: z.strictObject({
      /** Null for a new one, which then has the name that stands beside it. */
      organizacao: z.nullable(text(60)),
      nomeOrganizacao: z.nullable(filled(80)),
      igreja: igrejaNova,
    }),
    status: 201,
    response: created,
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'STEP_UP_REQUIRED', 'NOT_FOUND'],
  }),
  sendEmailTesteEquipe: defineCall({
    site: 'staff',
    source: 'ours',
    method: 'POST',
    path: '/igreja/:slug/equipe/ajustes/email-teste/',
    summary: 'Mails whoever asks, to see that mail arrives',
    auth: { area: 'ajustes', may: 'publish' },
    params: bySlug,
    query: nothing,
    body: nothing,
    status: 202,
    response: z.object({ email: z.string() }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
}
