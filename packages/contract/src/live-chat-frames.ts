import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { text } from './fields.ts'
import { reacoesSala, SALA_LIMITS, type ReacaoSala } from './live-chat-limits.ts'

const seq = z.int().check(z.nonnegative())
export const chaveSala = z.uuid()
export const textoSala = z.string().check(z.minLength(1), z.maxLength(2 * SALA_LIMITS.texto))
export const bilheteSala = text(1_000)

/** What a browser may send to a room, as JSON of at most 4 KB. */
export const frameUpSala = z.discriminatedUnion('t', [
  /** First, within five seconds; again after a gap, from what was seen last. */
  z.strictObject({
    t: z.literal('entrar'),
    bilhete: bilheteSala,
    desde: z.optional(seq),
    epoca: z.optional(z.uuid()),
    limite: z._default(z.int().check(z.minimum(1), z.maximum(SALA_LIMITS.historico)), 50),
  }),
  z.strictObject({ t: z.literal('msg'), chave: chaveSala, texto: textoSala }),
  z.strictObject({ t: z.literal('reagir'), tipo: z.enum(reacoesSala) }),
  /** Renewed, or with a name at last. */
  z.strictObject({ t: z.literal('bilhete'), bilhete: bilheteSala }),
])
export type FrameUpSala = z.input<typeof frameUpSala>

/** `leitor` has given no name, and reads. */
export type PapelSala = 'leitor' | 'convidado' | 'membro' | 'anfitriao'

export interface ModoSala {
  /** Seconds between two messages of one person. */
  modoLento: 0 | 5 | 15 | 30
  flagSoAnfitrioes: boolean
  flagLinksConvidados: boolean
}

/** Whom a browser is at a room; `de` is what stands at their messages. */
export interface EuSala {
  de: string
  nome: string | null
  papel: PapelSala
  /** Where their photo is, for an hour. */
  imagem: string | null
}

interface Mensagem {
  seq: number
  tipo: 'mensagem'
  /** The same for all of one person in one room; leads to nobody. */
  de: string
  nome: string
  papel: PapelSala
  /** Where their photo is, for an hour; not there once it was taken away. */
  imagem?: string
  texto: string
  em: string
  /** Waits for a moderator: its author and they see it. */
  retida?: true
  /** Of somebody muted, as moderators see it. */
  silenciada?: true
}

/** What happened in a room, as its log says. */
export type EventoSala =
  | Mensagem
  | { seq: number; tipo: 'removida'; alvo: number }
  | { seq: number; tipo: 'removida_de'; de: string; ate: number }
  /** What was removed is there again, or what was held is there at last: to be read anew. */
  | { seq: number; tipo: 'restaurada' }
  /** What is kept above all others now. */
  | { seq: number; tipo: 'fixada'; mensagem: Mensagem | null }
  | ({ seq: number; tipo: 'modo' } & ModoSala)
  | { seq: number; tipo: 'momento' | 'estado'; em: string; dados: Record<string, unknown> }
export type MensagemSala = Mensagem

/** What a browser is sent; the other ways of Decision 211 say the same. */
export type FrameDownSala =
  | {
      t: 'oi'
      epoca: string
      seq: number
      sala: {
        codigo: string
        tipo: string
        aberta: boolean
        abreEm: string | null
        fechaEm: string | null
        /** What is kept above all others. */
        fixada: MensagemSala | null
      } & ModoSala
      agora: string
      eu: EuSala
    }
  /** All that there is for this reader between `de`, which they have, and `ate`. */
  | { t: 'ev'; de: number; ate: number; ev: EventoSala[] }
  | { t: 'ok'; chave: string; seq: number }
  | { t: 'nao'; chave?: string; codigo: ErrorCode; esperarMs?: number }
  | { t: 'n'; quantos: number; reacoes: Partial<Record<ReacaoSala, number>> }
  /** Forget everything: the next `ev` begins anew. */
  | { t: 'recomece' }
  | { t: 'volte'; emMs: number }
