import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'

/** How what is sealed travels: under a key that the passphrase comes to, which is written nowhere in the archive. */
export interface Cofre {
  sal: string
  /** A known text under the key: tells a wrong passphrase at once. */
  prova: string
}

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const PROOF = 'atrio-copia'
const [IV, TAG] = [12, 16]

export function deriveKey(senha: string, sal: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(senha.normalize('NFKC'), Buffer.from(sal, 'base64'), 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

export function newSalt(): string {
  return randomBytes(16).toString('base64')
}

export function proofOf(key: Buffer): string {
  return lock(key, 'prova', PROOF)
}

export function opens(key: Buffer, { prova }: Cofre): boolean {
  try {
    return unlock(key, 'prova', prova) === PROOF
  } catch {
    return false
  }
}

/** @param place what it belongs to: moved elsewhere it does not open */
export function lock(key: Buffer, place: string, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** @throws Error when it was locked by another key, for another place, or was changed */
export function unlock(key: Buffer, place: string, locked: string): string {
  const bytes = Buffer.from(locked, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
}
