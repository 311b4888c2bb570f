import * as z from 'zod/mini'
import { idioma, text } from './fields.ts'
import { periodosCelula, publicosCelula } from './group-shapes.ts'

const flag = z.optional(z.literal('true'))
const coordinate = (most: number) =>
  z.optional(z.coerce.number<string | number>().check(z.minimum(-most), z.maximum(most)))

/** Which groups: all filters hold together. */
export const filtrosCelula = {
  busca: z.optional(text(100)),
  /** Days of the week, `2` or `2,4`; 0 is Sunday. */
  dia: z.optional(z.string().check(z.regex(/^[0-6](,[0-6]){0,6}$/))),
  periodo: z.optional(z.enum(periodosCelula)),
  publico: z.optional(z.enum(publicosCelula)),
  idioma: z.optional(idioma),
  online: flag,
  criancas: flag,
  acessivel: flag,
  /** Only those that take requests and have room. */
  vagas: flag,
  /** With both, groups are told how far they are, and the nearest stand first. */
  latitude: coordinate(85),
  longitude: coordinate(180),
  /** Kilometres; only with a place. */
  distancia: z.optional(z.coerce.number<string | number>().check(z.positive(), z.maximum(500))),
}

/** What a search may be widened by: all of these but the place, which goes with its distance. */
export const filtrosSoltosCelula = [
  'busca',
  'dia',
  'periodo',
  'publico',
  'idioma',
  'online',
  'criancas',
  'acessivel',
  'vagas',
  'distancia',
] as const
