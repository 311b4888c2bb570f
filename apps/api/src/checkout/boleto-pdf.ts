import {
  formatBoletoBank,
  formatBoletoLine,
  formatCivilDate,
  formatMoney,
  itfElements,
  type Locale,
} from '@atrio/rules'
import { openDocument } from '../adapters/pdf/open-document.ts'
import { chooseFont } from '../adapters/pdf/pdf-fonts.ts'
import {
  artifact,
  cell,
  drawLine,
  drawRows,
  INK,
  LEFT,
  MM,
  MUTED,
  put,
  WIDTH,
  type Doc,
  type Drawing,
  type Look,
} from './boleto-drawing.ts'
import { bancos, boletoWords } from './boleto-words.ts'

/** What a slip says. */
export interface Boleto {
  /** Of what stands above the slip. */
  locale: Locale
  igreja: string
  /** Legal name, CNPJ and city of who gets the money. */
  beneficiario: [nome: string, documento: string | null, cidade: string]
  /** Two lines. */
  pagador: [quem: string, onde: string]
  /** Of the order. */
  codigo: string
  /** What is paid for. */
  referente: string
  /** In cents of BRL. */
  valor: number
  /** ISO dates. */
  emitido: string
  vencimento: string
  nossoNumero: string
  codigoBarras: string
  linhaDigitavel: string
}

const RIGHT = { align: 'right' } as const
const STRONG = { align: 'right', strong: true } as const
const FOOTNOTE = { x: LEFT, width: WIDTH, size: 6.5, colour: MUTED, align: 'right' } as const
/** FEBRABAN: 103 mm by 13 mm; a form of 95 to 108 mm stands at the foot of the page. */
const BARCODE = { width: 103 * MM, height: 13 * MM }
const FORM_TOP = 186 * MM

/** Sets a slip on A4: what to do, the payer's part, a line to cut along, and the form that banks read. */
export async function setBoleto(boleto: Boleto): Promise<Buffer> {
  const { locale, igreja } = boleto
  const words = boletoWords[locale]
  const { doc, bytes } = await openDocument({
    margin: 0,
    lang: locale,
    title: `${words.title} – ${igreja}`,
    author: igreja,
  })
  drawHead(doc, boleto)
  const slip = doc.struct('Sect', { lang: 'pt-BR' })
  doc.addStructure(slip)
  const draw: Drawing = {
    doc,
    tag: (type, work, alt) => void slip.add(doc.struct(type, alt ? { alt } : {}, work)),
  }
  drawReceipt(draw, boleto)
  drawCut(draw)
  drawForm(draw, boleto)
  slip.end()
  doc.end()
  return bytes
}

function drawHead(doc: Doc, { locale, igreja, codigo, referente, vencimento }: Boleto): void {
  const words = boletoWords[locale]
  const say = (type: string, text: string, y: number, look: Partial<Look>) =>
    doc.addStructure(
      doc.struct(type, {}, () => put(doc, text, { x: LEFT, y, width: WIDTH, size: 10.5, ...look })),
    )
  say('P', igreja, 17 * MM, { size: 13, strong: true })
  say('H1', words.title, 25 * MM, { size: 22, strong: true })
  say('P', words.order(codigo, referente), 37 * MM, { colour: MUTED })
  const paragraph = `${words.howTo(formatCivilDate(vencimento, 'long', locale))} ${words.afterwards}`
  doc.addStructure(
    doc.struct('P', {}, () => {
      doc
        .font(chooseFont('latin', { strong: false, stressed: false }))
        .fontSize(10.5)
        .fillColor(INK)
      doc.text(paragraph, LEFT, 45 * MM, { width: WIDTH, lineGap: 2 })
    }),
  )
}

/** The payer keeps this part. */
function drawReceipt(draw: Drawing, boleto: Boleto): void {
  const top = 74 * MM
  drawTop(draw, boleto, top, 'Recibo do pagador')
  const [nome, documento] = boleto.beneficiario
  drawRows(draw, top + 10 * MM, [
    [8, cell('Beneficiário', nome, 0.72), cell('CNPJ', documento ?? '', 0.28)],
    [
      8,
      cell('Nosso número', boleto.nossoNumero, 0.4),
      cell('Nº do documento', boleto.codigo, 0.32),
      cell('Vencimento', day(boleto.vencimento), 0.28, STRONG),
    ],
    [
      8,
      cell('Pagador', boleto.pagador[0], 0.72),
      cell('(=) Valor do documento', money(boleto.valor), 0.28, STRONG),
    ],
    [8, cell('Referente a', `${boleto.referente} – ${boleto.igreja}`, 1)],
  ])
  draw.tag('P', () => put(draw.doc, 'Autenticação mecânica', { ...FOOTNOTE, y: top + 43 * MM }))
}

function drawCut({ doc, tag }: Drawing): void {
  const y = FORM_TOP - 5 * MM
  tag('P', () => put(doc, 'Corte na linha pontilhada', { ...FOOTNOTE, y: y - 10 }))
  artifact(doc, () => {
    doc
      .lineWidth(0.6)
      .dash(3, { space: 3 })
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .stroke(MUTED)
    doc.undash()
  })
}

/** The form that a bank keeps. What gateways do not tell us (agency, wallet) is in the barcode all the same. */
function drawForm(draw: Drawing, boleto: Boleto): void {
  const { doc, tag } = draw
  drawTop(draw, boleto, FORM_TOP, formatBoletoLine(boleto.linhaDigitavel))
  const [nome, documento, cidade] = boleto.beneficiario
  const who = [nome, documento && `CNPJ ${documento}`, cidade].filter(Boolean).join(' – ')
  const bottom = drawRows(draw, FORM_TOP + 10 * MM, [
    [
      8,
      cell('Local de pagamento', 'Pagável em qualquer banco até o vencimento', 0.72),
      cell('Vencimento', day(boleto.vencimento), 0.28, STRONG),
    ],
    [8, cell('Beneficiário', who, 0.72), cell('Agência / Código do beneficiário', '', 0.28)],
    [
      8,
      cell('Data do documento', day(boleto.emitido), 0.16),
      cell('Nº do documento', boleto.codigo, 0.24),
      cell('Espécie doc.', 'OU', 0.1),
      cell('Aceite', 'N', 0.08),
      cell('Data processamento', day(boleto.emitido), 0.14),
      cell('Nosso número', boleto.nossoNumero, 0.28, RIGHT),
    ],
    [
      8,
      cell('Uso do banco', '', 0.16),
      cell('Carteira', '', 0.14),
      cell('Espécie', 'R$', 0.1),
      cell('Quantidade', '', 0.18),
      cell('(x) Valor', '', 0.14),
      cell('(=) Valor do documento', money(boleto.valor), 0.28, STRONG),
    ],
    [
      8,
      cell(
        'Instruções (texto de responsabilidade do beneficiário)',
        `Referente a: ${boleto.referente}`,
        0.72,
      ),
      cell('(–) Desconto / Abatimento', '', 0.28),
    ],
    [8, cell('', 'Não receber após o vencimento.', 0.72), cell('(+) Mora / Multa', '', 0.28)],
    [8, cell('', `Pedido ${boleto.codigo} – ${boleto.igreja}`, 0.72), cell('(=) Valor cobrado', '', 0.28)],
    [8, cell('Pagador', boleto.pagador[0], 1)],
    [6, cell('', boleto.pagador[1], 1)],
  ])
  const y = bottom + 4 * MM
  tag(
    'Figure',
    () => drawBars(doc, boleto.codigoBarras, y),
    `${boletoWords[boleto.locale].barcode}: ${boleto.codigoBarras}`,
  )
  tag('P', () => put(doc, 'Autenticação mecânica – Ficha de compensação', { ...FOOTNOTE, y: bottom + 3 }))
}

/** Bars of ITF, five millimetres from the form's edge as readers need them. */
function drawBars(doc: Doc, codigoBarras: string, y: number): void {
  const elements = itfElements(codigoBarras)
  const narrow = BARCODE.width / elements.reduce((sum, width) => sum + width, 0)
  let x = LEFT + 5 * MM
  for (const [index, width] of elements.entries()) {
    if (index % 2 === 0) doc.rect(x, y, width * narrow, BARCODE.height)
    x += width * narrow
  }
  doc.fill(INK)
}

/** Bank, its number, and what stands at the right: the line to type, or which part this is. */
function drawTop({ doc, tag }: Drawing, { codigoBarras }: Boleto, top: number, right: string): void {
  const banco = codigoBarras.slice(0, 3)
  const y = top + 2.4 * MM
  const base = { y, size: 13, strong: true }
  tag('H2', () =>
    put(doc, bancos[banco] ?? `Banco ${banco}`, { ...base, x: LEFT + 2, width: 34 * MM, whole: true }),
  )
  const number = { x: LEFT + 37 * MM, width: 16 * MM, size: 15, whole: true }
  tag('P', () => put(doc, formatBoletoBank(banco), { ...base, ...number }))
  const rest = { x: LEFT + 56 * MM, width: 124 * MM - 2, size: 11.5, whole: true, align: 'right' as const }
  tag('P', () => put(doc, right, { ...base, ...rest, y: y + 2 }))
  for (const x of [LEFT + 36 * MM, LEFT + 54 * MM])
    drawLine(doc, [x, top + 1.5 * MM], [x, top + 10 * MM], 1.2)
  drawLine(doc, [LEFT, top + 10 * MM], [LEFT + WIDTH, top + 10 * MM], 1.2)
}

/** `31/12/2026`, as banks write it. */
function day(isoDate: string): string {
  return isoDate.split('-').toReversed().join('/')
}

function money(cents: number): string {
  return formatMoney(cents, 'BRL', 'pt-BR')
}
