import type { PdfDocument } from '../adapters/pdf/open-document.ts'
import { chooseFont, splitByScript } from '../adapters/pdf/pdf-fonts.ts'

export type Doc = PdfDocument

export const MM = 72 / 25.4
export const LEFT = 15 * MM
export const WIDTH = 180 * MM
export const INK = '#000000'
export const MUTED = '#45454d'

export interface Drawing {
  doc: Doc
  /** Says to screen readers what is drawn. */
  tag: (type: 'P' | 'H2' | 'Figure', work: () => void, alt?: string) => void
}

interface Cell {
  label: string
  value: string
  /** Of the whole width. */
  share: number
  look: Partial<Look>
}
type Row = [heightMm: number, ...cells: Cell[]]

export function cell(label: string, value: string, share: number, look: Partial<Look> = {}): Cell {
  return { label, value, share, look }
}

/** @returns where the last row ends */
export function drawRows({ doc, tag }: Drawing, top: number, rows: Row[]): number {
  let y = top
  for (const [index, [heightMm, ...cells]] of rows.entries()) {
    const height = heightMm * MM
    let x = LEFT
    for (const { label, value, share, look } of cells) {
      const width = share * WIDTH
      const inside = { x: x + 3, width: width - 6 }
      const at = label === '' ? y + height / 2 - 5 : y + height - 13
      tag('P', () => {
        if (label !== '') put(doc, label, { ...inside, y: y + 2, size: 6, colour: MUTED })
        if (value !== '') put(doc, value, { ...inside, y: at, size: 9, ...look })
      })
      if (x > LEFT) drawLine(doc, [x, y], [x, y + height])
      x += width
    }
    y += height
    // What has no name of its own goes on from above.
    const goesOn = rows[index + 1]?.[1]?.label === ''
    const start = goesOn ? LEFT + cells[0]!.share * WIDTH : LEFT
    drawLine(doc, [start, y], [LEFT + WIDTH, y])
  }
  return y
}

type Point = [x: number, y: number]

export function drawLine(doc: Doc, from: Point, to: Point, width = 0.5): void {
  artifact(doc, () =>
    doc
      .lineWidth(width)
      .moveTo(...from)
      .lineTo(...to)
      .stroke(INK),
  )
}

export interface Look {
  x: number
  y: number
  width: number
  size: number
  strong?: boolean
  colour?: string
  align?: 'left' | 'right'
  /** Becomes smaller where others would be cut. */
  whole?: boolean
}

/** One line of text, cut where its place ends. */
export function put(doc: Doc, text: string, look: Look): void {
  const { x, y, width, size, strong = false, colour = INK, align = 'left', whole = false } = look
  doc.fontSize(size).fillColor(colour)
  const widthOf = (of: string) =>
    splitByScript(of).reduce((sum, { script, text: piece }) => {
      doc.font(chooseFont(script, { strong, stressed: false }))
      return sum + doc.widthOfString(piece)
    }, 0)
  // No line has room for more, and each letter too many is measured with all before it.
  let line = text.slice(0, 300).normalize('NFC')
  if (whole) doc.fontSize(Math.min(size, (size * width) / widthOf(line)))
  else if (widthOf(line) > width) {
    while (line !== '' && widthOf(`${line}…`) > width) line = line.slice(0, -1).trimEnd()
    line += '…'
  }
  let at = align === 'right' ? x + width - widthOf(line) : x
  for (const { script, text: piece } of splitByScript(line)) {
    doc.font(chooseFont(script, { strong, stressed: false }))
    doc.text(piece, at, y, { lineBreak: false })
    at += doc.widthOfString(piece)
  }
}

export function artifact(doc: Doc, work: () => void): void {
  doc.markContent('Artifact')
  work()
  doc.endMarkedContent()
}
