import { line, lines, moment, optional, picture, rich } from './field.ts'
import { defineResource } from './resource.ts'

export const noticia = defineResource({
  nome: 'noticia',
  area: 'conteudo',
  modulo: 'MOD_NOTICIA',
  fields: {
    titulo: line(120),
    categoria: optional(line(40)),
    resumo: optional(lines(300)),
    conteudo: rich(60_000),
    autor: optional(line(80)),
    dataPublicacao: moment,
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'categoria', 'dataPublicacao', 'imagem'],
  search: ['titulo', 'categoria', 'autor', 'resumo'],
  filters: ['categoria'],
  order: { by: 'dataPublicacao', descending: true },
  shownFrom: 'dataPublicacao',
  life: 'content',
  archived: 'goes',
})
