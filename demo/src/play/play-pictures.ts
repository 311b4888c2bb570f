import { pictureName } from '../reading/reading-pictures.ts'
import type { ReadingPicture } from '../reading/reading.ts'
import { demoPlay } from './play.ts'

/** The pictures of what a church shows at Play, by file name. */
export function playPictures(codigo: string): [name: string, picture: ReadingPicture][] {
  return (demoPlay[codigo]?.conteudos ?? []).flatMap(({ picture }, index) =>
    picture ? [[pictureName('play', index), picture] as [string, ReadingPicture]] : [],
  )
}
