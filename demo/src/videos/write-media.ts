import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chimes } from './chimes.ts'
import type { DemoVideo } from './demo-video.ts'
import { hlsPlaylist } from './hls-playlist.ts'
import { demoVideos, videoFiles } from './videos.ts'

/** A dawn of 24 seconds, drawn and recorded for the demo: H.264 and Opus in fragments that begin at key frames. */
const CLIP = join(import.meta.dirname, 'dawn.mp4')

/** Writes what a church's videos play into its folder of the media directory, where it is missing. */
export async function writeVideoMedia(mediaDir: string, igrejaId: number, codigo: string): Promise<void> {
  const videos = demoVideos[codigo]?.videos ?? []
  if (videos.length === 0) return
  const write = async (name: string, make: () => Promise<unknown> | Buffer | string) => {
    const file = join(mediaDir, String(igrejaId), name)
    if (existsSync(file)) return
    const made = await make()
    if (typeof made === 'string' || Buffer.isBuffer(made)) await writeFile(file, made)
    else await copyFile(CLIP, file)
  }
  await write(videoFiles.clip, async () => undefined)
  await write(videoFiles.hls, async () => hlsPlaylist(await readFile(CLIP), videoFiles.clip))
  await write(videoFiles.audio, () => chimes(24))
  for (const video of videos) {
    if (video.transcricao) await write(videoFiles.captions(video.videoId), () => webVtt(video))
  }
}

/** The captions that say what the transcript says. */
export function webVtt({
  transcricao = [],
  duracao = 0,
}: Pick<DemoVideo, 'transcricao' | 'duracao'>): string {
  const cues = transcricao.map(({ inicio, texto }, index) => {
    const end = transcricao[index + 1]?.inicio ?? duracao
    return `${clock(inicio)} --> ${clock(end)}\n${texto}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function clock(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}.000`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
