import { growsFast } from '@atrio/rules/testing'
import { describe, expect, it } from 'vitest'
import { excerptOf, suggestTitle } from './app/notes/note-words.ts'
import { readableParts } from './app/reader/link-references.server.ts'
import { speechPieces } from './app/reader/speech-pieces.ts'
import { pagePath } from './app/shell/page-path.ts'

const readers: Record<string, (text: string) => unknown> = {
  'an address': pagePath,
  'a reading': (text) => readableParts(text, 'pt_BR'),
  'spoken text': speechPieces,
  'the title of a note': suggestTitle,
  'the beginning of a note': excerptOf,
}

describe('a text four times as long', () => {
  it.each(Object.entries(readers))(
    'is about four times the work as %s',
    (_, read) => {
      expect(growsFast(read)).toBeNull()
    },
    120_000,
  )
})
