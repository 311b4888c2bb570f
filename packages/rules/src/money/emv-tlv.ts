/** A field of an EMV code: two digits of name, two of length, then as many characters. */
export function writeField(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`field ${id} is longer than 99 characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** The fields of a code by name, or null where it is cut short, has something else in it or a field twice. */
export function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    const end = at + 4 + Number(head?.[2])
    if (!head?.[1] || end > text.length || fields.has(head[1])) return null
    fields.set(head[1], text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** CRC-16/CCITT-FALSE, polynomial 0x1021 from 0xFFFF, as four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xff_ff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x80_00 ? 0x10_21 : 0)) & 0xff_ff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
