import { describe, expect, it } from 'vitest'
import { embedTheme } from './embed-colour.ts'

describe('embedTheme', () => {
  it.each(['#ffd400', 'ffd400', 'FD4', '#ffd400cc'])('paints with %s', (colour) => {
    expect(embedTheme(colour)).toContain('--color-action:#')
  })

  it.each([null, '', 'red', '#12', '#12345', 'fff}</style><script>', 'url(x)', '#ffd400;x'])(
    'keeps the church for %j',
    (colour) => {
      expect(embedTheme(colour)).toBeNull()
    },
  )
})
