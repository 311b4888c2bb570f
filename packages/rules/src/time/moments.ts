/** A moment of something that plays, in seconds from its beginning, and what begins there. */
export interface Moment {
  inicio: number
  texto: string
}

const LINE = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)(?:[.,](\d{1,3}))?\s+(\S.*)$/

/**
 * Moments as people write them, one in a line: `0:00 Welcome`, `1:02:30 Blessing`, later ones below.
 * @returns them, or the first line that is none or does not follow
 */
export function parseMoments(text: string): { moments: Moment[] } | { wrong: number } {
  const moments: Moment[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [, hours = '0', minutes, seconds, part = '', texto] = LINE.exec(line.trim()) ?? []
    const inicio = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${part || 0}`)
    const isLater = inicio > (moments.at(-1)?.inicio ?? -1)
    if (texto === undefined || Number(seconds) > 59 || !isLater) return { wrong: index + 1 }
    moments.push({ inicio, texto: texto.trim() })
  }
  return { moments }
}

/** The same moments as text. */
export function writeMoments(moments: readonly Moment[]): string {
  return moments.map(({ inicio, texto }) => `${playTime(inicio)} ${texto.replace(/\s+/g, ' ')}`).join('\n')
}

function playTime(seconds: number): string {
  const [whole, part] = [Math.floor(seconds), Math.round((seconds % 1) * 1_000)]
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)]
  const time = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  return `${time}:${two(whole % 60)}${part > 0 ? `.${String(part).padStart(3, '0')}` : ''}`
}

const two = (value: number) => String(value).padStart(2, '0')
