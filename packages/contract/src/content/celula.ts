import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { frequenciasCelula, publicosCelula } from '../group-shapes.ts'
import {
  choice,
  flag,
  line,
  lines,
  number,
  optional,
  picture,
  pin,
  rich,
  time,
  weekday,
  type Field,
} from './field.ts'
import { defineResource } from './resource.ts'

/** A small group as staff write it; who leads it stands beside it (Decision 281). */
export const celula = defineResource({
  nome: 'celula',
  area: 'grupos',
  modulo: 'MOD_CELULA',
  fields: {
    nome: line(80),
    resumo: optional(lines(200)),
    descricao: optional(rich(20_000)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
    publico: choice(publicosCelula),
    diaSemana: optional(weekday),
    hora: optional(time),
    duracaoMinutos: optional(number(1, 1_440)),
    frequencia: choice(frequenciasCelula),
    idioma: optional(choice(['pt_BR', 'en', 'es'])),
    bairro: optional(line(80)),
    cidade: optional(line(80)),
    // From here to the point for who is in the group alone (Decision 133).
    cep: optional({ ...line(12), ui: { input: 'postcode' } } satisfies Field),
    rua: optional(line(120)),
    numero: optional(line(20)),
    complemento: optional(line(80)),
    latitude: optional(pin({ max: 85, beside: 'longitude' })),
    longitude: optional(pin({ max: 180, beside: null })),
    flagOnline: flag,
    linkOnline: optional({
      schema: text(500).check(z.regex(/^https:\/\/\S+$/)),
      ui: { input: 'address' },
    } satisfies Field),
    flagCriancas: flag,
    flagAcessivel: flag,
    capacidade: optional(number(1, 10_000)),
    flagAberta: flag,
    flagListada: flag,
  },
  listed: ['nome', 'bairro', 'cidade', 'imagem'],
  search: ['nome', 'resumo', 'bairro', 'cidade'],
  order: { by: 'nome' },
  life: 'content',
  archived: 'stays',
})
