import { describe, expect, it } from 'vitest'
import { writePage } from './export-page.ts'
import { exportWords } from './export-words.ts'

const page = (fora: number, arquivos: { nome: string }[]) =>
  writePage({
    igreja: 'Igreja Esperança',
    locale: 'en',
    timeZone: 'UTC',
    tabelas: {},
    arquivos,
    words: exportWords('en', { igreja: 'Igreja Esperança', fora }),
  })

describe('the page of an export', () => {
  it('says how many files did not fit', () => {
    expect(page(2, [{ nome: 'foto.webp' }])).toContain('Files that did not fit into this ZIP: 2.')
  })

  it('speaks of files only where there are some', () => {
    expect(page(0, [])).not.toContain('Your files')
    expect(page(0, [{ nome: 'foto.webp' }])).not.toContain('did not fit')
  })
})
