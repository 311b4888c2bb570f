import { day, file, items, line, lines, optional, picture, rich } from './field.ts'
import { defineResource } from './resource.ts'

/** What groups talk about; those write it who look after groups (Decision 282). */
export const estudo = defineResource({
  nome: 'estudo',
  area: 'grupos',
  modulo: 'MOD_CELULA',
  fields: {
    titulo: line(120),
    serie: optional(line(80)),
    referencia: optional(line(80)),
    dataPublicacao: day,
    resumo: optional(lines(300)),
    conteudo: rich(60_000),
    perguntas: items(4_000),
    arquivo: optional(file('estudo')),
    autor: optional(line(80)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'dataPublicacao', 'serie', 'imagem'],
  search: ['titulo', 'serie', 'referencia', 'autor'],
  order: { by: 'dataPublicacao', descending: true },
  shownFrom: 'dataPublicacao',
  life: 'content',
  archived: 'stays',
})
