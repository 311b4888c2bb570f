import { formatInstant, formatMoney, type Locale } from '@atrio/rules'
import { openDocument, type PdfDocument as Doc } from '../adapters/pdf/open-document.ts'
import { readDocumento } from '../payments/order/buyer.ts'
import { chooseFont } from '../adapters/pdf/pdf-fonts.ts'
import { setText } from '../adapters/pdf/set-text.ts'
import { reciboWords } from './recibo-words.ts'

/** What a receipt, or with `ano` the statement of a year, says. Amounts in cents. */
export interface Recibo {
  igreja: string
  razaoSocial: string | null
  /** CNPJ or EIN. */
  documento: string | null
  /** `documento` as given with the order: digits of a CPF, or a CNPJ. */
  doador: { nome: string; email: string; documento: string | null }
  moeda: string
  /** Whose tickets were bought; null of gifts. */
  evento: string | null
  linhas: { texto: string; valor: number }[]
  /** Fees and interest that the giver paid on top. */
  taxas: number
  reembolsado: number
  total: number
  /** When it was paid. */
  data: string | null
  codigo: string | null
  ano: number | null
  timeZone: string
  locale: Locale
}

const MARGIN = 62
const INK = '#1b1b1f'
const MUTED = '#5b5b66'

/** Sets a receipt on A4; tagged, for screen readers. */
export async function setRecibo(recibo: Recibo): Promise<Buffer> {
  const { locale, igreja, ano, evento } = recibo
  const words = reciboWords[locale]
  const receipt = evento === null ? words.receipt : words.ticketReceipt
  const title = ano === null ? receipt : `${words.statement} ${ano}`
  const { doc, bytes } = await openDocument({
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    lang: locale,
    title: `${title} – ${igreja}`,
    author: igreja,
  })
  tag(doc, 'H1', () => set(doc, title, { size: 20, strong: true, gap: 14 }))
  for (const [label, value] of facts(recibo)) {
    tag(doc, 'P', () => set(doc, `${label}: ${value}`, { gap: 3 }))
  }
  doc.y += 14
  tag(doc, 'P', () => set(doc, words.received, { colour: MUTED, gap: 8 }))
  const money = (cents: number) => formatMoney(cents, recibo.moeda, locale)
  for (const { texto, valor } of recibo.linhas) row(doc, texto, money(valor))
  if (recibo.taxas > 0) row(doc, words.fee, money(recibo.taxas))
  rule(doc)
  row(doc, words.total, money(recibo.total), true)
  if (recibo.reembolsado > 0) row(doc, words.refunded, money(recibo.reembolsado))
  doc.end()
  return bytes
}

/** What stands above the lines. */
export function facts(recibo: Recibo): [label: string, value: string][] {
  const { locale, igreja, razaoSocial, documento, doador, data, codigo, timeZone, evento } = recibo
  const words = reciboWords[locale]
  const number = readDocumento(doador.documento)
  const church = razaoSocial && razaoSocial !== igreja ? `${razaoSocial} (${igreja})` : igreja
  return [
    [words.to, church],
    ...(documento ? [[words.document, documento] as [string, string]] : []),
    [words.from, `${doador.nome} <${doador.email}>`],
    ...(number ? [number] : []),
    ...(evento ? [[words.event, evento] as [string, string]] : []),
    ...(data ? [[words.date, formatInstant(data, 'dateTime', locale, timeZone)] as [string, string]] : []),
    ...(codigo ? [[words.code, codigo] as [string, string]] : []),
  ]
}

/** A line with its amount at the right edge; a new page begins where both fit no more. */
function row(doc: Doc, texto: string, amount: string, strong = false): void {
  if (doc.y > doc.page.height - MARGIN - 40) doc.addPage()
  const top = doc.y
  tag(doc, 'P', () => {
    set(doc, texto, { strong, width: doc.page.width - 2 * MARGIN - 120 })
    const bottom = doc.y
    doc.y = top
    doc
      .font(chooseFont('latin', { strong, stressed: false }))
      .fontSize(11.5)
      .fillColor(INK)
    doc.text(amount, MARGIN, top, { width: doc.page.width - 2 * MARGIN, align: 'right' })
    doc.y = Math.max(bottom, doc.y) + 5
  })
}

function rule(doc: Doc): void {
  doc.markContent('Artifact')
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(doc.page.width - MARGIN, doc.y)
    .lineWidth(0.6)
    .stroke('#c9c9d1')
  doc.endMarkedContent()
  doc.y += 8
}

function set(
  doc: Doc,
  text: string,
  look: { size?: number; strong?: boolean; colour?: string; gap?: number; width?: number },
): void {
  const { size = 11.5, strong = false, colour = INK, gap = 0 } = look
  doc.fillColor(colour)
  doc.x = MARGIN
  setText(doc, [{ text, strong, stressed: false }], {
    size,
    width: look.width ?? doc.page.width - 2 * MARGIN,
  })
  doc.x = MARGIN
  doc.y += gap
}

function tag(doc: Doc, type: string, work: () => void): void {
  doc.addStructure(doc.struct(type, {}, work))
}
