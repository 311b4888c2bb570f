import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashToken } from '../http/one-time-token.ts'
import type { Secrets } from '../secrets.ts'
import { toBase32 } from './totp.ts'

type Key = Pick<Secrets, 'key'>

/** What a person tells whoever makes sure that it is them: of their request alone, and kept nowhere. */
export function digitsFor({ key }: Key, id: string): string {
  const number = createHmac('sha256', key('fator-perdido')).update(`digitos ${id}`).digest().readUInt32BE()
  return String(number % 1_000_000).padStart(6, '0')
}

/** What the log says when a request is made: eighty bits, that every process knows and nothing stores. */
export function operatorCode({ key }: Key, id: string): string {
  return grouped(createHmac('sha256', key('fator-perdido')).update(`operador ${id}`).digest().subarray(0, 10))
}

export function isOperatorCode(secrets: Key, id: string, typed: string): boolean {
  const [own, given] = [operatorCode(secrets, id), typed].map((code) => Buffer.from(plain(code)))
  return own!.length === given!.length && timingSafeEqual(own!, given!)
}

/** Eighty random bits, of which only the digest is kept. */
export const mailedCode = () => grouped(randomBytes(10))

export function hashMailed(codigo: string): Buffer {
  return hashToken(`fator-perdido ${plain(codigo)}`)
}

const grouped = (bytes: Buffer) => toBase32(bytes).match(/.{4}/g)!.join('-')
const plain = (codigo: string) => codigo.toUpperCase().replace(/[^A-Z2-7]/g, '')
