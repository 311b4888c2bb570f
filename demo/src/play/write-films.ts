import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoChurches, type DemoChurch } from '../churches.ts'
import { hlsPlaylist } from '../videos/hls-playlist.ts'
import { webVtt } from '../videos/write-media.ts'
import type { DemoConteudo } from './demo-play.ts'
import { demoPlay } from './play.ts'

/** Films of 24 seconds, drawn and recorded for the demo: H.264 and Opus in fragments that begin at key frames. */
export const FILM_SECONDS = 24

/** The number of a demo film, the same at every start. */
export function filmId(codigo: string, chave: string): string {
  const hex = createHash('md5').update(`${codigo}/${chave}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What the captions of a church are called. */
export function languageOf(church: string): { idioma: string; nome: string } {
  const idioma = church.replace('_', '-')
  const names = new Intl.DisplayNames([idioma], { type: 'language' })
  return { idioma, nome: names.of(idioma.slice(0, 2)) ?? idioma }
}

/** Writes the films of the churches that are there, as they are prepared: lists, their film, their captions. */
export async function writeFilms(playDir: string, present: ReadonlyMap<string, number>): Promise<void> {
  for (const church of Object.values(demoChurches) as DemoChurch[]) {
    const igrejaId = present.get(church.codigo)
    if (igrejaId === undefined) continue
    for (const conteudo of demoPlay[church.codigo]?.conteudos ?? []) {
      if (!conteudo.filme) continue
      const folder = join(playDir, String(igrejaId), filmId(church.codigo, conteudo.chave))
      if (!existsSync(folder)) await writeFilm(folder, church, conteudo)
    }
  }
}

async function writeFilm(folder: string, church: DemoChurch, conteudo: DemoConteudo): Promise<void> {
  const { filme, falas } = conteudo
  // Renamed when complete: a start that is killed here leaves no folder that looks finished.
  const draft = `${folder}.${process.pid}`
  await mkdir(join(draft, 'hls'), { recursive: true })
  const film = join(import.meta.dirname, `${filme}.mp4`)
  await copyFile(film, join(draft, 'hls', '360.mp4'))
  await writeFile(join(draft, 'hls', '360.m3u8'), hlsPlaylist(await readFile(film), '360.mp4'))
  await writeFile(join(draft, 'hls', 'master.m3u8'), MASTER)
  if (falas) {
    await mkdir(join(draft, 'legendas'))
    const { idioma } = languageOf(church.idioma)
    await writeFile(
      join(draft, 'legendas', `${idioma}.vtt`),
      webVtt({ transcricao: falas, duracao: FILM_SECONDS }),
    )
  }
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true })
    // Another process on the same folder has written it meanwhile.
    if (!existsSync(folder)) throw error
  })
}

const MASTER = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=120000,RESOLUTION=640x360,CODECS="avc1.64001e,opus"
360.m3u8
`
