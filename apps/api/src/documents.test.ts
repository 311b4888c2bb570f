import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDocuments, type DocumentInput, type DocumentName, type Documents } from './documents.ts'
import { asOwner } from './testing/owner.ts'
import { findIds, logIn } from './testing/people.ts'
import { readCode } from './testing/read-code.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** The longest note in shapes that are dear to set. */
const texts = {
  'one long word': 'x'.repeat(29_990),
  'one long word of letters from two fonts': 'xž'.repeat(2_000),
  'deep nesting': `${'> '.repeat(5_000)}${'**_'.repeat(3_000)}fim${'_**'.repeat(3_000)}`,
  'ten thousand lines': '- a\n'.repeat(10_000),
  emoji: '👨‍👩‍👧‍👦🏳️‍🌈'.repeat(1_500),
  'right to left': 'שלום עולם '.repeat(3_000),
  'right to left, without a space': 'سلام'.repeat(7_000),
  'a letter under a thousand marks': `a${'\u0301'.repeat(29_000)}`,
  'nothing but spaces': '\u00a0 \u3000'.repeat(9_000),
}

const base = { igreja: 'Igreja', timeZone: 'America/Sao_Paulo', locale: 'pt-BR' } as const

/** Each document with a text wherever it says something that people wrote. */
type Pdf = Exclude<DocumentName, 'qr' | 'foto' | 'exportacao' | 'planilha'>
const inputs: { [Name in Pdf]: (texto: string) => DocumentInput<Name> } = {
  notas: (texto) => ({
    ...base,
    igreja: texto,
    origem: 'https://igreja.example',
    notas: [{ titulo: texto.slice(0, 200), texto, dataUltimaAlteracao: '2026-11-23T10:00:00Z' }],
  }),
  recibo: (texto) => ({
    ...base,
    igreja: texto,
    razaoSocial: 'Igreja',
    documento: texto,
    doador: { nome: texto, email: texto, documento: null },
    moeda: 'BRL',
    evento: texto,
    linhas: [{ texto, valor: 5_000 }],
    taxas: 0,
    reembolsado: 0,
    total: 5_000,
    data: '2026-11-23T10:00:00Z',
    codigo: 'ABC',
    ano: null,
  }),
  ingressos: (texto) => ({
    locale: 'pt-BR',
    igreja: texto,
    evento: texto,
    quando: 'sábado',
    onde: texto,
    ingressos: [{ nome: texto, participante: texto, codigo: '7K4-9QX-2B0A', qrCode: 'A1.B2' }],
  }),
  boleto: (texto) => ({
    locale: 'pt-BR',
    igreja: texto,
    beneficiario: [texto, null, texto],
    pagador: [texto, texto],
    codigo: 'ABC',
    referente: texto,
    valor: 5_000,
    emitido: '2026-11-23',
    vencimento: '2026-11-30',
    nossoNumero: '1',
    codigoBarras: '00191000000000050000000000000000000000000000',
    linhaDigitavel: '00190000090000000000000000000000100000000005000',
  }),
}

describe.each(Object.keys(inputs) as Pdf[])('%s', (name) => {
  let documents: Documents
  beforeAll(() => void (documents = openDocuments()))
  afterAll(() => documents.close())

  it.for(Object.entries(texts))('is made of %s', { timeout: 60_000 }, async ([, texto]) => {
    const pdf = await documents.make(name, inputs[name](texto), { owner: 'ana' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the pictures of mails', () => {
  let documents: Documents
  beforeAll(() => void (documents = openDocuments()))
  afterAll(() => documents.close())
  const svg = (width: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`)

  it('are a code that a camera reads, and a JPEG of any picture', async () => {
    const texto = 'A1.kid.7.42.7K49QX2B0A.assinatura'
    const png = await documents.make('qr', { texto }, { owner: 'mail' })
    expect(await readCode(png)).toBe(texto)
    const jpeg = await documents.make('foto', { imagem: svg(300) }, { owner: 'mail' })
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_120, height: 560 })
  })

  it('are refused where they are none, or more than memory holds, and the next one is drawn', async () => {
    const make = (imagem: Buffer) => documents.make('foto', { imagem }, { owner: 'mail' })
    await expect(make(Buffer.from('nada'))).rejects.toThrow('unsupported image format')
    await expect(make(svg(20_000))).rejects.toThrow('pixel limit')
    await expect(documents.make('qr', { texto: 'x'.repeat(9_000) }, { owner: 'mail' })).rejects.toThrow(
      'too long',
    )
    expect((await make(svg(20))).length).toBeGreaterThan(100)
  })
})

describe('while a person’s document is made', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  })
  afterAll(() => test.close())

  it('others are answered before it is done', { timeout: 60_000 }, async () => {
    const { igreja } = await findIds(test, 'full')
    const writer = await logIn(test, 'member')
    await asOwner(
      test.target,
      `insert into nota_sermao (igreja_id, user_id, id, titulo, texto)
       select $1, $2, gen_random_uuid(), 'Nota ' || n, repeat(E'**a** b\\n', 3000) from generate_series(1, 10) n`,
      [igreja, writer.userId],
    )
    const { make } = test.deps.documents
    let made = false
    const begun = new Promise<void>((resolve) => {
      test.deps.documents.make = (...given) => {
        resolve()
        return make(...given)
      }
    })
    const pdf = test.call('exportNotasSermao', { query: { igreja }, token: writer.token })
    const settled = pdf.then(() => (made = true))
    await begun
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await test.call('listBanners', { query: { igreja } })).status).toBe(200)
    }
    expect(made).toBe(false)
    await settled
    expect([200, 413]).toContain((await pdf).status)
  })
})
