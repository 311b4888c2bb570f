import * as z from 'zod/mini'
import { text } from '../fields.ts'
import {
  address,
  captions,
  choice,
  day,
  file,
  line,
  lines,
  moments,
  number,
  optional,
  picture,
  records,
  rich,
  type Field,
} from './field.ts'
import { defineResource } from './resource.ts'

/** What an address of YouTube or Vimeo ends with; of a file, a name of the church's own. */
const videoId = {
  schema: text(64).check(z.regex(/^[\w-]{1,64}$/)),
  ui: { input: 'film' },
} satisfies Field

export const video = defineResource({
  nome: 'video',
  area: 'conteudo',
  modulo: null,
  fields: {
    titulo: line(120),
    videoId,
    source: choice(['youtube', 'vimeo', 'mp4', 'hls']),
    url: optional(address),
    dataPublicacao: day,
    pregador: optional(line(80)),
    referencia: optional(line(80)),
    resumo: optional(lines(300)),
    descricao: optional(rich(60_000)),
    duracao: optional(number(1, 86_400)),
    audio: optional(file('audio')),
    legendas: captions,
    capitulos: moments(10_000),
    transcricao: moments(100_000),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'dataPublicacao', 'pregador', 'imagem'],
  search: ['titulo', 'pregador', 'referencia'],
  order: { by: 'dataPublicacao', descending: true },
  shownFrom: 'dataPublicacao',
  life: 'content',
  archived: 'goes',
})

export const videoPlaylist = defineResource({
  nome: 'videoPlaylist',
  area: 'conteudo',
  modulo: null,
  fields: {
    titulo: line(120),
    descricao: optional(lines(300)),
    videos: records('video'),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'imagem'],
  search: ['titulo', 'descricao'],
  order: 'manual',
  life: 'content',
  archived: 'goes',
})
