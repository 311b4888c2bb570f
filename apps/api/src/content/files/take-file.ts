import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { conteudoArquivos, type ConteudoArquivo } from '@atrio/contract'
import { sql } from 'kysely'
import { inTenant, requireIgreja, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { SENT_FOLDER } from '../../files/sent-folder.ts'
import { tellFormat } from './tell-format.ts'

/** How many a church may send within a day. */
const MAX_A_DAY = 100

/** @throws AppError ACCOUNT_LIMIT */
export async function requireRoom(ctx: Context): Promise<void> {
  const names = Object.keys(conteudoArquivos)
  const { rows } = await inTenant(ctx, (trx) =>
    sql<{ count: number }>`select count(*)::int as count from arquivo
      where finalidade = any(${names}::text[]) and data_cadastro > now() - interval '1 day'`.execute(trx),
  )
  if (rows[0]!.count >= MAX_A_DAY) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_A_DAY } })
}

/**
 * Takes a file that came whole to the church's others, where the portal finds it as it does those (Decision 182).
 * @returns where it lies @throws AppError FILE_TYPE, FILE_DAMAGED
 */
export async function takeFile(
  ctx: Context,
  of: ConteudoArquivo,
  { path, tamanho }: { path: string; tamanho: number },
): Promise<{ arquivo: string }> {
  const formatos: readonly string[] = conteudoArquivos[of].formatos
  const formato = await tellFormat(path)
  if (formato === 'damaged') throw new AppError('FILE_DAMAGED')
  if (formato === null || !formatos.includes(formato)) throw new AppError('FILE_TYPE')
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const [id, { id: igrejaId }] = [randomUUID(), requireIgreja(ctx)]
  const name = `${igrejaId}/${SENT_FOLDER}/${id}.${formato}`
  const place = join(ctx.deps.env.mediaDir, name)
  await mkdir(dirname(place), { recursive: true })
  await rename(path, place)
  await inTenant(ctx, (trx) =>
    trx
      .insertInto('arquivo')
      .values({
        id,
        finalidade: of,
        tipo: TYPES[formato]!,
        tamanho,
        sha256: hash.digest(),
        largura: 0,
        altura: 0,
        publico: true,
        versoes: '[]',
        pronto: true,
      })
      .execute(),
  )
  return { arquivo: `/media/${name}` }
}

const TYPES: Record<string, string> = {
  epub: 'application/epub+zip',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  vtt: 'text/vtt',
  wav: 'audio/wav',
}
