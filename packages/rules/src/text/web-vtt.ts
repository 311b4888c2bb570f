const TIMES =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d)[.,](\d{3})\s+-->\s+((?:\d{2,}:)?[0-5]\d:[0-5]\d)[.,](\d{3})(\s.*)?$/

/**
 * Captions as browsers read them. SubRip, which most programs write, differs by its numbers and commas, and is turned.
 * @returns WebVTT, or the line that is not right; 0 where there is no caption at all
 */
export function readCaptions(text: string): { vtt: string } | { wrong: number } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0]!)
  let cues = 0
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const [, from, fromPart, to, toPart, settings = ''] = TIMES.exec(line.trim()) ?? []
    if (from === undefined || seconds(to!, toPart!) <= seconds(from, fromPart!)) return { wrong: index + 1 }
    lines[index] = `${from}.${fromPart} --> ${to}.${toPart}${isVtt ? settings : ''}`
    cues += 1
  }
  if (cues === 0) return { wrong: 0 }
  return { vtt: isVtt ? lines.join('\n') : `WEBVTT\n\n${lines.join('\n').trim()}\n` }
}

function seconds(time: string, part: string): number {
  return time.split(':').reduce((sum, unit) => sum * 60 + Number(unit), 0) + Number(part) / 1_000
}
