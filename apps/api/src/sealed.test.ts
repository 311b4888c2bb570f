import { describe, expect, it } from 'vitest'
import { keyIdOf, seal, unseal } from './sealed.ts'
import type { Secrets } from './secrets.ts'

const secretsOf = (...bytes: number[]): Secrets => {
  const keys = (purpose: string) => bytes.map((byte) => Buffer.alloc(32, byte + purpose.length))
  return { keys, key: (purpose) => keys(purpose)[0]!, ids: bytes.map((byte) => `0000000${byte}`) }
}
const secrets = secretsOf(1)

describe('seal', () => {
  it('opens for its purpose and place alone', () => {
    const sealed = seal(secrets, 'observacoes', '1/2', 'alergia a amendoim')
    expect(unseal(secrets, 'observacoes', '1/2', sealed)).toBe('alergia a amendoim')
    expect(sealed.includes(Buffer.from('amendoim'))).toBe(false)
    expect(() => unseal(secrets, 'observacoes', '1/3', sealed)).toThrow('does not open')
    expect(() => unseal(secrets, 'espera', '1/2', sealed)).toThrow('does not open')
    sealed[sealed.length - 1]! ^= 1
    expect(() => unseal(secrets, 'observacoes', '1/2', sealed)).toThrow('does not open')
  })

  it('opens what the key before has sealed', () => {
    const sealed = seal(secretsOf(1), 'observacoes', 'x', 'texto')
    expect(unseal(secretsOf(9, 1), 'observacoes', 'x', sealed)).toBe('texto')
    expect(() => unseal(secretsOf(9), 'observacoes', 'x', sealed)).toThrow('it needs key 00000001')
  })

  it('names its key, and opens what was sealed before values did', () => {
    const sealed = seal(secrets, 'observacoes', 'x', 'texto')
    expect(keyIdOf(sealed)).toBe('00000001')
    const old = sealed.subarray(9)
    expect(keyIdOf(old)).toBeNull()
    expect(unseal(secretsOf(9, 1), 'observacoes', 'x', old)).toBe('texto')
  })
})
