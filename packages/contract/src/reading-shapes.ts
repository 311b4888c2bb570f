import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { paging, text } from './fields.ts'

/** What every list of things to read is asked: words without regard to accents or case, and a page. */
export const buscaLeitura = z.strictObject({
  busca: z.optional(text(100)),
  ...paging(20),
})

/** Asked by whoever shows only the first few of a list: `false` leaves empty what the filters offer. */
export const filtros = z._default(z.enum(['true', 'false']), 'true')

/** What a card of a list says. */
export const leituraListada = z.object({
  id: z.number(),
  titulo: z.string(),
  /** Plain text. */
  resumo: z.nullable(z.string()),
  autor: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  /** Minutes that reading it takes. */
  minutos: z.number(),
})

/** The item before or after, for those who read on. */
export const vizinho = z.nullable(z.object({ id: z.number(), titulo: z.string() }))
export const vizinhoComSlug = z.nullable(z.object({ slug: z.string(), titulo: z.string() }))

/** A text of the church's, with what it shows of other sites apart: a reader chooses to load it. */
export const partesTexto = z.array(
  z.union([
    z.object({ kind: z.literal('html'), html: z.string() }),
    z.object({
      kind: z.literal('frame'),
      src: z.string(),
      host: z.string(),
      title: z.nullable(z.string()),
    }),
  ]),
)
