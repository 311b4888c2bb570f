import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './unpack-woff.ts'

/** How a piece of text is written. */
export interface Face {
  strong: boolean
  stressed: boolean
}

type Script = 'latin' | 'latin-ext'
type FontName = `${Script}-${400 | 700}-${'normal' | 'italic'}`

export const fontNames: readonly FontName[] = (['latin', 'latin-ext'] as const).flatMap((script) =>
  ([400, 700] as const).flatMap((weight) =>
    (['normal', 'italic'] as const).map((style): FontName => `${script}-${weight}-${style}`),
  ),
)

export function chooseFont(script: Script, { strong, stressed }: Face): FontName {
  return `${script}-${strong ? 700 : 400}-${stressed ? 'italic' : 'normal'}`
}

/** The portal's own letters. WOFF and not WOFF2: letters with accents are made of parts, which only the former keeps. */
export function fontFile(name: FontName): Buffer {
  const known = files.get(name)
  if (known) return known
  const url = import.meta.resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${name}.woff`,
  )
  const file = unpackWoff(readFileSync(fileURLToPath(url)))
  files.set(name, file)
  return file
}

const files = new Map<FontName, Buffer>()

/** Pieces of a text by the file that has their letters. */
export function splitByScript(text: string): { script: Script; text: string }[] {
  return [...text.matchAll(PIECES)].map((match) => ({
    script: match[1] === undefined ? 'latin' : 'latin-ext',
    text: match[0],
  }))
}

// The first file holds what western languages write, `ı` and `œ` with it; the second the rest of the Latin letters.
const PIECES =
  /([\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]+)|[^\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]+/g
