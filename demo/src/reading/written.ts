import { sanitizeRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import type { LoadContext } from '../load/igreja.ts'
import { mediaUrl } from '../pictures/files.ts'
import { pictureName } from './reading-pictures.ts'
import type { ReadingPicture } from './reading.ts'

/** A text as it is stored: cleaned like any that staff writes. */
export function written(html: string): string {
  return sanitizeRichText(html) ?? ''
}

/** A day so many before the one of loading, where the church is. */
export function dayBefore({ now, description }: LoadContext, daysAgo: number) {
  return sql<string>`(${now.toISOString()}::timestamptz at time zone ${description.fusoHorario})::date - ${daysAgo}::int`
}

/** The two columns of a picture. */
export function pictureColumns(
  { igrejaId }: LoadContext,
  [kind, index]: readonly [kind: string, index: number],
  picture: ReadingPicture | undefined,
): { imagem: string | null; imagemAlt: string | null } {
  return picture
    ? { imagem: mediaUrl(igrejaId, pictureName(kind, index)), imagemAlt: picture.alt }
    : { imagem: null, imagemAlt: null }
}
