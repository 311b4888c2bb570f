import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { withTenant, withTenantOnce } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { filmFile, filmKey } from '../../files/film-key.ts'
import { readingNear, type ReadBytes } from './boxes.ts'
import { standsStill } from './espera.ts'
import { findFfmpeg, work, type Demuxer, type Ffmpeg } from './ffmpeg.ts'
import { probe, tellDemuxer, type Film } from './probe.ts'
import { makeFolhas, makeQuadros } from './quadros.ts'
import { argumentsOf, masterOf, renditionsOf } from './renditions.ts'
import { openWorkshop, storeMade } from './workshop.ts'

type FilmDeps = Pick<Deps, 'db' | 'env' | 'onError' | 'storage'>
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
  const told = await tellDemuxer(readingNear(bytesOf(deps, filmKey(film, filmFile.original))))
  const ffmpeg = await findFfmpeg(deps.env)
  if ('motivo' in told) await save(deps, film, { situacao: 'recusada', motivo: told.motivo })
  else if (!ffmpeg) await leaveAsItCame(deps, film, told, 'semPrograma')
  else await prepareWith(deps, film, { ffmpeg, tries, ...told })
  return true
}

/** What of a file in storage is looked at before all of it is. */
function bytesOf({ storage }: FilmDeps, key: string): ReadBytes {
  let asked: Promise<number | null> | undefined
  return async (from, length) => {
    const size = await (asked ??= storage.size(key))
    if (size === null) throw new Error(`${key} is not in storage`)
    if (from >= size) return Buffer.alloc(0)
    const stream = await storage.read(key, { from, to: Math.min(size, from + length) - 1 })
    return stream ? Buffer.concat(await stream.toArray()) : Buffer.alloc(0)
  }
}

/** In a folder of this machine, which is gone afterwards. */
async function prepareWith(
  deps: FilmDeps,
  which: Which,
  { ffmpeg, tries, demuxer }: { ffmpeg: Ffmpeg; tries: number; demuxer: Demuxer },
): Promise<void> {
  const workshop = await openWorkshop(deps, which)
  // Also while it comes and goes: another process takes what gives no sign of life.
  const beat = setInterval(() => void save(deps, which, {}).catch(deps.onError), BEAT_MS)
  try {
    const path = join(workshop.folder, basename(filmFile.original))
    if (!(await deps.storage.fetchFile(filmKey(which, filmFile.original), path)))
      throw new Error(`the file of film ${which.id} is not in storage`)
    const found = await probe(ffmpeg, { path, demuxer })
    if ('motivo' in found) await save(deps, which, { situacao: 'recusada', motivo: found.motivo })
    else await convert(deps, which, { ffmpeg, path, tries, film: found.film, folder: workshop.folder })
  } finally {
    clearInterval(beat)
    await workshop.close()
  }
}

const BEAT_MS = 30_000

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

type Job = { ffmpeg: Ffmpeg; path: string; tries: number; film: Film; folder: string }

async function convert(deps: FilmDeps, which: Which, job: Job): Promise<void> {
  const { ffmpeg, path, tries, film, folder } = job
  const pieces = join(folder, 'hls')
  const { duracao, largura, altura } = film
  const { size } = await stat(path)
  const renditions = renditionsOf(film, size, duracao)
  const still = () => standsStill(deps, which)
  const pictures = { ffmpeg, path, film, standsStill: still }
  const store = (files: readonly string[]) => storeMade(deps, which, { folder, files })
  try {
    // Of a try before.
    await deps.storage.removeFolder(filmKey(which, 'hls'))
    await mkdir(pieces)
    for (const [index, rendition] of renditions.entries()) {
      const onSecond = atMost(5_000, (second) => {
        const part = (index + Math.min(1, second / duracao)) / renditions.length
        save(deps, which, { progresso: Math.floor(part * 100) }).catch(deps.onError)
      })
      await work(ffmpeg.ffmpeg, argumentsOf(path, film, rendition, pieces), {
        timeoutMs: 600_000 + duracao * 12_000,
        onSecond,
        standsStill: still,
      })
      await store((await readdir(pieces)).map((file) => `hls/${file}`))
      await writeFile(join(folder, filmFile.pronta), masterOf(film, renditions.slice(0, index + 1)))
      await store([filmFile.pronta])
      // As it came it can be watched at once; what slow networks carry comes after.
      if (rendition.copy) await save(deps, which, { situacao: 'pronta', duracao, largura, altura })
      if (index > 0) continue
      await beside(deps, async () => {
        const { quadros, files } = await makeQuadros({ ...pictures, folder })
        await store(files)
        await save(deps, which, { quadros })
      })
    }
    await beside(deps, async () => {
      const folhas = await makeFolhas({ ...pictures, folder: pieces })
      await store(folhas.map((file) => `hls/${file}`))
      await save(deps, which, { folhas: folhas.length })
    })
    await save(deps, which, { situacao: 'pronta', progresso: 100, duracao, largura, altura })
  } catch (cause) {
    deps.onError(new Error(`film ${which.id} of church ${which.igrejaId} was not prepared`, { cause }))
    if (tries < MAX_TRIES) await save(deps, which, { situacao: 'recebida', progresso: 0 })
    else if (film.isPlain) await leaveAsItCame(deps, which, film, 'falha')
    else await save(deps, which, { situacao: 'recusada', motivo: 'falha' })
  }
}

/** Pictures of a film are no reason for it not to play. */
async function beside({ onError }: FilmDeps, make: () => Promise<unknown>): Promise<void> {
  await make().catch((cause: unknown) => onError(new Error('pictures of a film were not made', { cause })))
}

/** An MP4 file plays by itself; of anything else staff are told why it does not. */
async function leaveAsItCame(
  deps: FilmDeps,
  which: Which,
  { demuxer }: { demuxer: Demuxer },
  motivo: 'semPrograma' | 'falha',
): Promise<void> {
  await save(deps, which, demuxer === 'mov' ? { situacao: 'original' } : { situacao: 'recusada', motivo })
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
