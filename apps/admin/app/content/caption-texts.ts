import { readCaptions } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

/** Captions of each language, as the field holds them: a line for each. */
export type Captions = readonly { idioma: string; url: string }[]

export function readLines(text: string): Captions {
  return text.split('\n').flatMap((line) => {
    const [idioma, url] = line.split(' ')
    return idioma && url ? [{ idioma, url }] : []
  })
}

export const writeLines = (captions: Captions): string | null =>
  captions.length === 0 ? null : captions.map(({ idioma, url }) => `${idioma} ${url}`).join('\n')

/** In which captions are often written; a church names others to us. */
export const captionLanguages = ['pt-BR', 'en', 'es', 'fr', 'de', 'it', 'ht', 'ko', 'zh', 'ja', 'uk', 'ar']

export function languageName(idioma: string): string {
  return new Intl.DisplayNames([idioma], { type: 'language' }).of(idioma) ?? idioma
}

/** What is sent of a file of captions, in the encoding and form that browsers read; or why it is none. */
export async function captionsOf(file: File): Promise<{ file: File } | { refused: string }> {
  const read = readCaptions(decode(await file.arrayBuffer()))
  if ('wrong' in read)
    return { refused: read.wrong === 0 ? m.captions_none() : m.captions_wrong({ line: read.wrong }) }
  return { file: new File([read.vtt], file.name.replace(/\.\w+$/, '.vtt'), { type: 'text/vtt' }) }
}

/** Older programs write captions in Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
