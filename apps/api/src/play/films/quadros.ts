import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readWhole } from '../../adapters/storage/storage.ts'
import type { Deps } from '../../deps.ts'
import { filmKey } from '../../files/film-key.ts'
import { inputOf, type Ffmpeg, type Work, work } from './ffmpeg.ts'
import type { Film } from './probe.ts'

/** Where in a film a frame is looked for that may be its cover: not at the ends, which are dark or written on. */
const PLACES = [0.15, 0.4, 0.65]
/** Of how many frames from there the one is taken that is most like the others: no flash and no cross-fade. */
const AMONG = 24

/** A sheet of small pictures: one for each so many seconds, row by row. */
export const FOLHA = { segundos: 10, colunas: 10, linhas: 10, largura: 160, altura: 90 }

/** A picture for a cover, `grande` as it is used and small as it is chosen. */
export const quadroFile = (quadro: number, grande: boolean) => `capas/${quadro}${grande ? '' : '-p'}.jpg`
const FOLHA_NAME = /^folha-\d+\.jpg$/

type Job = { ffmpeg: Ffmpeg; path: string; film: Film; folder: string } & Pick<Work, 'standsStill'>

/** Frames that may be the cover of a film. @returns how many there are, and their files */
export async function makeQuadros({
  ffmpeg,
  path,
  film,
  folder,
  standsStill,
}: Job): Promise<{ quadros: number; files: string[] }> {
  await mkdir(join(folder, 'capas'), { recursive: true })
  const at = (place: number) => [
    '-ss',
    String(Math.floor(film.duracao * place)),
    ...inputOf(path, film.demuxer),
  ]
  const filters = PLACES.map(
    (_, index) =>
      `[${index}:v:0]thumbnail=${AMONG},split[a${index}][b${index}];[a${index}]${scaled(1_280)}[grande${index}];[b${index}]${scaled(320)}[pequeno${index}]`,
  )
  const pictures = PLACES.flatMap((_, index) => [
    ...picture(`[grande${index}]`, join(folder, quadroFile(index + 1, true))),
    ...picture(`[pequeno${index}]`, join(folder, quadroFile(index + 1, false))),
  ])
  const args = [...COMMON, ...PLACES.flatMap(at), '-filter_complex', filters.join(';'), ...pictures]
  await work(ffmpeg.ffmpeg, args, { timeoutMs: 600_000, onSecond: () => {}, standsStill })
  const files = PLACES.flatMap((_, index) => [true, false].map((grande) => quadroFile(index + 1, grande)))
  return { quadros: PLACES.length, files }
}

const scaled = (largura: number) => `scale='min(${largura},iw)':-2`
const COMMON = ['-nostdin', '-hide_banner', '-v', 'error', '-y', '-threads', '2']
const picture = (stream: string, file: string) => ['-map', stream, '-frames:v', '1', '-q:v', '4', file]

/** Small pictures of the whole film, for who looks for a place in it; of key frames alone, which cost little. @returns their files */
export async function makeFolhas({ ffmpeg, path, film, folder, standsStill }: Job): Promise<string[]> {
  const { segundos, colunas, linhas, largura, altura } = FOLHA
  const fit = `scale=${largura}:${altura}:force_original_aspect_ratio=decrease,pad=${largura}:${altura}:-1:-1`
  const args = [
    ...COMMON,
    '-skip_frame',
    'nokey',
    ...inputOf(path, film.demuxer),
    '-an',
    '-vf',
    `fps=1/${segundos}:round=up,${fit},tile=${colunas}x${linhas}`,
    '-q:v',
    '5',
    join(folder, 'folha-%03d.jpg'),
  ]
  await Promise.all((await sheetsIn(folder)).map((file) => rm(join(folder, file), { force: true })))
  await work(ffmpeg.ffmpeg, args, {
    timeoutMs: 300_000 + film.duracao * 2_000,
    onSecond: () => {},
    standsStill,
  })
  return sheetsIn(folder)
}

async function sheetsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => FOLHA_NAME.test(file))
}

/** A frame as it is chosen, or used. @throws where it is not there */
export async function readQuadro(
  { storage }: Pick<Deps, 'storage'>,
  { quadro, grande, ...film }: { igrejaId: number; id: string; quadro: number; grande: boolean },
): Promise<Buffer> {
  const key = filmKey(film, quadroFile(quadro, grande))
  const bytes = await readWhole(storage, key)
  if (!bytes) throw new Error(`${key} is not in storage`)
  return bytes
}
