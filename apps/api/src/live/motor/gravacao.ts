import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { LiveEngine } from '../../adapters/live/engine.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { madeFolder, mediaType, RECORDED_FOLDER } from '../../files/media-key.ts'
import { putAgenda, type Agenda, type Due } from '../../jobs/agenda.ts'
import { tellSala } from '../mesa.ts'

type GravacaoDeps = Pick<Deps, 'db' | 'engine' | 'env' | 'storage'>

const AGAIN = sql<Date>`now() + interval '5 minutes'`
/** After so long nothing comes any more. */
const GIVE_UP_HOURS = 12
const BEFORE_MS = 15 * 60_000
const MAX_BYTES = 20 * 1024 ** 3
/** Shorter ones were a try. */
const LEAST_SECONDS = 30

/** Recordings of what came over the engine become the church's videos (Decision 225). */
export const gravacaoAgenda: Agenda<GravacaoDeps> = { transmissao_gravacao: importar }

async function importar(deps: GravacaoDeps, { igrejaId, referencia }: Due): Promise<void> {
  const id = Number(referencia)
  const { engine } = deps
  const put = (when: typeof AGAIN | null) =>
    withTenant(deps.db, { igrejaId }, (trx) =>
      putAgenda(trx, { igrejaId, tipo: 'transmissao_gravacao', referencia, when }),
    )
  const found = await withTenant(deps.db, { igrejaId }, (trx) => find(trx, { id }))
  if (!engine || !found || found.isLate) {
    await put(null)
    return
  }
  // While they are still sending the recording is not whole.
  const isOver = (await engine.isReady(found.codigo)) === false
  const recording = isOver ? await longest(engine, found) : null
  if (!recording) {
    await put(AGAIN)
    return
  }
  const name = `${randomUUID()}.mp4`
  const path = join(deps.env.receivingDir, name)
  const key = madeFolder(igrejaId, `${RECORDED_FOLDER}/${name}`)
  try {
    await engine.fetchRecording(found.codigo, recording, { path, maxBytes: MAX_BYTES })
    await deps.storage.takeFile(key, path, mediaType(name)!)
    const kept = await withTenant(deps.db, { igrejaId }, (trx) =>
      keepVideo(trx, {
        id,
        url: `/media/${igrejaId}/${RECORDED_FOLDER}/${name}`,
        seconds: recording.seconds,
      }),
    )
    if (!kept) await deps.storage.remove(key)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>

async function find(trx: TenantTrx, { id }: { id: number }) {
  return (
    trx
      .selectFrom('transmissao')
      .innerJoin('igreja', 'igreja.id', 'transmissao.igrejaId')
      .where('transmissao.id', '=', id)
      .where('flagMotor', '=', true)
      .where('videoId', 'is', null)
      // Videos are everybody's.
      .where('flagExclusiva', '=', false)
      .select(['igreja.codigo', 'inicio', 'iniciadaEm'])
      .select(sql<Date>`coalesce(encerrada_em, greatest(fim_previsto, now()))`.as('fim'))
      .select(
        sql<boolean>`now() > coalesce(encerrada_em, fim_previsto) + make_interval(hours => ${GIVE_UP_HOURS})`.as(
          'isLate',
        ),
      )
      .executeTakeFirst()
  )
}

/** Of several pieces the longest: a cut of the line leaves two. */
async function longest(engine: LiveEngine, { codigo, inicio, iniciadaEm, fim }: Found) {
  const from = Math.min(inicio.getTime(), iniciadaEm?.getTime() ?? Infinity) - BEFORE_MS
  const all = (await engine.recordings(codigo)) ?? []
  return all
    .filter(({ start, seconds }) => {
      const begun = start.getTime()
      return seconds >= LEAST_SECONDS && begun < fim.getTime() && begun + seconds * 1_000 > from
    })
    .toSorted((a, b) => b.seconds - a.seconds)[0]
}

/** It is watched at the same address from now on; false where staff have given another recording meanwhile. */
async function keepVideo(
  trx: TenantTrx,
  { id, url, seconds }: { id: number; url: string; seconds: number },
): Promise<boolean> {
  const videoId = `gravacao-${id}-${randomUUID().slice(0, 8)}`
  const { rows } = await sql`
    insert into video (video_id, source, url, titulo, data_publicacao, duracao)
    select ${videoId}, 'mp4', ${url}, titulo, current_igreja_day(), ${Math.max(1, Math.round(seconds))}::int
    from transmissao where id = ${id}::int and video_id is null for update
    returning id`.execute(trx)
  if (rows.length === 0) return false
  await sql`update transmissao set video_id = ${videoId} where id = ${id}::int`.execute(trx)
  await tellSala(trx, { id })
  return true
}
