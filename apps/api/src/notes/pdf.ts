import type { NotaSermao } from '@atrio/contract'
import {
  formatInstant,
  parseNotaText,
  type Locale,
  type NotaBlock,
  type NotaMomento,
  type NotaSpan,
} from '@atrio/rules'
import { openDocument, type PdfDocument as Doc } from '../adapters/pdf/open-document.ts'
import type { Face } from '../adapters/pdf/pdf-fonts.ts'
import { setText } from '../adapters/pdf/set-text.ts'

/** What a document of notes says. */
export interface NotasPdf {
  notas: readonly Pick<NotaSermao, 'titulo' | 'texto' | 'dataUltimaAlteracao'>[]
  igreja: string
  /** Where its portal is. */
  origem: string
  timeZone: string
  locale: Locale
}

const MARGIN = 62
const INK = '#1b1b1f'
const MUTED = '#5b5b66'
const TITLE: Record<Locale, string> = {
  'pt-BR': 'Minhas anotações',
  en: 'My notes',
  es: 'Mis notas',
}

/** Notes set on A4, each with its title and the day and hour of its last change; the church's name at the foot. */
export async function setNotas({ notas, ...words }: NotasPdf): Promise<Buffer> {
  const [only] = notas
  const title = notas.length === 1 && only ? only.titulo : TITLE[words.locale]
  const { doc, bytes } = await openDocument({
    margins: { top: MARGIN, bottom: MARGIN + 12, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: words.locale,
    title,
    author: words.igreja,
  })
  for (const [index, nota] of notas.entries()) {
    if (index > 0) separate(doc)
    doc.outline.addItem(nota.titulo)
    setNota(doc, nota, words)
  }
  numberPages(doc, words.igreja)
  doc.end()
  return bytes
}

/** A title never stands alone at the foot of a page. */
function separate(doc: Doc): void {
  const room = doc.page.height - doc.page.margins.bottom - doc.y
  if (room < 170) return void doc.addPage()
  doc.moveDown(1.6)
  const rule = () => {
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(doc.page.width - MARGIN, doc.y)
      .lineWidth(0.6)
      .stroke('#c9c9d1')
  }
  doc.markContent('Artifact')
  rule()
  doc.endMarkedContent()
  doc.moveDown(1.6)
}

function setNota(
  doc: Doc,
  nota: NotasPdf['notas'][number],
  { locale, timeZone, origem }: Omit<NotasPdf, 'notas'>,
): void {
  tag(doc, 'H1', () => line(doc, plain(nota.titulo, true), { size: 20, gap: 3 }))
  const when = formatInstant(nota.dataUltimaAlteracao, 'dateTime', locale, timeZone)
  tag(doc, 'P', () => line(doc, plain(when), { size: 9.5, gap: 12, colour: MUTED }))
  for (const block of parseNotaText(nota.texto)) setBlock(doc, withLinks(block, origem))
}

/** Spec §2: the moment of a service leads to its recording. */
function withLinks(block: NotaBlock, origem: string): NotaBlock & { spans: LinkedSpan[] } {
  const address = ({ transmissaoId, segundo }: NotaMomento) =>
    `${origem}/live?transmissao=${transmissaoId}&t=${segundo}`
  return {
    ...block,
    spans: block.spans.map((span) => (span.momento ? { ...span, link: address(span.momento) } : span)),
  }
}

type LinkedSpan = NotaSpan & { link?: string }

function setBlock(doc: Doc, block: NotaBlock & { spans: LinkedSpan[] }): void {
  if (block.kind === 'heading') {
    const size = [16, 14, 12][block.level - 1]!
    doc.moveDown(0.4)
    const spans = block.spans.map((span) => ({ ...span, strong: true }))
    return tag(doc, `H${block.level + 1}`, () => line(doc, spans, { size, gap: 5 }))
  }
  if (block.kind === 'quote') {
    return tag(doc, 'BlockQuote', () => line(doc, block.spans, { gap: 8, indent: 18, colour: MUTED }))
  }
  if (block.kind === 'item') {
    const marker = { text: `${block.marker ?? '•'} `, strong: false, stressed: false }
    return tag(doc, 'P', () => line(doc, [marker, ...block.spans], { gap: 3, indent: 12 }))
  }
  tag(doc, 'P', () => line(doc, block.spans, { gap: 8 }))
}

function tag(doc: Doc, type: string, set: () => void): void {
  doc.addStructure(doc.struct(type, {}, set))
}

function line(
  doc: Doc,
  spans: readonly LinkedSpan[],
  look: { size?: number; gap: number; indent?: number; colour?: string },
): void {
  const { size = 11.5, gap, indent = 0, colour = INK } = look
  doc.fillColor(colour)
  doc.x = MARGIN + indent
  setText(doc, spans, { size, width: doc.page.width - 2 * MARGIN - indent, lineGap: size * 0.28 })
  doc.x = MARGIN
  doc.y += gap
}

function plain(text: string, strong = false): (Face & { text: string })[] {
  return [{ text, strong, stressed: false }]
}

function numberPages(doc: Doc, igreja: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    // Below the bottom margin pdfkit would begin a new page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    const y = doc.page.height - MARGIN + 8
    doc.font('latin-400-normal').fontSize(9).fillColor(MUTED)
    // On every page, so no more of it than a line has room for.
    doc.text(igreja.slice(0, 90), MARGIN, y, { lineBreak: false })
    doc.text(`${index - start + 1} / ${count}`, MARGIN, y, { align: 'right' })
    doc.endMarkedContent()
  }
}
