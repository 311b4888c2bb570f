import type { ReadingPicture } from '../reading/reading.ts'

/** What is said from one moment, in seconds, to the next. */
type DemoCue = { inicio: number; texto: string }

export type DemoVideo = {
  /** Days before the day of loading; below zero it is still to come. */
  daysAgo: number
  videoId: string
  source: 'youtube' | 'vimeo' | 'mp4' | 'hls'
  titulo: string
  resumo: string
  descricao?: string
  pregador?: string
  referencia?: string
  livro?: string
  duracao?: number
  /** The sound alone is offered, too. */
  audio?: boolean
  capitulos?: DemoCue[]
  /** Said in the video, and so its captions. */
  transcricao?: DemoCue[]
  picture?: ReadingPicture
}

type DemoPlaylist = { slug: string; titulo: string; descricao: string; videos: string[] }

export type DemoVideos = { videos: DemoVideo[]; playlists: DemoPlaylist[] }
