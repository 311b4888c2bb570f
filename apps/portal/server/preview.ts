import type { FastifyRequest } from 'fastify'
import type { Bootstrap } from './church-base.ts'

/** In which colour pages of a church are shown before it is saved, and whose page may frame them (Decision 206). */
export interface Preview {
  igrejaId: number
  corApp: string | null
  /** Origin of the staff's site. */
  ancestor: string
}

export interface PreviewOfPage extends Preview {
  tema: 'light' | 'dark'
}

const PARAMETER = 'previa'

/** The ticket of an address, which no page reads; most addresses are not looked through for it. */
export function previewTicket(request: Pick<FastifyRequest, 'url'>): string | null {
  if (!request.url.includes(`${PARAMETER}=`)) return null
  return new URL(request.url, 'http://portal.invalid').searchParams.get(PARAMETER)
}

export function previewTheme(request: Pick<FastifyRequest, 'url'>): 'light' | 'dark' {
  return new URL(request.url, 'http://portal.invalid').searchParams.get('tema') === 'dark' ? 'dark' : 'light'
}

/** The same church in the colour. Null where the ticket is another church's. */
export function inColour(bootstrap: Bootstrap, { igrejaId, corApp }: Preview): Bootstrap | null {
  if (bootstrap.state !== 'loaded' || bootstrap.base.igreja.id !== igrejaId) return null
  const igrejaVisual = { ...bootstrap.base.igrejaVisual, corApp }
  return { state: 'loaded', base: { ...bootstrap.base, igrejaVisual } }
}

/** The document in light or dark, whatever the device prefers: its scripts, which would say that, do not run. */
export function inTheme(html: string, { tema }: PreviewOfPage): string {
  return html.replace('<html ', `<html data-theme="${tema}" `)
}
