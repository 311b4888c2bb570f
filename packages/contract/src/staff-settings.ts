import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { picture } from './content/field.ts'
import { campoCadastro, cliente, moduloCodigo } from './church-shapes.ts'
import { bySlug, emailAddress, idioma, noBody, nothing, text } from './fields.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofChurch = { site: 'staff', source: 'ours', params: bySlug, query: nothing, status: 200 } as const
const publish = { area: 'ajustes', may: 'publish' } as const

/** Goes up with each change; 0 is what is not there yet. */
const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const line = (max: number) => z.nullable(text(max).check(z.regex(/^[^\n\r]*$/)))
/** Where a church is elsewhere: nothing that a browser would run. */
const web = z.nullable(text(300).check(z.regex(/^https:\/\/[^\s"<>]+$/)))
const code = z.nullable(text(40).check(z.regex(/^[\w-]+$/)))

const dados = {
  nome: text(80).check(z.minLength(1), z.regex(/^\S(.*\S)?$/)),
  descricao: z.nullable(text(300)),
  /** Cleaned when it is saved. */
  historia: z.nullable(text(60_000)),
  idioma,
  /** What the portal offers to visitors; the main one is among them. */
  idiomas: z.array(idioma).check(z.maxLength(3)),
  fusoHorario: text(60),
  facebookPixelCode: code,
  googleAnalyticsCode: code,
  clarityCode: code,
}
const contato = {
  telefone: line(40),
  whatsapp: line(40),
  email: z.nullable(emailAddress),
  site: web,
  facebook: web,
  instagram: web,
  youtube: web,
  pais: z.string().check(z.regex(/^[A-Z]{2}$/)),
  estado: line(80),
  cidade: line(120),
  bairro: line(120),
  rua: line(160),
  numero: line(20),
  complemento: line(120),
  cep: line(20),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  comoChegar: z.nullable(text(1_000)),
  appAndroid: web,
  appIos: web,
}
const visual = {
  /** `#rrggbb`; null takes the platform's. */
  corApp: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/))),
  /** Addresses of pictures of the church (Decision 180). */
  logo: picture('1/1').schema,
  /** On the screens of phones, and in browsers' tabs. */
  icone: picture('1/1').schema,
  imagemCapa: picture('16/9').schema,
  imagemCapaAlt: z.nullable(text(200)),
}
const modulos = z.array(moduloCodigo).check(z.maxLength(moduloCodigo.options.length))
const campos = z.array(z.strictObject(campoCadastro.shape)).check(z.maxLength(12))

const ajustes = z.object({
  igreja: z.object({ versao, ...dados, codigo: z.string(), host: z.nullable(z.string()) }),
  contato: z.object({ versao, ...cliente.shape }),
  visual: z.object({
    versao,
    corApp: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    icone: z.nullable(z.string()),
    imagemCapa: z.nullable(z.string()),
    imagemCapaAlt: z.nullable(z.string()),
  }),
  /** In the church's own order. */
  modulos: z.object({ versao, codigos: z.array(moduloCodigo) }),
  cadastro: z.object({ versao, campos: z.array(campoCadastro) }),
})
export type AjustesIgreja = z.output<typeof ajustes>
const igrejaValores = z.strictObject(dados)
export type IgrejaValores = z.output<typeof igrejaValores>
const contatoValores = z.strictObject(contato)
export type ContatoValores = z.output<typeof contatoValores>

const visualValores = z.strictObject(visual)
export type VisualValores = z.output<typeof visualValores>

const response = z.object({ ajustes })
const errors = [...staff, 'VERSION_CONFLICT'] as const

/** What a church says of itself, how it looks and what it offers (Decision 191). */
export const staffSettingsCalls = {
  getAjustesEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/ajustes/',
    summary: "The church's settings, each part with its version",
    auth: { area: 'ajustes', may: 'see' },
    body: noBody,
    response,
    errors: staff,
  }),
  saveIgrejaEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/ajustes/igreja/',
    summary: 'Name, history, languages and time zone of the church',
    auth: publish,
    body: z.strictObject({ versao, ...dados }),
    response,
    errors,
  }),
  saveContatoEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/ajustes/contato/',
    summary: 'How the church is reached and where it is',
    auth: publish,
    body: z.strictObject({ versao, ...contato }),
    response,
    errors,
  }),
  saveVisualEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/ajustes/visual/',
    summary: 'The one colour that all colours of the portal are computed from, logo, icon and cover',
    auth: publish,
    body: z.strictObject({ versao, ...visual }),
    response,
    errors,
  }),
  createPreviaVisual: defineCall({
    ...ofChurch,
    method: 'POST',
    path: '/igreja/:slug/equipe/ajustes/visual/previa/',
    summary: 'A ticket of ten minutes that shows pages of the portal in a colour before it is saved',
    auth: publish,
    body: z.strictObject({ corApp: visual.corApp }),
    response: z.object({
      bilhete: z.string(),
      /** Where the pages are, and which there are to look at. */
      portal: z.string(),
      paginas: z.array(z.object({ nome: z.enum(['inicio', 'evento', 'compra']), caminho: z.string() })),
    }),
    errors: staff,
  }),
  saveModulosEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/ajustes/modulo/',
    summary: 'What the portal offers, in its order',
    auth: publish,
    body: z.strictObject({ versao, codigos: modulos }),
    response,
    errors,
  }),
  saveCadastroEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/ajustes/cadastro/',
    summary: 'What a registration and the account ask for',
    auth: publish,
    body: z.strictObject({ versao, campos }),
    response,
    errors,
  }),
}
