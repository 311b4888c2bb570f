import { address, choice, day, line, lines, names, number, optional, picture, ref, rich } from './field.ts'
import { defineResource } from './resource.ts'

/** A row of Play's home, named by the tag of what stands in it. */
export const planoAssinaturaTag = defineResource({
  nome: 'planoAssinaturaTag',
  area: 'conteudo',
  modulo: 'MOD_ASSINATURA',
  fields: { nome: line(60) },
  listed: ['nome'],
  search: ['nome'],
  order: 'manual',
  life: 'record',
  archived: 'stays',
})

export const planoAssinaturaConteudo = defineResource({
  nome: 'planoAssinaturaConteudo',
  area: 'conteudo',
  modulo: 'MOD_ASSINATURA',
  fields: {
    titulo: line(120),
    tipo: choice(['video', 'serie', 'coletanea']),
    dataPublicacao: day,
    coletaneaId: optional(ref('planoAssinaturaConteudo')),
    temporada: optional(number(1, 99)),
    numero: optional(number(1, 9_999)),
    tags: optional(names('planoAssinaturaTag', 300)),
    destaque: choice(['nao', 'sim']),
    acesso: choice(['planos', 'gratis']),
    planos: optional(names('planoAssinatura', 300)),
    /** Of YouTube, of Vimeo, or of an HLS list or a file elsewhere; without one it is what staff sent. */
    url: optional(address),
    trailer: optional(address),
    duracao: optional(number(1, 86_400)),
    autor: optional(line(80)),
    resumo: optional(lines(300)),
    descricao: optional(rich(60_000)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'tipo', 'dataPublicacao', 'imagem'],
  search: ['titulo', 'resumo', 'autor', 'tags'],
  filters: ['tipo', 'coletaneaId'],
  order: { by: 'dataPublicacao', descending: true },
  shownFrom: 'dataPublicacao',
  life: 'content',
  archived: 'stays',
})
