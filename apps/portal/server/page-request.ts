import type { ApiCall } from '@atrio/contract'
import type { Locale, PortAddresses, PortalHosts } from '@atrio/rules'
import type { Bootstrap } from './church-base.ts'

/** All that rendering may depend on. Two requests that agree in origin, address and locale get the same page. */
export interface PageRequest {
  api: ApiCall
  bootstrap: Bootstrap
  locale: Locale
  /** Where the church's portal is, whatever the visitor called it: `https://host[:port]`. */
  origin: string
  settings: PortalSettings
  /** Marks the inline scripts and styles that are our own (Decision 4); empty in development. */
  nonce: string
  /** The moment that a preview shows (Decision 186); null for what every visitor sees. */
  preview: string | null
  /** Tells the operator what went wrong, never the visitor. */
  report: (error: unknown) => void
}

/** What the operator sets once for all churches. */
export interface PortalSettings {
  hosts: PortalHosts
  adminUrl: string
  /** A demonstration, whose passwords everybody knows: pages say so. */
  demo?: boolean
  /** Where what is loaded from others comes from. */
  ports: PortAddresses
  /** Pictures of streets below maps; none unless the operator has somebody who serves them. */
  mapTiles?: MapTiles | null
  /** Origins of the partners that are registered, by their module. */
  partners?: Readonly<Record<string, string | null>>
}

interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  /** Whose they are, as their licence wants it said. */
  attribution: string
}
