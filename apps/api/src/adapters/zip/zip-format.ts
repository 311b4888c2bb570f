/** What of the format both sides need (APPNOTE 6.3, without its parts for more than four gigabytes). */
export const LOCAL = 0x04034b50
export const CENTRAL = 0x02014b50
export const END = 0x06054b50
export const LOCAL_BYTES = 30
export const CENTRAL_BYTES = 46
export const END_BYTES = 22

export interface ZipEntry {
  name: string
  /** Unpacked. */
  size: number
  packed: number
  crc: number
  isDeflated: boolean
  /** Where it begins. */
  offset: number
}
