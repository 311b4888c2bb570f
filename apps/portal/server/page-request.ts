import type { ApiCall } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import type { Bootstrap } from './church-base.ts'

/** All that rendering may depend on. Two requests that agree in origin, address and locale get the same page. */
export interface PageRequest {
  api: ApiCall
  bootstrap: Bootstrap
  locale: Locale
  /** As the visitor reached us: `https://host[:port]`. */
  origin: string
  settings: PortalSettings
  /** Marks the inline scripts and styles that are our own (Decision 4); empty in development. */
  nonce: string
  /** Tells the operator what went wrong, never the visitor. */
  report: (error: unknown) => void
}

/** What the operator sets once for all churches. */
export interface PortalSettings {
  /** `.atrio.`: a host name that contains it begins with a church's code. */
  domainMarker: string
  /** Host below which every church has its address. */
  platformHost: string
  adminUrl: string
}
