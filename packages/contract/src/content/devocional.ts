import { day, line, lines, optional, picture, rich } from './field.ts'
import { defineResource } from './resource.ts'

export const devocional = defineResource({
  nome: 'devocional',
  area: 'conteudo',
  modulo: 'MOD_DEVOCIONAL',
  fields: {
    titulo: line(120),
    data: day,
    referencia: optional(line(80)),
    versiculo: optional(lines(1_000)),
    conteudo: rich(60_000),
    oracao: optional(lines(2_000)),
    resumo: optional(lines(300)),
    autor: optional(line(80)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'data', 'autor', 'imagem'],
  search: ['titulo', 'referencia', 'autor', 'resumo'],
  order: { by: 'data', descending: true },
  shownFrom: 'data',
  life: 'content',
  archived: 'goes',
})
