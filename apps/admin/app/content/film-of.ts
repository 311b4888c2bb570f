import { fonteDoEndereco } from '@atrio/rules'

/** Where a video is, as its fields have it. */
export type Film = { source: string; videoId: string; url: string | null }

/**
 * What a pasted link says of a video; of a file, its own name is what it is called by.
 * @returns null for what is no link to a video.
 */
export function filmOf(link: string): Film | null {
  const found = fonteDoEndereco(link)
  if (!found) return null
  return { source: found.fonte, videoId: found.codigo ?? nameOf(found.url), url: found.url }
}

const nameOf = (url: string) =>
  url
    .split(/[?#]/)[0]!
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '')
    .replace(/(?:%[\da-f]{2}|[^\w-])+/gi, '-')
    .slice(0, 64)
