import type { Igreja } from '@atrio/contract'

/** One church of the demo world, as tests and readers of the README address it. */
export type DemoChurch = {
  codigo: string
  slug: string
  nome: string
  /** Slug of its organisation. */
  organizacao: (typeof demoOrganizacoes)[keyof typeof demoOrganizacoes]['slug']
  /** Every host name at which it answers, the usual one first. */
  hosts: readonly [string, ...string[]]
  idioma: Igreja['idioma']
  corApp: string | null
  flagAtivo: boolean
}

export const demoOrganizacoes = {
  esperanca: {
    slug: 'rede-esperanca',
    nome: 'Rede Esperança',
    descricao: 'Igrejas irmãs em três idiomas, que caminham juntas e cuidam umas das outras.',
    /** Code of the church that it grew from. */
    sede: 'esperanca',
  },
  lantern: {
    slug: 'lantern-fellowship',
    nome: 'Lantern Fellowship',
    descricao: 'Neighbourhood churches that keep a light on for whoever is passing by.',
    sede: 'lantern',
  },
} as const

/** The churches of the demo world by the name that tests call them. */
export const demoChurches = {
  /** Full, in Portuguese, with every module; also what plain `localhost` opens. */
  full: {
    codigo: 'esperanca',
    slug: 'igreja-esperanca',
    nome: 'Igreja Esperança',
    organizacao: 'rede-esperanca',
    hosts: ['esperanca.atrio.localhost', 'localhost', '127.0.0.1'],
    idioma: 'pt_BR',
    corApp: '#1a237e',
    flagAtivo: true,
  },
  /** Full, in English, with a colour on which only dark text is legible. */
  english: {
    codigo: 'harbor',
    slug: 'harbor-light-church',
    nome: 'Harbor Light Church',
    organizacao: 'rede-esperanca',
    hosts: ['harbor.atrio.localhost'],
    idioma: 'en',
    corApp: '#ffd400',
    flagAtivo: true,
  },
  spanish: {
    codigo: 'camino',
    slug: 'iglesia-el-camino',
    nome: 'Iglesia El Camino',
    organizacao: 'rede-esperanca',
    hosts: ['camino.atrio.localhost'],
    idioma: 'es',
    corApp: '#b3452c',
    flagAtivo: true,
  },
  /** No pictures, no banners, no colour, few modules, little contact. */
  sparse: {
    codigo: 'ribeirao-manso',
    slug: 'congregacao-ribeirao-manso',
    nome: 'Congregação Evangélica de Ribeirão Manso',
    organizacao: 'rede-esperanca',
    hosts: ['ribeirao-manso.atrio.localhost'],
    idioma: 'pt_BR',
    corApp: null,
    flagAtivo: true,
  },
  inactive: {
    codigo: 'porto-antigo',
    slug: 'igreja-do-porto-antigo',
    nome: 'Igreja do Porto Antigo',
    organizacao: 'rede-esperanca',
    hosts: ['porto-antigo.atrio.localhost'],
    idioma: 'pt_BR',
    corApp: '#37474f',
    flagAtivo: false,
  },
  /** Reached at a full host name of its own. */
  ownHost: {
    codigo: 'colina',
    slug: 'igreja-da-colina',
    nome: 'Igreja da Colina',
    organizacao: 'rede-esperanca',
    hosts: ['igreja-da-colina.localhost', 'colina.atrio.localhost'],
    idioma: 'pt_BR',
    corApp: '#2e6b3f',
    flagAtivo: true,
  },
  otherOrganisation: {
    codigo: 'lantern',
    slug: 'lantern-house',
    nome: 'Lantern House',
    organizacao: 'lantern-fellowship',
    hosts: ['lantern.atrio.localhost'],
    idioma: 'en',
    corApp: '#6d2e8c',
    flagAtivo: true,
  },
  otherOrganisationSpanish: {
    codigo: 'encina',
    slug: 'comunidad-la-encina',
    nome: 'Comunidad La Encina',
    organizacao: 'lantern-fellowship',
    hosts: ['encina.atrio.localhost'],
    idioma: 'es',
    corApp: '#00796b',
    flagAtivo: true,
  },
} as const satisfies Record<string, DemoChurch>

export type DemoChurchName = keyof typeof demoChurches
