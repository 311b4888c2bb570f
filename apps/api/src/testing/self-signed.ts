import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

interface SelfSigned {
  key: KeyObject
  /** PEM. */
  certificate: string
}

const SHA256_WITH_RSA = der(0x30, [Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex')])

/** A certificate that vouches for itself (X.509 v3 without extensions), for the day around a moment. */
export function selfSigned(commonName: string, at: Date): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = der(0x30, [
    der(0x31, [der(0x30, [Buffer.from('0603550403', 'hex'), der(0x0c, [Buffer.from(commonName, 'utf8')])])]),
  ])
  const time = (hours: number) => {
    const iso = new Date(at.getTime() + hours * 3_600_000).toISOString()
    return der(0x17, [Buffer.from(`${iso.replaceAll(/[-:T]/g, '').slice(2, 14)}Z`)])
  }
  const signed = der(0x30, [
    Buffer.from('a003020102', 'hex'),
    Buffer.from('020101', 'hex'),
    SHA256_WITH_RSA,
    name,
    der(0x30, [time(-12), time(12)]),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  ])
  const signature = Buffer.concat([Buffer.of(0), sign('RSA-SHA256', signed, privateKey)])
  const bytes = der(0x30, [signed, SHA256_WITH_RSA, der(0x03, [signature])])
  const lines = bytes.toString('base64').match(/.{1,64}/g)!
  return {
    key: privateKey,
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

/** One value of ASN.1 in DER: tag, length, content. */
function der(tag: number, parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  if (content.length < 128) return Buffer.concat([Buffer.of(tag, content.length), content])
  const length = Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex')
  return Buffer.concat([Buffer.of(tag, 0x82), length, content])
}
