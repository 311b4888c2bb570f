/** The type of a file by its first bytes; `markup` is text that a browser could run; null for anything else. */
export function tellType(bytes: Buffer): string | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const word = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP') return 'image/webp'
  if (word(4, 8) === 'ftyp' && /avi[fs]/.test(word(8, 32))) return 'image/avif'
  return /^[\s\uFEFF\0]*</.test(bytes.subarray(0, 256).toString('utf8')) ? 'markup' : null
}

/** Whether words stand among the bytes that make a browser run something, whatever else the file is. */
export function hasScript(bytes: Buffer): boolean {
  return /<script|<iframe|<!doctype|javascript:/i.test(bytes.toString('latin1'))
}

function startsWith(bytes: Buffer, signature: number[]): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature))
}
