import type { ResourceName, Valores } from '@atrio/contract'
import { filmOf } from '../content/film-of.ts'

/** As `share-worker.js` puts it aside. */
const KEPT = 'compartilhado'
const PLACE = '/compartilhar'

/** What somebody shared from another app of their phone. */
export interface Shared {
  titulo: string
  texto: string
  /** The first address in it. */
  url: string | null
  foto: Blob | null
}

export async function readShared(): Promise<Shared | null> {
  // Without TLS browsers keep nothing aside.
  if (!('caches' in globalThis)) return null
  const kept = await caches.open(KEPT)
  const words = await kept.match(`${PLACE}/palavras`)
  if (!words) return null
  const given = (await words.json()) as { titulo: string; texto: string; url: string }
  const foto = await kept.match(`${PLACE}/foto`)
  return { ...sharedOf(given), foto: foto ? await foto.blob() : null }
}

/** Once it was taken, and when somebody leaves: it is nobody else's. */
export async function dropShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(KEPT)
}

/** Some apps say the address in the text. */
export function sharedOf(given: { titulo: string; texto: string; url: string }): Omit<Shared, 'foto'> {
  const found = /https:\/\/\S+/.exec(given.url) ?? /https:\/\/\S+/.exec(given.texto)
  const url = found?.[0] ?? null
  const texto = (url ? given.texto.replace(url, '') : given.texto).trim()
  return { titulo: given.titulo.trim(), texto, url }
}

/** What it may become, what fits best first. */
export function kindsOf({ url, foto }: Pick<Shared, 'url' | 'foto'>): ResourceName[] {
  if (url && filmOf(url)) return ['video', 'noticia', 'banner']
  return foto ? ['noticia', 'banner', 'devocional'] : ['noticia', 'devocional', 'banner']
}

/** The beginning of a draft; `imagem` is the address of the picture once it was sent. */
export function draftOf(
  nome: ResourceName,
  { titulo, texto, url }: Omit<Shared, 'foto'>,
  imagem: string | null,
): Valores {
  const [first = '', ...rest] = texto.split('\n')
  const name = (titulo || first).slice(0, 120)
  const body = titulo ? texto : rest.join('\n')
  const picture = imagem === null ? {} : { imagem }
  if (nome === 'video') {
    return { titulo: name, ...(url && filmOf(url)), ...picture }
  }
  if (nome === 'banner') return { titulo: name, ...(url && { url }), ...picture }
  return { titulo: name, conteudo: toHtml(body, url), ...picture }
}

function toHtml(texto: string, url: string | null): string {
  const parts = texto.split(/\n\s*\n/).filter((part) => part.trim() !== '')
  const paragraphs = parts.map((part) => `<p>${escape(part.trim()).replaceAll('\n', '<br>')}</p>`)
  if (url) paragraphs.push(`<p><a href="${escape(url)}">${escape(url)}</a></p>`)
  return paragraphs.join('')
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
