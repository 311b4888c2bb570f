import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { conteudoArquivos, type ConteudoArquivo } from '@atrio/contract'
import { sql } from 'kysely'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { keyOf } from '../files/arquivos.ts'
import { madeFolder, mediaType, SENT_FOLDER } from '../files/media-key.ts'
import { tellFormat } from '../files/tell-format.ts'

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
 * Takes a file that came whole to the church's others, where the portal finds it as it does those (Decision 182); one that
 * not everybody may see lies among the private ones (Decision 292).
 * @returns how records name it @throws AppError FILE_TYPE, FILE_DAMAGED
 */
export async function takeFile(
  ctx: Context,
  of: ConteudoArquivo,
  { path, tamanho }: { path: string; tamanho: number },
): Promise<{ arquivo: string }> {
  const { formatos, publico }: { formatos: readonly string[]; publico: boolean } = conteudoArquivos[of]
  const formato = await tellFormat(path)
  if (formato === 'damaged') throw new AppError('FILE_DAMAGED')
  if (formato === null || !formatos.includes(formato)) throw new AppError('FILE_TYPE')
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const [id, { id: igrejaId }] = [randomUUID(), requireIgreja(ctx)]
  const [name, tipo] = [`${SENT_FOLDER}/${id}.${formato}`, mediaType(formato)!]
  const versao = { largura: 0, tipo, tamanho }
  const key = publico ? madeFolder(igrejaId, name) : keyOf({ igrejaId, id, publico }, versao)
  await ctx.deps.storage.takeFile(key, path, tipo)
  await inTenant(ctx, (trx) =>
    trx
      .insertInto('arquivo')
      .values({
        id,
        finalidade: of,
        tipo,
        tamanho,
        sha256: hash.digest(),
        largura: 0,
        altura: 0,
        publico,
        versoes: JSON.stringify(publico ? [] : [versao]),
        pronto: true,
      })
      .execute(),
  )
  return { arquivo: publico ? `/media/${igrejaId}/${name}` : `/arquivo/${igrejaId}/${id}.${formato}` }
}
