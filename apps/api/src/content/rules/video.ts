import type { Valores } from '@atrio/contract'
import { parseMoments } from '@atrio/rules'
import { sql } from 'kysely'
import { AppError } from '../../http/errors.ts'
import type { BeforePublish } from '../publish.ts'

/** What begins in a video begins before it ends. */
function requireInside({ duracao, capitulos }: Valores): void {
  const read = parseMoments(String(capitulos ?? ''))
  const late =
    'moments' in read && duracao ? read.moments.findIndex(({ inicio }) => inicio >= Number(duracao)) : -1
  if (late >= 0)
    throw new AppError('VALIDATION', {
      campos: [{ campo: 'valores.capitulos', regra: 'moments', params: { linha: late + 1 } }],
    })
}

/** What plays elsewhere is known by its id, a file by its address; an id is one video's alone. */
export const videoRules: BeforePublish = async (trx, { id, valores }) => {
  const { source, url, videoId } = valores
  requireInside(valores)
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
