import { describe, expect, it } from 'vitest'
import { createTokens } from './session-tokens.ts'
import { memoryStorage } from '../data/storage.ts'

describe('the end of a token', () => {
  it('is counted from its arrival, whatever the clock of the device says', () => {
    let now = 5_000
    const tokens = createTokens({ session: memoryStorage(), local: memoryStorage() }, () => now)
    tokens.setCredentials(jwt({ iat: 1_800_000_000, exp: 1_800_000_600 }))
    now += 500_000
    expect(tokens.isRunningOut()).toBe(false)
    now += 80_000
    expect(tokens.isRunningOut()).toBe(true)
  })

  it('is unknown for a token that cannot be read', () => {
    const tokens = createTokens({ session: memoryStorage(), local: memoryStorage() }, () => 0)
    tokens.setCredentials('opaque')
    expect(tokens.isRunningOut()).toBe(false)
    expect(tokens.bearer()).toBe('opaque')
  })
})

function jwt(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
}
