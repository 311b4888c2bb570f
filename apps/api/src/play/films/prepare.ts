import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { withTenant, withTenantOnce } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { filmDir, filmFile } from '../play-dir.ts'
import { standsStill } from './espera.ts'
import { findFfmpeg, work, type Ffmpeg } from './ffmpeg.ts'
import { probe, tellDemuxer, type Film } from './probe.ts'
import { makeFolhas, makeQuadros } from './quadros.ts'
import { argumentsOf, masterOf, renditionsOf } from './renditions.ts'

type FilmDeps = Pick<Deps, 'db' | 'env' | 'onError'>
interface Which {
  igrejaId: number
  id: string
}

const MAX_TRIES = 3

/**
 * Makes of a film what players of all networks can watch; without the program it plays as it came.
 * @returns whether this process was the one
 */
export async function prepareFilm(deps: FilmDeps, film: Which): Promise<boolean> {
  const tries = await claim(deps, film)
  if (tries === null) return false
  const path = join(filmDir(deps.env, film), filmFile.original)
  const ffmpeg = await findFfmpeg(deps.env)
  const found = ffmpeg ? await probe(ffmpeg, path) : null
  if (found && 'motivo' in found) await save(deps, film, { situacao: 'recusada', motivo: found.motivo })
  else if (!ffmpeg || !found) await leaveAsItCame(deps, film, path, 'semPrograma')
  else await convert(deps, film, { ffmpeg, path, tries, film: found.film })
  return true
}

/** One process at a time, another only where that gives no sign of life. */
async function claim({ db }: FilmDeps, { igrejaId, id }: Which): Promise<number | null> {
  const row = await withTenantOnce(db, { igrejaId }, (trx) =>
    trx
      .updateTable('filme')
      .set({ situacao: 'preparando', sinalEm: sql<Date>`now()`, tentativas: sql<number>`tentativas + 1` })
      .where('id', '=', id)
      .where(
        sql<boolean>`situacao = 'recebida' or (situacao = 'preparando' and sinal_em < now() - interval '2 minutes')`,
      )
      .returning('tentativas')
      .executeTakeFirst(),
  )
  return row?.tentativas ?? null
}

type Job = { ffmpeg: Ffmpeg; path: string; tries: number; film: Film }

async function convert(deps: FilmDeps, which: Which, { ffmpeg, path, tries, film }: Job): Promise<void> {
  const folder = join(filmDir(deps.env, which), 'hls')
  const { duracao, largura, altura } = film
  const { size } = await stat(path)
  const renditions = renditionsOf(film, size, duracao)
  const still = () => standsStill(deps, which)
  const pictures = { ffmpeg, path, film, standsStill: still }
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const [index, rendition] of renditions.entries()) {
      const onSecond = atMost(5_000, (second) => {
        const part = (index + Math.min(1, second / duracao)) / renditions.length
        save(deps, which, { progresso: Math.floor(part * 100) }).catch(deps.onError)
      })
      await work(ffmpeg.ffmpeg, argumentsOf(path, film, rendition, folder), {
        timeoutMs: 600_000 + duracao * 12_000,
        onSecond,
        standsStill: still,
      })
      await writeFile(join(folder, 'master.new'), masterOf(film, renditions.slice(0, index + 1)))
      await rename(join(folder, 'master.new'), join(folder, 'master.m3u8'))
      // As it came it can be watched at once; what slow networks carry comes after.
      if (rendition.copy) await save(deps, which, { situacao: 'pronta', duracao, largura, altura })
      if (index === 0) await beside(deps, () => keepQuadros(deps, which, pictures))
    }
    await beside(deps, async () => save(deps, which, { folhas: await makeFolhas({ ...pictures, folder }) }))
    await save(deps, which, { situacao: 'pronta', progresso: 100, duracao, largura, altura })
  } catch (cause) {
    deps.onError(new Error(`film ${which.id} of church ${which.igrejaId} was not prepared`, { cause }))
    if (tries < MAX_TRIES) await save(deps, which, { situacao: 'recebida', progresso: 0 })
    else if (film.isPlain) await leaveAsItCame(deps, which, path, 'falha')
    else await save(deps, which, { situacao: 'recusada', motivo: 'falha' })
  }
}

async function keepQuadros(
  deps: FilmDeps,
  which: Which,
  pictures: Omit<Parameters<typeof makeQuadros>[0], 'folder'>,
) {
  const quadros = await makeQuadros({ ...pictures, folder: filmDir(deps.env, which) })
  await save(deps, which, { quadros })
}

/** Pictures of a film are no reason for it not to play. */
async function beside({ onError }: FilmDeps, make: () => Promise<unknown>): Promise<void> {
  await make().catch((cause: unknown) => onError(new Error('pictures of a film were not made', { cause })))
}

/** An MP4 file plays by itself; of anything else staff are told why it does not. */
async function leaveAsItCame(
  deps: FilmDeps,
  which: Which,
  path: string,
  motivo: 'semPrograma' | 'falha',
): Promise<void> {
  const isPlain = (await tellDemuxer(path)) === 'mov'
  await save(deps, which, isPlain ? { situacao: 'original' } : { situacao: 'recusada', motivo })
}

interface State {
  situacao?: string
  motivo?: string
  progresso?: number
  duracao?: number
  largura?: number
  altura?: number
  quadros?: number
  folhas?: number
}

function save({ db }: FilmDeps, { igrejaId, id }: Which, state: State): Promise<unknown> {
  return withTenant(db, { igrejaId }, async (trx) => {
    await trx
      .updateTable('filme')
      .set({ ...state, sinalEm: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    if (state.situacao && state.duracao)
      await trx
        .updateTable('planoAssinaturaConteudo')
        .set({ duracao: state.duracao })
        .where('duracao', 'is', null)
        .where('id', '=', (eb) => eb.selectFrom('filme').where('filme.id', '=', id).select('conteudoId'))
        .execute()
  })
}

function atMost(everyMs: number, run: (value: number) => void): (value: number) => void {
  let last = 0
  return (value) => {
    if (Date.now() - last < everyMs) return
    last = Date.now()
    run(value)
  }
}
