const TAG_ADDRESS = /\bURI="([^"]*)"/g
/** Beside the list, as every film here is laid out. */
const BESIDE = /^[\w-][\w.-]*\.(?:m3u8|m4s|mp4)$/

/**
 * Whether a list of HLS (RFC 8216) names files of its own folder alone: a player asks for whatever it names, with what the
 * page that it plays in may ask for.
 */
export function namesOnlyItsOwn(list: string): boolean {
  const lines = list.split(/\r\n|\r|\n/).map((line) => line.trim())
  if (lines[0]?.replace(/^\uFEFF/, '') !== '#EXTM3U') return false
  return lines.every((line) => {
    if (line === '') return true
    if (!line.startsWith('#')) return BESIDE.test(line)
    const named = [...line.matchAll(TAG_ADDRESS)]
    // What a tag names in another way than players read it would be read by nobody here.
    const isPlain = (line.match(/URI\s*=/gi)?.length ?? 0) === named.length
    return isPlain && named.every(([, address]) => BESIDE.test(address!))
  })
}
