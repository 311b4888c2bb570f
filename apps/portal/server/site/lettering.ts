import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Text as the outline of its letters: drawn alike on every machine, whatever fonts it has. */
export interface Lettering {
  /** SVG path data for text whose baseline begins at the point, and how far it reaches. */
  draw: (text: string, at: { x: number; y: number; size: number }) => { path: string; width: number }
  measure: (text: string, size: number) => number
}

let lettering: Promise<Lettering> | undefined

/** The house's display face. Read at the first picture that is asked for. */
export function loadLettering(): Promise<Lettering> {
  return (lettering ??= load())
}

const FILES = ['latin', 'latin-ext'].map(
  (part) => `@fontsource-variable/literata/files/literata-${part}-wght-normal.woff2`,
)

async function load(): Promise<Lettering> {
  const { create } = await import('fontkit')
  const { resolve } = createRequire(import.meta.url)
  const fonts = await Promise.all(FILES.map(async (file) => create(await readFile(resolve(file))) as Font))
  return {
    draw: (text, { x, y, size }) => {
      let [pen, path] = [x, '']
      for (const { font, run } of split(text, fonts)) {
        const scale = size / font.unitsPerEm
        const { glyphs, positions } = font.layout(run)
        for (const [index, glyph] of glyphs.entries()) {
          const position = positions[index]!
          const matrix = [scale, 0, 0, -scale, pen + position.xOffset * scale, y - position.yOffset * scale]
          path += glyph.path
            .transform(...(matrix as [number, number, number, number, number, number]))
            .toSVG()
          pen += position.xAdvance * scale
        }
      }
      return { path, width: pen - x }
    },
    measure: (text, size) =>
      split(text, fonts).reduce(
        (width, { font, run }) => width + (font.layout(run).advanceWidth * size) / font.unitsPerEm,
        0,
      ),
  }
}

/** Runs of letters with the first font that has them; letters that none has are left to the first font's box. */
function split(text: string, fonts: Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font =
      fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!
    const last = runs.at(-1)
    if (last?.font === font) last.run += letter
    else runs.push({ font, run: letter })
  }
  return runs
}
