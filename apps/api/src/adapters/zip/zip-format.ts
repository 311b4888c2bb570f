/** What of the format both sides need (APPNOTE 6.3). Beyond four gigabytes numbers stand in fields of eight bytes. */
export const LOCAL = 0x04034b50
export const CENTRAL = 0x02014b50
export const END = 0x06054b50
export const END_64 = 0x06064b50
export const LOCATOR_64 = 0x07064b50
export const LOCAL_BYTES = 30
export const CENTRAL_BYTES = 46
export const END_BYTES = 22
export const END_64_BYTES = 56
export const LOCATOR_64_BYTES = 20
/** The extra field with the eight bytes of what did not fit into four. */
export const EXTRA_64 = 1
/** Stands where a number is too large for its field. */
export const ELSEWHERE = 0xff_ff_ff_ff
export const ELSEWHERE_COUNT = 0xff_ff

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
