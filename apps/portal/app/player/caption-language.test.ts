import { describe, expect, it } from 'vitest'
import { languageOf } from './caption-language.ts'

describe('languageOf', () => {
  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['por', 'pt'],
    ['eng', 'en'],
    ['es-419', 'es-419'],
    ['', 'und'],
    ['not a language', 'und'],
  ])('says %j as %j', (given, idioma) => {
    expect(languageOf(given)).toBe(idioma)
  })
})
