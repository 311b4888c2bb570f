import { day, line, lines, optional, picture, ref, rich } from './field.ts'
import { defineResource } from './resource.ts'

export const ebd = defineResource({
  nome: 'ebd',
  area: 'conteudo',
  modulo: 'MOD_EBD',
  fields: {
    titulo: line(120),
    classe: optional(line(60)),
    professor: optional(line(80)),
    dataInicio: day,
    resumo: optional(lines(300)),
    descricao: optional(rich(60_000)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
  },
  listed: ['titulo', 'classe', 'dataInicio', 'imagem'],
  search: ['titulo', 'classe', 'professor'],
  order: { by: 'dataInicio', descending: true },
  life: 'content',
  archived: 'goes',
})

/** Its number in its series, which is in its address, is its place there. */
export const ebdLicao = defineResource({
  nome: 'ebdLicao',
  area: 'conteudo',
  modulo: 'MOD_EBD',
  fields: {
    titulo: line(120),
    ebdId: ref('ebd'),
    referencia: optional(line(80)),
    data: optional(day),
    conteudo: rich(60_000),
    notasProfessor: optional(rich(20_000)),
  },
  listed: ['titulo', 'ebdId', 'data'],
  search: ['titulo', 'referencia'],
  filters: ['ebdId'],
  order: 'manual',
  place: { column: 'numero', within: 'ebdId' },
  life: 'content',
  archived: 'goes',
})
