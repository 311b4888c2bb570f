import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, idioma, isoDate, isoDateTime, noBody, nothing, queryIgreja, slug, text } from './fields.ts'

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

/** A field that the church asks for at registration, beyond name, e-mail and password. */
export const campoCadastro = z.object({
  campo: z.enum([
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
  /** As stored: `pt_BR`. Spec §3: readers turn the underscore into a hyphen and lower the case. */
  idioma,
  flagAtivo: z.boolean(),
  /** Sanitised HTML. */
  historia: z.nullable(z.string()),
  descricao: z.nullable(z.string()),
  imagens: z.array(imagem),
  slugOrganizacao: z.string(),
  facebookPixelCode: z.nullable(z.string()),
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
    /** Its own full host name, when it has one. */
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

const buscaClientes = z.strictObject({
  /** Left out by someone who stands at no church's address: all churches of the platform. */
  organizacao: z.optional(slug),
  latitude: z.optional(z.coerce.number<string | number>().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.coerce.number<string | number>().check(z.minimum(-180), z.maximum(180))),
  /** Words of a name or an address, without regard to accents or case. */
  busca: z.optional(text(100)),
  page: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 30),
})

export const churchCalls = {
  getIgrejaByCodigo: defineCall({
    method: 'GET',
    path: '/igreja/codigo/:code',
    summary: 'A church by its code, the first label of its host name',
    source: 'Spec §7',
    auth: 'public',
    params: z.strictObject({ code: text(63) }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true), igreja }),
    errors: ['NOT_FOUND'],
  }),
  getIgrejaByHostname: defineCall({
    method: 'GET',
    path: '/igreja/',
    summary: 'The church that answers at a full host name; an empty list when none does',
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: z.strictObject({ hostname: text(253) }),
    body: noBody,
    status: 200,
    response: z.object({ clientes: z.array(z.extend(cliente, { igreja })) }),
    errors: [],
  }),
  listModulos: defineCall({
    method: 'GET',
    path: '/igreja/:slug/modulo/',
    summary: 'The modules that the church has enabled',
    source: 'Spec §7',
    auth: 'public',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ modulos: z.array(z.object({ codigo: moduloCodigo, nome: z.string() })) }),
    errors: ['NOT_FOUND'],
  }),
  getIgrejaVisual: defineCall({
    method: 'GET',
    path: '/igreja/:slug/visual/',
    summary: 'Colour and pictures of the church',
    source: 'Spec §7',
    auth: 'public',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ igrejaVisual }),
    errors: ['NOT_FOUND'],
  }),
  listMetodosPagamento: defineCall({
    method: 'GET',
    path: '/igreja/:slug/metodo-pagamento/',
    summary: 'The payment methods that the church accepts',
    source: 'Spec §7',
    auth: 'public',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      metodosPagamento: z.array(
        z.object({
          codigo: z.enum([
            'ach',
            'boleto',
            'cartao_credito',
            'dinheiro',
            'paypal',
            'picpay',
            'pix_manual',
            'pix',
            'transferencia',
          ]),
          nome: z.string(),
          /** Spec §3: cardconnect 1, picpay 4, stripe 5, zoop 8. */
          idGatewayPagamento: z.nullable(z.number()),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  listIgrejaAppMenu: defineCall({
    method: 'GET',
    path: '/igreja-app-menu',
    summary: "The church's own menu items",
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({
      igrejaAppMenu: z.array(
        z.object({ id: z.number(), titulo: z.string(), icone: z.nullable(z.string()), url: z.string() }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  listBanners: defineCall({
    method: 'GET',
    path: '/banner/',
    summary: 'The banners that are on show now',
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({
      banners: z.array(
        z.object({
          id: z.number(),
          titulo: z.string(),
          descricao: z.nullable(z.string()),
          imagem: z.nullable(imagem),
          url: z.nullable(z.string()),
          textoBotao: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  listClientes: defineCall({
    method: 'GET',
    path: '/cliente/',
    summary:
      'The churches of an organisation, or of the platform, by name or nearest first when a place is given',
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: buscaClientes,
    body: noBody,
    status: 200,
    response: z.object({ clientes: z.array(clienteListado), total: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  listCongregacoes: defineCall({
    method: 'GET',
    path: '/congregacao/',
    summary: 'The congregations of the church',
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({
      congregacoes: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          cidade: z.nullable(z.string()),
          bairro: z.nullable(z.string()),
          rua: z.nullable(z.string()),
          numero: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  listPagamentoMotivos: defineCall({
    method: 'GET',
    path: '/igreja/:slug/pagamento-motivo/',
    summary: 'The reasons for which the church takes gifts or payments',
    source: 'Spec §7',
    auth: 'public',
    params: bySlug,
    query: z.strictObject({ doacao: z.optional(z.enum(['true', 'false'])) }),
    body: noBody,
    status: 200,
    response: z.object({
      pagamentoMotivos: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          descricao: z.nullable(z.string()),
          flagDoacao: z.boolean(),
          /** The church allows a recurring gift for this reason (Spec §5). */
          flagRecorrencia: z.boolean(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  getOrganizacao: defineCall({
    method: 'GET',
    path: '/organizacao/:slug',
    summary: 'An organisation, to which churches belong',
    source: 'Spec §7',
    auth: 'public',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      organizacao: z.object({
        id: z.number(),
        uuid: z.string(),
        slug: z.string(),
        nome: z.string(),
        descricao: z.nullable(z.string()),
        logo: z.nullable(z.string()),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  listCultos: defineCall({
    method: 'GET',
    path: '/igreja/:slug/culto/',
    summary: 'The weekly services, with the dates of the coming weeks that differ',
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ cultos: z.array(culto) }),
    errors: ['NOT_FOUND'],
  }),
}
