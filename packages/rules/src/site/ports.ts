/** What a consent is asked for, of all that is alike at once. */
export const CATEGORIAS = ['medicao', 'melhoria', 'publicidade', 'erros'] as const
export type Categoria = (typeof CATEGORIAS)[number]

interface Declared {
  categoria: Categoria
  /** A consent is to a version: what a port does differently from then on is asked about anew. */
  versao: number
  /** What a church's code for it looks like; nothing else ever reaches a page. */
  codigo: RegExp
  /** Where it is loaded from, unless the operator says otherwise; null where only the operator knows. */
  url: string | null
  /** Runs a script that is not ours in the page. */
  isForeign: boolean
  /** What it needs of a page's policy: `{url}` is where it is loaded from, the rest belongs to the real service. */
  sources: Partial<Record<PortDirective, readonly string[]>>
}
export type PortDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src'

/** All that a church can have loaded from others (Spec §1, Decision 152): nothing else is. */
export const ports = {
  googleAnalytics: {
    categoria: 'medicao',
    versao: 1,
    codigo: /^G-[A-Z0-9]{4,16}$/,
    url: 'https://www.googletagmanager.com',
    isForeign: true,
    sources: {
      'script-src': ['{url}'],
      'connect-src': ['{url}', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'img-src': ['{url}'],
    },
  },
  clarity: {
    categoria: 'melhoria',
    versao: 1,
    codigo: /^[a-z0-9]{6,16}$/,
    url: 'https://www.clarity.ms',
    isForeign: true,
    sources: {
      'script-src': ['{url}', 'https://*.clarity.ms'],
      'connect-src': ['{url}', 'https://*.clarity.ms'],
      'img-src': ['{url}'],
    },
  },
  typeform: {
    categoria: 'melhoria',
    versao: 1,
    codigo: /^[A-Za-z0-9]{6,16}$/,
    url: 'https://form.typeform.com',
    isForeign: false,
    sources: { 'frame-src': ['{url}'] },
  },
  facebookPixel: {
    categoria: 'publicidade',
    versao: 1,
    codigo: /^[0-9]{8,20}$/,
    url: 'https://www.facebook.com',
    isForeign: false,
    sources: { 'img-src': ['{url}'] },
  },
  sentry: {
    categoria: 'erros',
    versao: 1,
    codigo: /^https?:\/\/[0-9a-f]{16,64}@[a-z0-9.-]+(?::\d{1,5})?\/\d{1,20}$/,
    url: null,
    isForeign: false,
    sources: { 'connect-src': ['{url}'] },
  },
} as const satisfies Record<string, Declared>

export type Porta = keyof typeof ports
export const PORTAS = Object.keys(ports) as Porta[]

/** Where each is loaded from here, or for error reports their DSN; one without an address is off at every church. */
export type PortAddresses = Partial<Readonly<Record<Porta, string>>>

/** A port that is on at a church. */
export interface OpenPort {
  porta: Porta
  codigo: string
  url: string
}

/** What a church says of them. */
interface PortCodes {
  googleAnalyticsCode: string | null
  clarityCode: string | null
  typeformCode: string | null
  facebookPixelCode: string | null
  flagRelatoErros: boolean
}

/** Which ports are on at a church: what does not look like a code of its kind is none. */
export function openPorts(igreja: PortCodes, addresses: PortAddresses): OpenPort[] {
  const codes: Record<Porta, string | null | undefined> = {
    googleAnalytics: igreja.googleAnalyticsCode,
    clarity: igreja.clarityCode,
    typeform: igreja.typeformCode,
    facebookPixel: igreja.facebookPixelCode,
    sentry: igreja.flagRelatoErros ? addresses.sentry : null,
  }
  return PORTAS.flatMap((porta) => {
    const codigo = codes[porta]
    const address = addresses[porta]
    if (!codigo || !address || !ports[porta].codigo.test(codigo)) return []
    return { porta, codigo, url: new URL(address).origin }
  })
}

/**
 * Where ports are loaded from: what the operator gave, else the services themselves. A demonstration sends nothing to
 * them unless it was told where.
 */
export function portAddresses(given: PortAddresses, { isDemo }: { isDemo: boolean }): PortAddresses {
  const services = PORTAS.flatMap((porta) => {
    const url = given[porta] ?? (isDemo ? null : ports[porta].url)
    return url ? [[porta, url] as const] : []
  })
  return Object.fromEntries(services)
}

/** What a page's policy must let through for these ports. */
export function portSources(open: readonly OpenPort[], directive: PortDirective): string[] {
  const found = open.flatMap(({ porta, url }) => {
    const declared: Declared = ports[porta]
    const sources = (declared.sources[directive] ?? []).map((source) => source.replace('{url}', url))
    // Elsewhere than at the service itself nothing of the service is needed.
    return url === declared.url ? sources : sources.filter((source) => source === url)
  })
  return [...new Set(found)]
}
