import * as z from 'zod/mini'
import { lookAtBoxes, type ReadBytes } from './boxes.ts'
import { ask, inputOf, type Demuxer, type Ffmpeg } from './ffmpeg.ts'

/** What a film is, as far as it is taken. */
export interface Film {
  demuxer: Demuxer
  /** Seconds. */
  duracao: number
  largura: number
  altura: number
  /** Browsers play it as it is. */
  isPlain: boolean
  hasSound: boolean
}

/** No film of a church is longer, or has more pixels. */
const MAX_SECONDS = 6 * 3_600
const MAX_PIXELS = 4_096 * 2_304
const PROBE_MS = 60_000

/**
 * By its first bytes: those of MP4 and QuickTime, or of Matroska and WebM. Nothing else is given to a program, and nothing
 * that says its pictures lie elsewhere.
 */
export async function tellDemuxer(
  read: ReadBytes,
): Promise<{ demuxer: Demuxer } | { motivo: 'formato' | 'referencia' }> {
  const head = await read(0, 12)
  if (head.length < 12) return { motivo: 'formato' }
  if (head.toString('latin1', 4, 8) === 'ftyp') {
    const found = await lookAtBoxes(read)
    return found === 'whole' ? { demuxer: 'mov' } : { motivo: found }
  }
  return head.readUInt32BE(0) === 0x1a45dfa3 ? { demuxer: 'matroska' } : { motivo: 'formato' }
}

/** @returns why it is not taken, where it is not */
export async function probe(
  { ffprobe }: Ffmpeg,
  { path, demuxer }: { path: string; demuxer: Demuxer },
): Promise<{ film: Film } | { motivo: 'formato' | 'tamanho' }> {
  const args = ['-v', 'error', ...inputOf(path, demuxer), '-show_streams', '-show_format', '-of', 'json']
  const said = answer.safeParse(await ask(ffprobe, args, PROBE_MS).then(JSON.parse, () => null))
  const video = said.data?.streams.find(({ codec_type: type }) => type === 'video')
  const duracao = Number(said.data?.format.duration ?? Number.NaN)
  if (!video?.width || !video.height || !Number.isFinite(duracao) || duracao <= 0)
    return { motivo: 'formato' }
  if (duracao > MAX_SECONDS || video.width * video.height > MAX_PIXELS) return { motivo: 'tamanho' }
  const sound = said.data?.streams.find(({ codec_type: type }) => type === 'audio')
  const isPlain =
    video.codec_name === 'h264' &&
    video.pix_fmt === 'yuv420p' &&
    video.height <= 1_080 &&
    (!sound || sound.codec_name === 'aac')
  return {
    film: {
      demuxer,
      duracao: Math.ceil(duracao),
      largura: video.width,
      altura: video.height,
      isPlain,
      hasSound: sound !== undefined,
    },
  }
}

const answer = z.object({
  format: z.object({ duration: z.optional(z.string()) }),
  streams: z.array(
    z.object({
      codec_type: z.optional(z.string()),
      codec_name: z.optional(z.string()),
      pix_fmt: z.optional(z.string()),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
    }),
  ),
})
