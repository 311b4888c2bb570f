import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { isoDateTime } from './fields.ts'
import { momentoTransmissao } from './live-moments.ts'

/** Where a broadcast comes from. */
const fontesTransmissao = ['youtube', 'vimeo', 'hls', 'mp4'] as const

/** What says when a broadcast is what; browsers work its state out by their clock (`estadoTransmissao`). */
const noTempo = {
  inicio: isoDateTime,
  fimPrevisto: isoDateTime,
  comando: z.enum(['auto', 'no_ar', 'encerrada']),
  flagCancelada: z.boolean(),
  iniciadaEm: z.nullable(isoDateTime),
  encerradaEm: z.nullable(isoDateTime),
  chatAntes: z.number(),
  chatDepois: z.number(),
  flagImagem: z.boolean(),
  flagReplay: z.boolean(),
  sinal: z.nullable(z.enum(['no_ar', 'espera', 'acabou'])),
  sinalEm: z.nullable(isoDateTime),
}

export const transmissaoListada = z.object({
  id: z.number(),
  titulo: z.string(),
  /** The weekly service that it broadcasts. */
  idCulto: z.nullable(z.number()),
  /** The event that it broadcasts, where visitors see that. */
  idEvento: z.nullable(z.number()),
  /** For who has a ticket for the event alone. */
  flagExclusiva: z.boolean(),
  ...noTempo,
})
export type TransmissaoListada = z.output<typeof transmissaoListada>

/** What plays: the broadcast itself, or its recording. */
const filme = z.object({
  fonte: z.enum(fontesTransmissao),
  codigo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  legendas: z.array(z.object({ idioma: z.string(), nome: z.string(), url: z.string() })),
})
export type FilmeTransmissao = z.output<typeof filme>

/** What was written while it was on air, as it was said before everybody. */
export const falaTransmissao = z.object({
  seq: z.number(),
  /** Seconds after the beginning; 0 before it. */
  segundo: z.number(),
  nome: z.string(),
  papel: z.enum(['leitor', 'convidado', 'membro', 'anfitriao']),
  texto: z.string(),
})
export type FalaTransmissao = z.output<typeof falaTransmissao>

/** What captions say last. */
export const legenda = z.object({
  /** How many they say: another number is another caption, also with the same words. */
  seq: z.number(),
  texto: z.string(),
})
export type Legenda = z.output<typeof legenda>

export const transmissao = z.extend(transmissaoListada, {
  /** Whoever asks may watch; else there is nothing to play, to read or to say. */
  flagPodeVer: z.boolean(),
  aoVivo: z.nullable(filme),
  replay: z.nullable(filme),
  /** The video of the church's that is its recording. */
  idVideo: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  /** Parts of the recording, from its beginning. */
  capitulos: z.array(z.object({ inicio: z.number(), texto: z.string() })),
  /** What has been held out; of what is to come nothing (Decision 295). */
  momentos: z.array(momentoTransmissao),
  /** The code of its room. */
  sala: z.string(),
  /** How many have raised a hand; null below five. */
  maos: z.nullable(z.number()),
  /** While it is on air: captions that are read along (`getLegendaTransmissao`). */
  legendasAoVivo: z.nullable(z.object({ idioma: z.string(), nome: z.string() })),
  audio: z.nullable(z.string()),
  /** The interpreter's picture: a stream or a file. */
  libras: z.nullable(z.string()),
})
export type Transmissao = z.output<typeof transmissao>
