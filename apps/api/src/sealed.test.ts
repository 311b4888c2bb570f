import { describe, expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'
import type { Secrets } from './secrets.ts'

const secretsOf = (...bytes: number[]): Secrets => {
  const keys = (purpose: string) => bytes.map((byte) => Buffer.alloc(32, byte + purpose.length))
  return { keys, key: (purpose) => keys(purpose)[0]! }
}
const secrets = secretsOf(1)

describe('seal', () => {
  it('opens for its purpose and place alone', () => {
    const sealed = seal(secrets, 'notes', '1/2', 'alergia a amendoim')
    expect(unseal(secrets, 'notes', '1/2', sealed)).toBe('alergia a amendoim')
    expect(sealed.includes(Buffer.from('amendoim'))).toBe(false)
    expect(() => unseal(secrets, 'notes', '1/3', sealed)).toThrow('does not open')
    expect(() => unseal(secrets, 'otherwise', '1/2', sealed)).toThrow('does not open')
    sealed[sealed.length - 1]! ^= 1
    expect(() => unseal(secrets, 'notes', '1/2', sealed)).toThrow('does not open')
  })

  it('opens what the key before has sealed', () => {
    const sealed = seal(secretsOf(1), 'notes', 'x', 'texto')
    expect(unseal(secretsOf(9, 1), 'notes', 'x', sealed)).toBe('texto')
    expect(() => unseal(secretsOf(9), 'notes', 'x', sealed)).toThrow('does not open')
  })
})
