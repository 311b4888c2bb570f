import { caminoVideos } from './camino.ts'
import type { DemoVideos } from './demo-video.ts'
import { esperancaVideos } from './esperanca.ts'
import { harborVideos } from './harbor.ts'

/** The videos of each church that has any, by church code. */
export const demoVideos: Partial<Record<string, DemoVideos>> = {
  esperanca: esperancaVideos,
  harbor: harborVideos,
  camino: caminoVideos,
}

/** The files that a church's videos play, in its media folder. */
export const videoFiles = {
  clip: 'video.mp4',
  hls: 'video.m3u8',
  audio: 'video-audio.wav',
  captions: (videoId: string) => `legendas-${videoId}.vtt`,
}
