const MOST = 300

/**
 * What a file of captions (WebVTT, or SubRip, which differs in a comma) says last, and how many it says. Marks of voices
 * and letters are taken out.
 */
export function lastCue(file: string): { seq: number; texto: string } {
  const lines = file.split(/\r\n?|\n/)
  const timed = lines.flatMap((line, index) => (TIMES.test(line) ? [index] : []))
  const at = timed.at(-1)
  if (at === undefined) return { seq: 0, texto: '' }
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => line.trim() === '')
  const said = rest.slice(0, end < 0 ? undefined : end).join('\n')
  return { seq: timed.length, texto: plain(said).slice(0, MOST) }
}

const TIMES = /^\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}\s+-->/

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

function plain(text: string): string {
  return text
    .replace(/<[^<>\n]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name]!)
    .trim()
}
