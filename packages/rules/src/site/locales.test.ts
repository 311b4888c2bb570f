import { describe, expect, it } from 'vitest'
import {
  isLocale,
  localeOf,
  matchLocale,
  normalizeIdioma,
  offeredLocales,
  spokenLocale,
  wantedLocales,
} from './locales.ts'

describe('matchLocale', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['PT', 'pt-BR'],
    ['es-MX,es;q=0.9', 'es'],
    ['es-419', 'es'],
    ['en-GB', 'en'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['fr,es;q=0.5,pt;q=0.7', 'pt-BR'],
    ['en;q=0.5, es', 'es'],
    ['pt;q=0, es;q=0.1', 'es'],
    ['es;q=0.8,pt;q=0.8', 'es'],
    ['*', 'en'],
    ['pta, est', 'en'],
    ['es;q=x, pt;q=0.2', 'es'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
    [';;;,,,q=1', 'en'],
  ])('%s is %s', (header, locale) => {
    expect(matchLocale(header)).toBe(locale)
  })

  it('does not read a header without end', () => {
    expect(matchLocale(`${'fr,'.repeat(100_000)}pt`)).toBe('en')
  })
})

describe('spokenLocale', () => {
  const all = ['pt_BR', 'en', 'es']
  it.each([
    ['es,en;q=0.5', 'pt_BR', all, 'es'],
    ['fr', 'pt_BR', all, 'en'],
    ['fr', 'pt_BR', ['pt_BR', 'en'], 'pt-BR'],
    ['es,en;q=0.5', 'pt_BR', ['pt_BR', 'en'], 'en'],
    ['es,pt;q=0.5', 'en', ['pt_BR', 'en'], 'pt-BR'],
    ['en,es', 'pt_BR', ['pt_BR'], 'pt-BR'],
    ['', 'es', ['es'], 'es'],
    ['pt', 'es', ['en'], 'es'],
  ])('%s, at a church of %s that offers %j, is %s', (header, idioma, idiomas, locale) => {
    expect(spokenLocale(wantedLocales(header), { idioma, idiomas })).toBe(locale)
  })

  it('offers the main language in any case, and all of them where there is no church', () => {
    expect(offeredLocales({ idioma: 'es', idiomas: ['en'] })).toEqual(['en', 'es'])
    expect(offeredLocales(null)).toEqual(['pt-BR', 'en', 'es'])
  })
})

it('tells locales from other text', () => {
  expect([isLocale('pt-BR'), isLocale('pt'), isLocale(null)]).toEqual([true, false, false])
  expect([localeOf('pt_br'), localeOf('es'), localeOf('de')]).toEqual(['pt-BR', 'es', null])
})

it.each([
  ['pt_BR', 'pt-br'],
  ['ES', 'es'],
  ['', 'en'],
  [null, 'en'],
])('reads idioma %j as %s', (idioma, language) => {
  expect(normalizeIdioma(idioma)).toBe(language)
})
