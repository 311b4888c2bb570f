import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, noBody, nothing, text } from './fields.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofChurch = { site: 'staff', source: 'ours', params: bySlug, query: nothing, status: 200 } as const
const path = '/igreja/:slug/equipe/ajustes/email/' as const

/** Mails in which a church speaks, too. Those of safety, of passwords and codes, are the same for everybody. */
export const emailTipos = [
  'activation',
  'igreja-linked',
  'celula-aceita',
  'carteirinha-emitida',
  'pedido-aprovado',
  'pedido-aguardando',
  'ingresso-recebido',
  'evento-lembrete',
  'transmissao-lembrete',
  'culto-alterado',
  'comunicado',
] as const
const tipo = z.enum(emailTipos)
export type EmailTipo = z.output<typeof tipo>

const locales = ['pt-BR', 'en', 'es'] as const
const saudacao = text(160)
const assinatura = text(400)
const paragrafo = text(800)
/** Empty for what a mail says by itself. `{igreja}` is the church's name. */
const textos = z.strictObject({
  saudacao,
  assinatura,
  paragrafos: z.partialRecord(tipo, paragrafo),
})
export type EmailTextos = z.output<typeof textos>
const porIdioma = z.strictObject({ 'pt-BR': textos, en: textos, es: textos })
export type EmailTextosPorIdioma = z.output<typeof porIdioma>
const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

/** `idiomas`: what the church's portal offers, and so what its mails speak (Decision 189). */
const response = z.object({
  emails: z.object({ versao, textos: porIdioma, idiomas: z.array(z.enum(locales)) }),
})
export type EmailsIgreja = z.output<typeof response>['emails']

/** What a church says in its mails beside what each says by itself (Decision 191). */
export const staffMailsCalls = {
  getEmailsEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path,
    summary: 'Greeting, signature and paragraphs of the church’s own, by language',
    auth: { area: 'ajustes', may: 'see' },
    body: noBody,
    response,
    errors: staff,
  }),
  saveEmailsEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path,
    summary:
      'Sets them; a link that is not https, or a placeholder that nothing fills, is refused by its field',
    auth: { area: 'ajustes', may: 'publish' },
    body: z.strictObject({ versao, textos: porIdioma }),
    response,
    errors: [...staff, 'VERSION_CONFLICT'],
  }),
  verEmailEquipe: defineCall({
    ...ofChurch,
    method: 'POST',
    path: '/igreja/:slug/equipe/ajustes/email/previa/',
    summary: 'A mail as it would be with texts that are not saved yet',
    auth: { area: 'ajustes', may: 'publish' },
    body: z.strictObject({ idioma: z.enum(locales), tipo, textos }),
    /** `endereco`: where a frame of the staff's site shows it as it is sent, for ten minutes. */
    response: z.object({ assunto: z.string(), texto: z.string(), endereco: z.string() }),
    errors: staff,
  }),
}
