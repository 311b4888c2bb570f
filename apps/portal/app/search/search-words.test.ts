import { describe, expect, it } from 'vitest'
import { foldSearch, holdsAll } from './search-words.ts'

describe('words of a search', () => {
  it('lose accents, case and punctuation', () => {
    expect(foldSearch('  ORAÇÃO, já! ')).toBe('oracao ja')
  })

  it.each([
    ['Mudar de igreja', 'mud igr', true],
    ['Mudar de igreja', 'igreja mudar', true],
    ['Mudar de igreja', 'greja', false],
    ['Mudar de igreja', '', false],
    ['Mudar de igreja', '!', false],
  ])('%j holds %j: %s', (text, typed, expected) => {
    expect(holdsAll(text, typed)).toBe(expected)
  })
})
