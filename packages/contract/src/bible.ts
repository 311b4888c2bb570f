import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, idioma, isoDateTime, noBody, nothing, paging, text, upTo } from './fields.ts'

/** A translation, with what its licence asks readers to be shown. */
const traducao = z.object({
  codigo: z.string(),
  nome: z.string(),
  idioma,
  licenca: z.string(),
  atribuicao: z.string(),
})

const versiculo = z.object({
  numero: z.number(),
  texto: z.string(),
  /** A paragraph begins here; texts without paragraphs have none. */
  flagParagrafo: z.boolean(),
})

/** A free translation in the language of the request that this platform has not yet, and what became of fetching it. */
const chegando = z.object({
  codigo: z.string(),
  nome: z.string(),
  idioma,
  situacao: z.enum(['esperando', 'baixando', 'falhou']),
  /** Of the file, 0 to 100. */
  porcento: z.number(),
})

/** A chapter; `livro` is the USFM code in lower case. */
const lugar = z.object({ livro: z.string(), capitulo: z.number() })

const marcacao = z.object({
  livro: z.string(),
  capitulo: z.number(),
  versiculo: z.number(),
  cor: z.nullable(z.enum(['amarelo', 'verde', 'azul', 'rosa'])),
  nota: z.nullable(z.string()),
  dataUltimaAlteracao: isoDateTime,
})

const codigo = text(12)
const livro = text(3)

export const bibleCalls = {
  listTraducoes: defineCall({
    method: 'GET',
    path: '/biblia/traducao/',
    summary: 'The translations of the Bible that can be read here',
    source: 'ours',
    auth: 'public',
    params: nothing,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ traducoes: z.array(traducao), chegando: z.nullable(chegando) }),
    errors: [],
  }),
  getCapitulo: defineCall({
    method: 'GET',
    path: '/biblia/traducao/:traducao/livro/:livro/capitulo/:capitulo/',
    summary: 'A chapter of the Bible',
    source: 'ours',
    auth: 'public',
    params: z.strictObject({ traducao: codigo, livro, capitulo: upTo(200) }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      traducao,
      livro: z.string(),
      capitulo: z.number(),
      versiculos: z.array(versiculo),
      anterior: z.nullable(lugar),
      proximo: z.nullable(lugar),
    }),
    errors: ['NOT_FOUND'],
  }),
  searchVersiculos: defineCall({
    method: 'GET',
    path: '/biblia/traducao/:traducao/busca/',
    summary: 'Verses that hold all the words, without regard to accents or case, in the order of the Bible',
    source: 'ours',
    auth: 'public',
    params: z.strictObject({ traducao: codigo }),
    query: z.strictObject({
      busca: text(100),
      ...paging(30),
    }),
    body: noBody,
    status: 200,
    response: z.object({
      versiculos: z.array(z.extend(lugar, { versiculo: z.number(), texto: z.string() })),
      total: z.number(),
    }),
    errors: ['NOT_FOUND'],
  }),
  getPassagem: defineCall({
    method: 'GET',
    path: '/biblia/passagem/',
    summary:
      'The text of references such as `Jo 3.16-18; 1Co 13`, in the translation of `traducao`, else in the one that the reference names (`Jo 3.16 KJV`), else in the language of the request, as far as they are there',
    source: 'ours',
    auth: 'public',
    params: nothing,
    query: z.strictObject({ referencia: text(300), traducao: z.optional(codigo) }),
    body: noBody,
    status: 200,
    response: z.object({
      traducao,
      /** A translation that the reference names and that is not here, as it is written there. */
      traducaoAusente: z.nullable(z.string()),
      passagens: z.array(
        z.object({
          /** Written as the request's language does. */
          referencia: z.string(),
          livro: z.string(),
          capitulos: z.array(z.object({ capitulo: z.number(), versiculos: z.array(versiculo) })),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  listMarcacoes: defineCall({
    method: 'GET',
    path: '/usuario/:id/biblia-marcacao/',
    summary: "The person's highlights and notes in the Bible, of one chapter or the newest of all",
    source: 'ours',
    auth: 'user',
    params: z.strictObject({ id }),
    query: z.strictObject({ livro: z.optional(livro), capitulo: z.optional(upTo(200)) }),
    body: noBody,
    status: 200,
    response: z.object({ marcacoes: z.array(marcacao) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
  saveMarcacao: defineCall({
    method: 'PUT',
    path: '/usuario/:id/biblia-marcacao/',
    summary: 'Highlights verses or writes a note to them; what is null is taken away, what is absent stays',
    source: 'ours',
    auth: 'user',
    params: z.strictObject({ id }),
    query: nothing,
    body: z.strictObject({
      livro,
      capitulo: upTo(200),
      versiculos: z.array(upTo(200)).check(z.minLength(1), z.maxLength(200)),
      cor: z.optional(marcacao.shape.cor),
      nota: z.optional(z.nullable(text(4_000))),
    }),
    status: 200,
    response: z.object({ marcacoes: z.array(marcacao) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
}

export type Traducao = z.output<typeof traducao>
export type Chegando = z.output<typeof chegando>
export type Versiculo = z.output<typeof versiculo>
export type Marcacao = z.output<typeof marcacao>
