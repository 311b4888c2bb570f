import { randomBytes } from 'node:crypto'

/** Crockford's 32: no I, L, O, U to be misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Of an order or a turn on a waiting list: 80 bits, so that an address with it is as good as a key. */
export function newPedidoCodigo(): string {
  return randomCode(16)
}

/** Of a ticket: short enough to be read out, looked up only within a church and by its staff. */
export function newInscricaoCodigo(): string {
  return randomCode(10)
}

function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('')
}
