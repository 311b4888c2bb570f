import { brandRoles, normalizeIdioma } from '@atrio/rules'
import type { ChurchBase } from '../church-base.ts'
import { iconFiles } from './icons.ts'
import { shortName } from './short-name.ts'

/** What a phone needs to keep a church's portal among its apps. */
export function webManifest({ igreja, igrejaVisual }: ChurchBase) {
  const { light } = brandRoles(igrejaVisual.corApp)
  return {
    id: '/',
    name: igreja.nome,
    short_name: shortName(igreja.nome),
    ...(igreja.descricao ? { description: igreja.descricao } : {}),
    lang: normalizeIdioma(igreja.idioma),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light.bg,
    background_color: light.bg,
    icons: Object.entries(iconFiles)
      .filter(([src]) => src.startsWith('/icon-'))
      .map(([src, { size, shape }]) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: shape === 'maskable' ? 'maskable' : 'any',
      })),
  }
}
