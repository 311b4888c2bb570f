import { describe, expect, it } from 'vitest'
import * as rules from './index.ts'
import { growsFast } from './testing/growth.ts'

/** What reads a text that somebody else wrote. */
const readers: Record<string, (text: string) => unknown> = {
  alphaSpaces: rules.alphaSpaces,
  brPhone: rules.brPhone,
  cep: rules.cep,
  cpf: rules.cpf,
  detectPixKey: rules.detectPixKey,
  email: rules.email,
  'endOfSplitCard, of many': (text) => rules.endOfSplitCard(text.match(/.{1,4}/gsu) ?? []),
  'endOfSplitCard, of two': (text) => rules.endOfSplitCard([text, text]),
  findReferences: (text) => rules.findReferences(text, 'pt-BR'),
  fold: rules.fold,
  formatCep: rules.formatCep,
  looksLikeCardNumber: rules.looksLikeCardNumber,
  parseCents: (text) => rules.parseCents(text, 'pt-BR', 'BRL'),
  parseChordPro: rules.parseChordPro,
  lastCue: rules.lastCue,
  linkNotaMomentos: (text) => rules.linkNotaMomentos(text, () => ''),
  parseNotaText: rules.parseNotaText,
  parsePassagens: rules.parsePassagens,
  parseShortDate: (text) => rules.parseShortDate(text, 'pt-BR'),
  password: rules.password,
  plainText: rules.plainText,
  readBoleto: (text) => rules.readBoleto(text, '2026-11-23'),
  safeRedirectTo: rules.safeRedirectTo,
  truncateDescription: rules.truncateDescription,
}

describe('a text four times as long', () => {
  it.each(Object.entries(readers))(
    'is about four times the work for %s',
    (_, read) => {
      expect(growsFast(read)).toBeNull()
    },
    120_000,
  )
})

describe('the judge of that', () => {
  it('finds a pattern that begins anew at each character', () => {
    expect(growsFast((text) => text.replace(/<[^>]*>/g, ' '))).toContain('<<<')
  }, 120_000)
})
