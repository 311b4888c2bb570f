/** A part of an episode: its beginning in seconds, and what it is called. */
export interface Capitulo {
  inicio: number
  texto: string
}

const MOST = 200
const MAX_TITLE = 300
/** Longer than any recording; beyond it a file means milliseconds, or nothing. */
const MAX_SECONDS = 200_000

/** What makes sense of a list of chapters, in the order of the recording; several at one moment are one. */
export function readChapters(loose: unknown): Capitulo[] {
  if (!Array.isArray(loose)) return []
  const byStart = new Map<number, Capitulo>()
  for (const chapter of loose.slice(0, MOST)) {
    const { start, startTime, title, toc } = Object(chapter) as Record<string, unknown>
    const inicio = seconds(startTime ?? start)
    const texto = plain(title)
    // Chapters for pictures alone say that they are not for the table of contents.
    if (inicio !== null && texto !== '' && toc !== false) byStart.set(inicio, { inicio, texto })
  }
  return [...byStart.values()].toSorted((a, b) => a.inicio - b.inicio)
}

/** The file that `podcast:chapters` names; null for what is not one. */
export function parseChaptersFile(body: Buffer): Capitulo[] | null {
  try {
    const { chapters } = Object(JSON.parse(body.toString('utf8'))) as { chapters?: unknown }
    return Array.isArray(chapters) ? readChapters(chapters) : null
  } catch {
    return null
  }
}

/** A number, or normal play time: `1:02:33.5`, `4:05`, `12.25`. */
function seconds(value: unknown): number | null {
  const [, hours = 0, minutes = 0, rest] = NORMAL_PLAY_TIME.exec(String(value).trim()) ?? []
  if (rest === undefined) return null
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
  return time <= MAX_SECONDS ? time : null
}

const NORMAL_PLAY_TIME = /^(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,6}(?:\.\d{1,9})?)$/

function plain(title: unknown): string {
  const text = typeof title === 'string' ? title.slice(0, MAX_TITLE) : ''
  return text.replace(/\s+/g, ' ').trim()
}
