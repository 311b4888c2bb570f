import { createPublicKey, verify } from 'node:crypto'
import { parseTicketToken } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'
import { isTicketSigned, signTicket, ticketPublicKeys } from './ticket-signature.ts'

const ticket = { igreja: 3, evento: 12, codigo: '7K49QX2B0A' }
const secretsOf = (current: string, previous?: string) =>
  loadSecrets({
    ATRIO_SECRET: current,
    ATRIO_SECRET_PREVIOUS: previous === undefined ? undefined : [previous],
    secretsDir: '',
  })

describe('a signed ticket', () => {
  it('is true with its public key alone', async () => {
    const secrets = await secretsOf('a'.repeat(40))
    const token = parseTicketToken(signTicket(secrets, ticket))!
    expect(token).toMatchObject(ticket)
    const [{ kid, chave }] = ticketPublicKeys(secrets) as [{ kid: string; chave: string }]
    expect(kid).toBe(token.kid)
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: chave }, format: 'jwk' })
    expect(verify(null, Buffer.from(token.signed), key, Buffer.from(token.signature, 'base64url'))).toBe(true)
    expect(isTicketSigned(secrets, token)).toBe(true)
  })

  it('is false with another event, code, church or key', async () => {
    const secrets = await secretsOf('a'.repeat(40))
    const text = signTicket(secrets, ticket)
    for (const forged of [
      text.replace('.12.', '.13.'),
      text.replace('.3.', '.4.'),
      text.replace('7K49QX2B0A', '7K49QX2B0B'),
      signTicket(await secretsOf('b'.repeat(40)), ticket),
    ]) {
      expect(isTicketSigned(secrets, parseTicketToken(forged)!)).toBe(false)
    }
  })

  it('opens the door one rotation of the secret later, and not two', async () => {
    const token = parseTicketToken(signTicket(await secretsOf('a'.repeat(40)), ticket))!
    expect(isTicketSigned(await secretsOf('b'.repeat(40), 'a'.repeat(40)), token)).toBe(true)
    expect(isTicketSigned(await secretsOf('c'.repeat(40), 'b'.repeat(40)), token)).toBe(false)
  })
})
