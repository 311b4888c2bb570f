import { pictureName } from '../reading/reading-pictures.ts'
import type { ReadingPicture } from '../reading/reading.ts'
import { demoVideos } from './videos.ts'

/** The pictures of a church's videos, by file name. */
export function videoPictures(codigo: string): [name: string, picture: ReadingPicture][] {
  return (demoVideos[codigo]?.videos ?? []).flatMap(({ picture }, index) =>
    picture ? [[pictureName('video', index), picture] as [string, ReadingPicture]] : [],
  )
}
