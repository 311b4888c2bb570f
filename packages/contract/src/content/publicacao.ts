import { day, file, line, lines, optional, picture, ref, rich } from './field.ts'
import { defineResource } from './resource.ts'

export const publicacaoTipo = defineResource({
  nome: 'publicacaoTipo',
  area: 'conteudo',
  modulo: 'MOD_PUBLICACAO',
  fields: { nome: line(60), descricao: optional(lines(300)) },
  listed: ['nome', 'descricao'],
  search: ['nome'],
  order: 'manual',
  life: 'record',
  archived: 'stays',
})

export const publicacao = defineResource({
  nome: 'publicacao',
  area: 'conteudo',
  modulo: 'MOD_PUBLICACAO',
  fields: {
    titulo: line(120),
    publicacaoTipoId: ref('publicacaoTipo'),
    dataPublicacao: day,
    resumo: optional(lines(300)),
    conteudo: rich(60_000),
    autor: optional(line(80)),
    arquivo: optional(file('documento')),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'dataPublicacao', 'autor', 'imagem'],
  search: ['titulo', 'autor', 'resumo'],
  filters: ['publicacaoTipoId'],
  order: { by: 'dataPublicacao', descending: true },
  shownFrom: 'dataPublicacao',
  life: 'content',
  archived: 'goes',
})
