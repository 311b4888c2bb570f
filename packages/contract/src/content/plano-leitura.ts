import { line, lines, optional, passages } from './field.ts'
import { defineResource } from './resource.ts'

/** A reading plan of the church's own, beside those that the program brings. */
export const planoLeitura = defineResource({
  nome: 'planoLeitura',
  area: 'conteudo',
  modulo: null,
  fields: {
    nome: line(80),
    descricao: optional(lines(300)),
    dias: passages(60_000),
  },
  listed: ['nome', 'descricao'],
  search: ['nome', 'descricao'],
  order: 'manual',
  life: 'content',
  archived: 'stays',
})
