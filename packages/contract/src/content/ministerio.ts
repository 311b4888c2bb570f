import { line, lines, number, optional, picture, ref, rich } from './field.ts'
import { defineResource } from './resource.ts'

export const ministerio = defineResource({
  nome: 'ministerio',
  area: 'conteudo',
  modulo: null,
  fields: {
    nome: line(80),
    resumo: optional(lines(300)),
    quando: optional(line(120)),
    conteudo: optional(rich(60_000)),
    comoAjudar: optional(rich(20_000)),
    lider: optional(line(80)),
    liderEmail: optional(line(120)),
    liderWhatsapp: optional(line(30)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['nome', 'resumo', 'imagem'],
  search: ['nome', 'resumo', 'lider'],
  order: 'manual',
  life: 'content',
  archived: 'goes',
})

export const projeto = defineResource({
  nome: 'projeto',
  area: 'conteudo',
  modulo: null,
  fields: {
    nome: line(80),
    ministerioId: ref('ministerio'),
    resumo: optional(lines(300)),
    conteudo: rich(60_000),
    comoAjudar: optional(rich(20_000)),
    necessidade: optional(line(120)),
    meta: optional(number(1, 2_000_000_000)),
    alcancado: optional(number(0, 2_000_000_000)),
    unidade: optional(line(40)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['nome', 'resumo', 'imagem'],
  search: ['nome', 'resumo'],
  filters: ['ministerioId'],
  order: 'manual',
  life: 'content',
  archived: 'goes',
})
