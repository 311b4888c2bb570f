import type { CallResult, liveStaffCalls, TransmissaoEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

const MOST = 100

type Videos = CallResult<(typeof liveStaffCalls)['listGravacoesTransmissao']>['videos']

/** What the church has published and may be the recording of a broadcast. @throws AppError NOT_FOUND */
export async function listGravacoes(trx: TenantTrx, { id }: { id: number }): Promise<Videos> {
  const transmissao = await trx
    .selectFrom('transmissao')
    .where('id', '=', id)
    .select(
      sql<string>`(inicio at time zone (select fuso_horario from igreja where id = current_igreja()))::date::text`.as(
        'dia',
      ),
    )
    .executeTakeFirst()
  if (!transmissao) throw new AppError('NOT_FOUND')
  return trx
    .selectFrom('video')
    .where(isShown('video'))
    .select(['video.videoId as idVideo', 'video.titulo'])
    .select(sql<string>`video.data_publicacao::text`.as('data'))
    .orderBy(sql`abs(video.data_publicacao - ${transmissao.dia}::date)`)
    .orderBy('video.id', 'desc')
    .limit(MOST)
    .execute()
}

/** The video that is the recording of a broadcast, whether visitors see it or not. */
export async function readGravacao(
  trx: TenantTrx,
  { id }: { id: number },
): Promise<TransmissaoEquipe['gravacao']> {
  const row = await trx
    .selectFrom('transmissao as t')
    .innerJoin('video as v', 'v.videoId', 't.videoId')
    .where('t.id', '=', id)
    .select(['v.videoId as idVideo', 'v.titulo'])
    .executeTakeFirst()
  return row ?? null
}

/** A video of this church that visitors see; null takes the recording away. @throws AppError VALIDATION */
export async function videoOf(
  trx: TenantTrx,
  { idVideo }: { idVideo: string | null },
): Promise<string | null> {
  if (idVideo === null) return null
  const video = await trx
    .selectFrom('video')
    .where('video.videoId', '=', idVideo)
    .where(isShown('video'))
    .select('video.videoId')
    .executeTakeFirst()
  if (!video) throw new AppError('VALIDATION', { campos: [{ campo: 'idVideo', regra: 'unknown' }] })
  return video.videoId
}
