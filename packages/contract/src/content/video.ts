import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { address, choice, day, line, lines, number, optional, picture, rich, type Field } from './field.ts'
import { defineResource } from './resource.ts'

/** What an address of YouTube or Vimeo ends with; of a file, a name of the church's own. */
const videoId = {
  schema: text(64).check(z.regex(/^[\w-]{1,64}$/)),
  ui: { input: 'line' },
} satisfies Field

export const video = defineResource({
  nome: 'video',
  area: 'conteudo',
  modulo: null,
  fields: {
    titulo: line(120),
    source: choice(['youtube', 'vimeo', 'mp4', 'hls']),
    videoId,
    url: optional(address),
    dataPublicacao: day,
    pregador: optional(line(80)),
    referencia: optional(line(80)),
    resumo: optional(lines(300)),
    descricao: optional(rich(60_000)),
    duracao: optional(number(1, 86_400)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'dataPublicacao', 'pregador', 'imagem'],
  search: ['titulo', 'pregador', 'referencia'],
  order: { by: 'dataPublicacao', descending: true },
  shownFrom: 'dataPublicacao',
  life: 'content',
})
