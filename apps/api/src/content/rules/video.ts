import { sql } from 'kysely'
import { AppError } from '../../http/errors.ts'
import type { BeforePublish } from '../publish.ts'
import { requireInside } from './inside.ts'

/** What plays elsewhere is known by its id, a file by its address; an id is one video's alone. */
export const videoRules: BeforePublish = async (trx, { id, valores }) => {
  const { source, url, videoId } = valores
  requireInside({ campo: 'capitulos', moments: valores['capitulos'], ends: valores['duracao'] })
  const isElsewhere = source === 'youtube' || source === 'vimeo'
  if (isElsewhere !== (url === null))
    throw new AppError('VALIDATION', {
      campos: [{ campo: 'valores.url', regra: isElsewhere ? 'empty' : 'required' }],
    })
  const { rows } = await sql`select 1 from video where video_id = ${videoId} and id <> ${id}`.execute(trx)
  if (rows.length > 0)
    throw new AppError('VALIDATION', { campos: [{ campo: 'valores.videoId', regra: 'unique' }] })
  return {}
}
