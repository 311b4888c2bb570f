import type { PdfDocument } from './open-document.ts'
import { chooseFont, splitByScript, type Face } from './pdf-fonts.ts'

interface Run extends Face {
  text: string
  /** Where it leads, in a reader of such documents. */
  link?: string | undefined
}

interface Look {
  size: number
  width: number
  lineGap?: number
}

/** Sets a paragraph from where the document is: spans one behind the other, each in the font that has its letters. */
export function setText(doc: PdfDocument, spans: readonly Run[], { size, width, lineGap = 0 }: Look): void {
  const runs = spans.flatMap(({ text, link, ...face }) =>
    splitByScript(text.normalize('NFC')).map(({ script, text: piece }) => ({
      text: piece,
      font: chooseFont(script, face),
      link,
    })),
  )
  doc.fontSize(size)
  for (const [index, { text, font, link }] of runs.entries()) {
    doc.font(font)
    doc.text(breakWords(doc, text, width), {
      width,
      continued: index < runs.length - 1,
      lineGap,
      // What is continued keeps what was said before.
      link: link ?? null,
      underline: link !== undefined,
    })
  }
}

/**
 * Cuts what has no space for longer than a line. The library would measure all that is left of the word for every line
 * of it, which for the longest note takes a minute.
 */
function breakWords(doc: PdfDocument, text: string, width: number): string {
  return text.replace(LONG, (word) => {
    const lines: string[] = []
    let [line, lineWidth] = ['', 0]
    for (const [letter] of word.matchAll(LETTER)) {
      const letterWidth = doc.widthOfString(letter)
      if (line !== '' && (lineWidth + letterWidth > width || line.length >= LONGEST_LINE)) {
        lines.push(line)
        ;[line, lineWidth] = ['', 0]
      }
      line += letter
      lineWidth += letterWidth
    }
    return [...lines, line].join('\n')
  })
}

// Only what a browser too would not break: `\s` has the spaces that keep words together.
const LONG = /\S{60,}/gu
// A letter with what stands above and below it; some texts stand more there than has room on a page.
const LETTER = /\P{M}\p{M}{0,8}|\p{M}{1,8}/gu
const LONGEST_LINE = 400
