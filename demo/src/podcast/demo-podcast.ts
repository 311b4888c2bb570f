/** What a church of the demo world lets people listen to. */
export type DemoPodcast = {
  titulo: string
  descricao: string
  autor: string
  links: { nome: string; url: string }[]
  /** Newest first, a week apart. */
  episodes: DemoEpisode[]
  /** A podcast of others whose feed the church shows; its file lies among the church's media. */
  feed?: DemoFeed
}

type DemoEpisode = readonly [
  title: string,
  notes: string,
  chapters?: readonly DemoChapter[],
  /** Not for children. */
  audience?: 'adults',
]
/** In seconds from the beginning. */
type DemoChapter = readonly [seconds: number, title: string]

export type DemoFeed = {
  codigo: string
  titulo: string
  descricao: string
  autor: string
  episodes: DemoEpisode[]
}

/** How long each of a church's recordings is, in seconds; episodes share them by turns. */
export const RECORDINGS = [62, 48, 75] as const

export function recordingName(index: number): string {
  return `gravacao-${(index % RECORDINGS.length) + 1}.wav`
}

export function recordingSeconds(index: number): number {
  return RECORDINGS[index % RECORDINGS.length]!
}

export const COVER = 'podcast'
export const FEED_COVER = 'podcast-feed'
