import { address, line, lines, optional, picture } from './field.ts'
import { defineResource } from './resource.ts'

export const banner = defineResource({
  nome: 'banner',
  area: 'conteudo',
  modulo: null,
  fields: {
    titulo: line(80),
    descricao: optional(lines(200)),
    url: optional(address),
    textoBotao: optional(line(40)),
    imagem: picture('3/1'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'descricao', 'imagem'],
  search: ['titulo', 'descricao'],
  order: 'manual',
  life: 'content',
  archived: 'goes',
})
