import { address, line, optional } from './field.ts'
import { defineResource } from './resource.ts'

export const igrejaAppMenu = defineResource({
  nome: 'igrejaAppMenu',
  area: 'conteudo',
  modulo: null,
  fields: { titulo: line(40), url: address, icone: optional(line(40)) },
  listed: ['titulo', 'url'],
  search: ['titulo'],
  order: 'manual',
  life: 'record',
  archived: 'goes',
})
