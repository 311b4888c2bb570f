import { brandRoles, normalizeIdioma } from '@atrio/rules'
import type { ChurchBase } from '../church-base.ts'
import { iconFiles } from './icons.ts'

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

/** Whole words as long as a launcher shows them. */
function shortName(nome: string): string {
  if (nome.length <= 14) return nome
  const words = nome.split(/\s+/)
  let short = words[0] ?? nome
  for (const word of words.slice(1)) {
    if (`${short} ${word}`.length > 14) break
    short += ` ${word}`
  }
  return short
}
