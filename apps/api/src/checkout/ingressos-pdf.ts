import type { Locale } from '@atrio/rules'
import { encode } from 'uqr'
import { openDocument, type PdfDocument as Doc } from '../adapters/pdf/open-document.ts'
import { chooseFont, splitByScript } from '../adapters/pdf/pdf-fonts.ts'
import { paymentWords } from '../payments/mail/mail-words.ts'

export interface Ingressos {
  locale: Locale
  igreja: string
  evento: string
  quando: string
  onde: string
  ingressos: { nome: string; participante: string | null; codigo: string; qrCode: string }[]
}

const MARGIN = 54
const HEIGHT = 216
const QR = 168
const MOST = 240
const INK = '#1b1b1f'
const MUTED = '#5b5b66'

/** Tickets on A4, three to a page, each in a frame to be cut out; tagged, for screen readers. */
export async function setIngressos(given: Ingressos): Promise<Buffer> {
  const { locale, igreja, evento, ingressos } = given
  const { doc, bytes } = await openDocument({
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    lang: locale,
    title: `${paymentWords.say(locale, 'ticket_title')}: ${evento} – ${igreja}`,
    author: igreja,
  })
  let top = MARGIN
  for (const [index, ticket] of ingressos.entries()) {
    if (top + HEIGHT > doc.page.height - MARGIN) {
      doc.addPage()
      top = MARGIN
    }
    setTicket(doc, given, { ticket, top, place: `${index + 1}/${ingressos.length}` })
    top += HEIGHT + 22
  }
  doc.end()
  return bytes
}

function setTicket(
  doc: Doc,
  { locale, igreja, evento, quando, onde }: Ingressos,
  { ticket, top, place }: { ticket: Ingressos['ingressos'][number]; top: number; place: string },
): void {
  const width = doc.page.width - 2 * MARGIN
  const qrLeft = MARGIN + width - QR - 24
  doc.markContent('Artifact')
  doc.roundedRect(MARGIN, top, width, HEIGHT, 12).lineWidth(0.8).stroke('#c9c9d1')
  drawQr(doc, ticket.qrCode, qrLeft, top + 16)
  doc.endMarkedContent()
  const box = { left: MARGIN + 24, width: qrLeft - MARGIN - 48 }
  doc.y = top + 20
  write(doc, box, `${igreja} · ${paymentWords.say(locale, 'ticket_ticket')} ${place}`, {
    size: 9.5,
    colour: MUTED,
    gap: 6,
  })
  write(doc, box, evento, { size: 17, strong: true, gap: 6, lines: 3 })
  write(doc, box, quando, { size: 11.5, gap: 2, lines: 1 })
  write(doc, box, onde, { size: 11.5, gap: 8, lines: 2 })
  write(doc, box, [ticket.nome, ticket.participante].filter(Boolean).join(' · '), {
    size: 11.5,
    strong: true,
    gap: 8,
    lines: 2,
  })
  write(doc, box, paymentWords.say(locale, 'ticket_door'), { size: 9, colour: MUTED, gap: 0, lines: 2 })
  doc.y = top + 16 + QR + 4
  write(doc, { left: qrLeft, width: QR }, ticket.codigo, { size: 12, strong: true, gap: 0, align: 'center' })
}

function write(
  doc: Doc,
  { left, width }: { left: number; width: number },
  text: string,
  look: { size: number; strong?: boolean; colour?: string; gap: number; lines?: number; align?: 'center' },
): void {
  if (text === '') return
  const { size, strong = false, colour = INK, gap, lines, align } = look
  // No more than fits a ticket: the rest would be measured letter by letter, and cut off.
  const runs = splitByScript(text.slice(0, MOST).toWellFormed().normalize('NFC'))
  const height = lines && { height: size * 1.25 * lines, ellipsis: true }
  doc.addStructure(
    doc.struct('P', {}, () => {
      doc.fillColor(colour).fontSize(size)
      doc.x = left
      for (const [index, { script, text: piece }] of runs.entries()) {
        doc.font(chooseFont(script, { strong, stressed: false }))
        doc.text(piece, { width, continued: index < runs.length - 1, ...height, ...(align && { align }) })
      }
    }),
  )
  doc.y += gap
}

/** Squares in runs, black on white, with the quiet border that readers need. */
function drawQr(doc: Doc, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const step = QR / size
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      // A hair more, so that no viewer shows a seam between rows.
      doc.rect(left + from * step, top + y * step, (x - from + 1) * step, step + 0.05)
    }
  }
  doc.fill('#000000')
}
