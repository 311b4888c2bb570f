import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that stand for something; the database keeps only `hashToken` of them. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain digest is enough: nobody guesses 256 random bits, so there is nothing to slow down. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
