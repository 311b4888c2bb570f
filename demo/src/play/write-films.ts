import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoKeeper } from '@atrio/api/demo-keeper'
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

/** Writes the films of the churches that are there, as they are prepared: their film, captions and lists. */
export async function writeFilms(keeper: DemoKeeper, present: ReadonlyMap<string, number>): Promise<void> {
  for (const church of Object.values(demoChurches) as DemoChurch[]) {
    const igrejaId = present.get(church.codigo)
    if (igrejaId === undefined) continue
    for (const conteudo of demoPlay[church.codigo]?.conteudos ?? []) {
      if (!conteudo.filme) continue
      const film = { igrejaId, id: filmId(church.codigo, conteudo.chave) }
      await keeper.saveFilm(film, () => filesOf(church, conteudo))
    }
  }
}

async function filesOf(church: DemoChurch, { filme, falas }: DemoConteudo): Promise<[string, Buffer][]> {
  const film = await readFile(join(import.meta.dirname, `${filme}.mp4`))
  const { idioma } = languageOf(church.idioma)
  const said = falas && webVtt({ transcricao: falas, duracao: FILM_SECONDS })
  return [
    ['hls/360.mp4', film],
    ['hls/360.m3u8', Buffer.from(hlsPlaylist(film, '360.mp4'))],
    ...(said ? [[`legendas/${idioma}.vtt`, Buffer.from(said)] satisfies [string, Buffer]] : []),
    ['hls/master.m3u8', Buffer.from(MASTER)],
  ]
}

const MASTER = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=120000,RESOLUTION=640x360,CODECS="avc1.64001e,opus"
360.m3u8
`
