import { inputOf } from './ffmpeg.ts'
import type { Film } from './probe.ts'

/** One version of a film, by its height; `copy` is the film as it came, in pieces. */
export interface Rendition {
  name: string
  altura: number
  /** Bits in a second. */
  bandwidth: number
  copy: boolean
}

const STEPS = [
  { altura: 720, bandwidth: 2_500_000 },
  { altura: 480, bandwidth: 1_200_000 },
  { altura: 360, bandwidth: 600_000 },
]
/** A seek waits for a whole one (Decision 244). */
const SEGMENT_SECONDS = 2
const SOUND = 96_000

/** The film as it came first, where browsers play it: it can be watched within seconds. Then what slow networks carry. */
export function renditionsOf({ altura, isPlain }: Film, tamanho: number, duracao: number): Rendition[] {
  const copied = { name: 'copia', altura, bandwidth: Math.ceil((tamanho * 8) / duracao), copy: true }
  const smaller = STEPS.filter((step) => (isPlain ? step.altura < altura : step.altura <= altura))
  const made = (smaller.length > 0 || isPlain ? smaller : STEPS.slice(-1)).map((step) => ({
    ...step,
    name: String(step.altura),
    copy: false,
  }))
  return isPlain ? [copied, ...made] : made
}

/** What the program is told to make of a film, in the folder that it works in. */
export function argumentsOf(path: string, film: Film, rendition: Rendition, folder: string): string[] {
  const { name, altura, bandwidth, copy } = rendition
  const encoded = [
    '-vf',
    `scale=-2:${altura}`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    String(bandwidth),
    '-maxrate',
    String(Math.round(bandwidth * 1.1)),
    '-bufsize',
    String(bandwidth * 2),
    '-force_key_frames',
    'expr:gte(t,n_forced*2)',
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-b:a',
    String(SOUND),
    '-ac',
    '2',
  ]
  return [
    '-nostdin',
    '-hide_banner',
    '-v',
    'error',
    '-y',
    '-progress',
    'pipe:1',
    '-threads',
    '2',
    ...inputOf(path, film.demuxer),
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-sn',
    '-dn',
    ...(copy ? ['-c', 'copy'] : encoded),
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_fmp4_init_filename',
    `${name}-inicio.mp4`,
    '-hls_segment_filename',
    `${folder}/${name}-%05d.m4s`,
    `${folder}/${name}.m3u8`,
  ]
}

/** The list of those that are there; players begin with the first, and change when the network does. */
export function masterOf(film: Film, made: readonly Rendition[]): string {
  const lines = made.flatMap(({ name, altura, bandwidth }) => {
    const largura = Math.round((film.largura * altura) / film.altura / 2) * 2
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(bandwidth * 1.2) + SOUND},RESOLUTION=${largura}x${altura}`,
      `${name}.m3u8`,
    ]
  })
  return ['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n')
}
