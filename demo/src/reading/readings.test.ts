import { sanitizeRichText } from '@atrio/rich-text'
import { describe, expect, it } from 'vitest'
import { demoChurches } from '../churches.ts'
import { readingPictures } from './reading-pictures.ts'
import { readings } from './readings.ts'

const codigos = [demoChurches.full.codigo, demoChurches.english.codigo, demoChurches.spanish.codigo]

describe.each(codigos)('what %s publishes to be read', (codigo) => {
  const reading = readings[codigo]!

  it('is something of every kind, with something still to come', () => {
    const { devocionais, noticias, ebds, publicacaoTipos, ministerios } = reading
    for (const list of [devocionais, noticias, ebds, publicacaoTipos, ministerios]) {
      expect(list.length).toBeGreaterThan(0)
    }
    expect(ministerios.flatMap(({ projetos }) => projetos ?? []).length).toBeGreaterThan(0)
    expect(devocionais.some(({ daysAgo }) => daysAgo === 0)).toBe(true)
  })

  it('has texts that the sanitiser leaves alone, frames apart', () => {
    const texts = htmlOf(reading)
    const [framed, plain] = [true, false].map((has) =>
      texts.filter((html) => html.includes('<iframe') === has),
    )
    for (const html of plain!) expect(sanitizeRichText(html)?.replaceAll('<br />', '<br>')).toBe(html)
    for (const html of framed!) expect(sanitizeRichText(html)).toContain('<iframe')
  })

  it('describes each of its pictures', () => {
    const pictures = readingPictures(codigo)
    expect(new Set(pictures.map(([name]) => name)).size).toBe(pictures.length)
    for (const [, { alt }] of pictures) expect(alt).not.toBe('')
  })
})

function htmlOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return HTML.has(key) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => htmlOf(part, Array.isArray(value) ? key : name))
}

const HTML = new Set(['conteudo', 'notasProfessor'])
