import * as z from 'zod/mini'
import { estadoCivil, sexo } from './account-shapes.ts'
import { defineCall } from './call.ts'
import { cardStaffCalls } from './card-staff.ts'
import { bySlug, id, isoDate, isoDateTime, noBody, nothing, text } from './fields.ts'

const carteirinha = z.object({
  id: z.number(),
  /** The member's number at the church. */
  numero: z.string(),
  /** `vencida` after its last day, `revogada` when the church has taken it back. */
  situacao: z.enum(['ativa', 'vencida', 'revogada']),
  dataEmissao: isoDate,
  /** Its last day; null where it has none. */
  validade: z.nullable(isoDate),
  /** Given and family name. */
  nome: z.string(),
  /** Good for some minutes. */
  imagem: z.nullable(z.string()),
  dataBatismo: z.nullable(isoDate),
  dataNascimento: z.nullable(isoDate),
  congregacao: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  documento: z.nullable(z.object({ tipo: z.enum(['CPF']), numero: z.string() })),
  sexo: z.nullable(sexo),
  estadoCivil: z.nullable(estadoCivil),
  telefone: z.nullable(z.string()),
  /** What the person does at the church. */
  funcao: z.nullable(z.string()),
  /** The pastor, or whoever answers for the person. */
  responsavel: z.nullable(z.string()),
  igreja: z.object({ id: z.number(), nome: z.string(), logo: z.nullable(z.string()) }),
  /** What its QR code says: an address at which anybody sees whether it is good. Null of a card that is not. */
  qrCode: z.nullable(z.string()),
  /** Until when the code is good. */
  qrCodeAte: z.nullable(isoDateTime),
})
export type Carteirinha = z.output<typeof carteirinha>

const verificacao = z.object({
  /**
   * `sem_validade` of a card that has ended, whatever the reason; `expirada` of a code that was shown too long ago;
   * `desconhecida` of what is no code of ours.
   */
  situacao: z.enum(['valida', 'sem_validade', 'expirada', 'outra_igreja', 'desconhecida']),
  /** When a screen was given the code that is `expirada`. */
  geradoEm: z.nullable(isoDateTime),
  /** Of a card that is `valida`: a first name and a photo, and nothing else (Decision 139). */
  pessoa: z.nullable(z.object({ nome: z.string(), imagem: z.nullable(z.string()) })),
})
export type VerificacaoCarteirinha = z.output<typeof verificacao>

export const cardCalls = {
  listCarteirinhas: defineCall({
    method: 'GET',
    path: '/usuario-carteirinha/',
    summary:
      'The member cards of a person at a church, the one that is good first; `impressa` for a code on paper',
    source: 'Spec §7',
    auth: 'user',
    params: nothing,
    query: z.strictObject({ usuario: id, igreja: id, impressa: z.optional(z.literal('true')) }),
    body: noBody,
    status: 200,
    response: z.object({ carteirinhas: z.array(carteirinha) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
  verificarCarteirinha: defineCall({
    method: 'POST',
    path: '/igreja/:slug/carteirinha/verificacao',
    summary: 'Whether the member card with this code is good, and whose photo and first name it has',
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: nothing,
    /** What the QR code says, or the part of it behind the `#`. */
    body: z.strictObject({ codigo: text(300) }),
    status: 200,
    response: verificacao,
    errors: ['NOT_FOUND'],
  }),
  ...cardStaffCalls,
}
