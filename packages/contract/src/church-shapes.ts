import * as z from 'zod/mini'
import { idioma, isoDate, isoDateTime } from './fields.ts'

/** Contact and place of a church, as the platform lists it (the church as a customer of the platform). */
export const cliente = z.object({
  id: z.number(),
  nome: z.string(),
  telefone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  email: z.nullable(z.string()),
  site: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  pais: z.string(),
  estado: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  rua: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  complemento: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** How to get there, in the church's own words. */
  comoChegar: z.nullable(z.string()),
  appAndroid: z.nullable(z.string()),
  appIos: z.nullable(z.string()),
})
export type Cliente = z.output<typeof cliente>

export const imagem = z.object({ url: z.string(), alt: z.string() })

/**
 * A field that the church asks of a person beyond name, e-mail and password: at registration where it is `flagObrigatorio`,
 * else in the account alone (Decision 94).
 */
export const campoCadastro = z.object({
  campo: z.enum([
    'sobrenome',
    'telefone',
    'dataNascimento',
    'sexo',
    'estadoCivil',
    'dataCasamento',
    'ocupacao',
    'congregacao',
    'qtdeFilhos',
    'observacoes',
    'endereco',
    'cpf',
  ]),
  flagObrigatorio: z.boolean(),
})

export const igreja = z.object({
  id: z.number(),
  uuid: z.string(),
  codigo: z.string(),
  slug: z.string(),
  nome: z.string(),
  /** The full host name of its own that links lead to, when it has one. */
  host: z.nullable(z.string()),
  /** As stored: `pt_BR`. Spec §3: readers turn the underscore into a hyphen and lower the case. */
  idioma,
  /** What its portal offers; `idioma` is one of them (Decision 189). */
  idiomas: z.array(idioma),
  flagAtivo: z.boolean(),
  /** Sanitised HTML. */
  historia: z.nullable(z.string()),
  descricao: z.nullable(z.string()),
  imagens: z.array(imagem),
  slugOrganizacao: z.string(),
  /** Codes of what is loaded from others, where a visitor agrees (Decision 152). */
  facebookPixelCode: z.nullable(z.string()),
  googleAnalyticsCode: z.nullable(z.string()),
  clarityCode: z.nullable(z.string()),
  typeformCode: z.nullable(z.string()),
  /** Errors may be reported where the operator has an address for them, and the visitor agrees. */
  flagRelatoErros: z.boolean(),
  codigoPlano: z.nullable(z.string()),
  /** IANA zone in which the church's services happen. */
  fusoHorario: z.string(),
  /** ISO 4217. */
  moeda: z.string(),
  dataCadastro: isoDateTime,
  camposCadastro: z.array(campoCadastro),
  clientes: z.array(cliente),
})
export type Igreja = z.output<typeof igreja>

/** A church in a list: who and where, and the address of its portal. */
export const clienteListado = z.extend(cliente, {
  igreja: z.object({
    id: z.number(),
    codigo: z.string(),
    slug: z.string(),
    nome: z.string(),
    idioma,
    flagAtivo: z.boolean(),
    corApp: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    /** The full host name of its own that links lead to, when it has one. */
    host: z.nullable(z.string()),
  }),
  /** Kilometres from the place asked for; null when none was given or the church has no place. */
  distancia: z.nullable(z.number()),
})
export type ClienteListado = z.output<typeof clienteListado>

export const moduloCodigo = z.enum([
  'MOD_CULTO',
  'MOD_EVENTO',
  'MOD_DOACAO',
  'MOD_CELULA',
  'MOD_DEVOCIONAL',
  'MOD_NOTICIA',
  'MOD_EBD',
  'MOD_PUBLICACAO',
  'MOD_MURAL_ORACAO',
  'MOD_ASSINATURA',
  'MOD_VOLUTS',
  'MOD_MYKIDS',
])
export type ModuloCodigo = z.output<typeof moduloCodigo>

export const igrejaVisual = z.object({
  /** `#rrggbb`, or null for a church that chose no colour. */
  corApp: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  icone: z.nullable(z.string()),
  imagemCapa: z.nullable(z.string()),
  imagemCapaAlt: z.nullable(z.string()),
})
export type IgrejaVisual = z.output<typeof igrejaVisual>

export const culto = z.object({
  id: z.number(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  /** 0 is Sunday. */
  diaSemana: z.number(),
  /** `HH:MM` on the church's clock. */
  hora: z.string(),
  duracaoMinutos: z.number(),
  local: z.nullable(z.string()),
  idioma: z.nullable(idioma),
  flagCriancas: z.boolean(),
  flagLibras: z.boolean(),
  flagAcessivel: z.boolean(),
  flagOnline: z.boolean(),
  /** Single dates, from today on, that differ from the weekly rule. */
  alteracoes: z.array(
    z.object({
      data: isoDate,
      flagCancelado: z.boolean(),
      hora: z.nullable(z.string()),
      observacao: z.nullable(z.string()),
    }),
  ),
})
export type Culto = z.output<typeof culto>
