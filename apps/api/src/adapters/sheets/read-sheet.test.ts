import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDocuments, type Documents } from '../../documents.ts'
import { takeSheet } from '../../sheets.ts'
import { inWindows1252, makeXlsx } from '../../testing/sheets.ts'

let documents: Documents
let folder: string
beforeAll(async () => {
  documents = openDocuments()
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
})
afterAll(async () => {
  await documents.close()
  await rm(folder, { recursive: true })
})

async function take(bytes: Buffer) {
  const file = join(folder, 'planilha')
  await writeFile(file, bytes)
  return takeSheet({ documents }, { file, owner: 'user 1' })
}
const cells = async (bytes: Buffer) => (await take(bytes)).linhas.map(({ celulas }) => celulas)
const refused = (bytes: Buffer) =>
  take(bytes).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

const rows = [
  ['Nome', 'E-mail', 'Observação'],
  ['João Conceição', 'joao@example.com', 'fala; muito'],
]
const asText = (delimiter: string, end = '\r\n') =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join(end)

// A process begins with it.
describe('a table as text is read', { timeout: 60_000 }, () => {
  const text = asText(';')
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', inWindows1252(text)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['commas', Buffer.from(asText(','))],
    ['tabs', Buffer.from(asText('\t', '\n'))],
    ['what it says of itself', Buffer.from(`sep=|\r\n${asText('|')}`)],
  ])('%s', async (_name, bytes) => {
    const read = await take(bytes)
    expect(read.titulos).toEqual(rows[0])
    expect(read.linhas.map(({ celulas }) => celulas)).toEqual([rows[1]])
  })

  it('with a title above, empty lines between, and rows of different lengths, by the numbers that the file has', async () => {
    const text = 'Membros de 2026\n\nNome,E-mail\nAna,ana@example.com,sobra\n\n,\nBia\n'
    const read = await take(Buffer.from(text))
    expect(read.titulos).toEqual(['Nome', 'E-mail', ''])
    expect(read.linhas).toEqual([
      { numero: 4, celulas: ['Ana', 'ana@example.com', 'sobra'] },
      { numero: 7, celulas: ['Bia', '', ''] },
    ])
  })
})

describe('a spreadsheet is read', () => {
  it('with its days, its numbers as they are written, and what formulas came to', async () => {
    const read = await take(
      makeXlsx(
        [
          ['Nome', 'Nascimento', 'CPF', 'E-mail'],
          [
            'Ana',
            { day: 33_000 },
            { number: '5.2998224725E10' },
            { formula: 'LOWER("ANA@EXAMPLE.COM")', cached: 'ana@example.com' },
          ],
        ],
        { sheets: ['Pessoas', 'Outra'] },
      ),
    )
    expect(read.linhas).toEqual([
      { numero: 2, celulas: ['Ana', '1990-05-07', '52998224725', 'ana@example.com'] },
    ])
    expect([read.formulas, read.outrasFolhas]).toEqual([1, 1])
  })

  it('and formulas that were never worked out are counted', async () => {
    const file = makeXlsx([
      ['Nome', 'E-mail'],
      ['Ana', { formula: 'A1&"x"' }],
    ])
    const read = await take(file)
    expect([read.linhas[0]!.celulas, read.formulasVazias]).toEqual([['Ana', ''], 1])
  })
})

describe('what is not taken is said', () => {
  const people = [
    ['Nome', 'E-mail'],
    ['Ana', 'ana@example.com'],
  ]
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => [`Pessoa ${index}`, `p${index}@example.com`])

  it.each([
    [
      'a hundred thousand lines',
      'SHEET_TOO_LARGE',
      () => Buffer.from(`Nome,E-mail\n${many(100_000).join('\n')}`),
    ],
    ['a hundred thousand rows', 'SHEET_TOO_LARGE', () => makeXlsx([people[0]!, ...many(100_000)])],
    [
      'a hundred columns',
      'SHEET_TOO_LARGE',
      () => Buffer.from(`${'Nome,'.repeat(100)}x\n${'a,'.repeat(100)}x`),
    ],
    ['macros', 'FILE_ACTIVE', () => makeXlsx(people, { more: { 'xl/vbaProject.bin': new Uint8Array(9) } })],
    ['an older spreadsheet, or a locked one', 'FILE_TYPE', () => Buffer.from('d0cf11e0a1b11ae100', 'hex')],
    ['a page', 'FILE_TYPE', () => Buffer.from('<html><table><tr><td>Nome</td></tr></table>')],
    ['another archive', 'FILE_TYPE', () => Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) }))],
    ['a picture', 'FILE_TYPE', () => Buffer.from('89504e470d0a1a0a00000000', 'hex')],
    ['an archive that is cut off', 'FILE_DAMAGED', () => makeXlsx(people).subarray(0, 400)],
    ['a quote that never ends', 'FILE_DAMAGED', () => Buffer.from('Nome;E-mail\n"Ana;ana@example.com\n')],
    ['headings alone', 'SHEET_EMPTY', () => Buffer.from('Nome;E-mail\n')],
    ['nothing', 'SHEET_EMPTY', () => makeXlsx([])],
  ])('%s: %s', async (_name, code, make) => {
    expect(await refused(make())).toBe(code)
  })

  it('an archive that unpacks to gigabytes, one that hides how large it is, and one that repeats a long word', async () => {
    const zeros = new Uint8Array(80 * 1024 * 1024)
    const bomb = makeXlsx(people, { more: { 'xl/sharedStrings.xml': zeros } })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refused(bomb)).toBe('SHEET_TOO_LARGE')
    // The sizes of the central directory are made small.
    const hidden = Buffer.from(bomb)
    for (let at = hidden.indexOf('PK\u0001\u0002'); at >= 0; at = hidden.indexOf('PK\u0001\u0002', at + 4)) {
      hidden.writeUInt32LE(1_000, at + 24)
    }
    expect(['SHEET_TOO_LARGE', 'FILE_DAMAGED']).toContain(await refused(hidden))
    const wide = Array.from({ length: 2_500 }, () => Array.from({ length: 12 }, () => 'x'.repeat(700)))
    expect(await refused(makeXlsx([people[0]!, ...wide]))).toBe('SHEET_TOO_LARGE')
    expect(await cells(makeXlsx(people))).toEqual([people[1]])
  }, 60_000)
})
