import type { CallInput, CallResult, studiesCalls } from '@atrio/contract'
import { splitRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readNeighbours, readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { findClosedFile } from '../files/closed-files.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'
import { requireUsuario } from '../http/usuario.ts'

type Calls = typeof studiesCalls

/** The studies whose day has come, newest first. */
export async function listEstudos(
  trx: TenantTrx,
  { busca, page, limit }: CallInput<Calls['listEstudos']>['query'],
): Promise<CallResult<Calls['listEstudos']>> {
  const { rows, total } = await readPage(
    shown(trx)
      .where(holdsWords(busca))
      .select(listed)
      .orderBy('dataPublicacao', 'desc')
      .orderBy('id', 'desc'),
    { page, limit },
  )
  return { estudos: rows.map(withImagem), total }
}

/**
 * A study, for whoever the church lets read it.
 * @throws AppError NOT_FOUND; UNAUTHENTICATED and FORBIDDEN where an account at the church is needed
 */
export async function getEstudo(trx: TenantTrx, asked: Reading): Promise<CallResult<Calls['getEstudo']>> {
  const row = await shown(trx)
    .where('id', '=', asked.id)
    .select([...listed, 'conteudo', 'perguntas', 'arquivo'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  await requireReader(trx, asked)
  const found = await findClosedFile(trx, { address: row.arquivo })
  const arquivo = found && { formato: found.formato, tamanho: found.tamanho }
  const columns = ['dataPublicacao', 'id']
  const place = sql`(${row.dataPublicacao}::date, ${row.id}::int)`
  const neighbours = await readNeighbours(shown(trx).select(['id', 'titulo']), { columns, place })
  return { estudo: { ...withImagem(row), arquivo, partes: splitRichText(row.conteudo), ...neighbours } }
}

/**
 * The number of the file that a study has to be taken along, for whoever may read the study (Decision 292).
 * @throws AppError as `getEstudo`; NOT_FOUND also where it has none
 */
export async function findArquivoEstudo(trx: TenantTrx, asked: Reading): Promise<string> {
  const row = await shown(trx).where('id', '=', asked.id).select('arquivo').executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  await requireReader(trx, asked)
  const found = await findClosedFile(trx, { address: row.arquivo })
  if (!found) throw new AppError('NOT_FOUND')
  return found.id
}

interface Reading {
  id: number
  igrejaId: number
  /** Of whoever asks; undefined for who has not logged in. */
  userId: number | undefined
}

async function requireReader(trx: TenantTrx, { igrejaId, userId }: Reading): Promise<void> {
  if (await isPublic(trx)) return
  if (userId === undefined) throw new AppError('UNAUTHENTICATED')
  await requireUsuario(trx, { igrejaId, userId })
}

/** Whether who has no account reads the studies, too. */
export async function isPublic(trx: TenantTrx): Promise<boolean> {
  const row = await trx.selectFrom('estudoConfiguracao').select('flagConteudoPublico').executeTakeFirst()
  return row?.flagConteudoPublico ?? false
}

export async function savePublic(trx: TenantTrx, given: { flagConteudoPublico: boolean }): Promise<void> {
  await trx
    .insertInto('estudoConfiguracao')
    .values(given)
    .onConflict((on) => on.column('igrejaId').doUpdateSet(given))
    .execute()
}

const listed = [
  'id',
  'titulo',
  'serie',
  'referencia',
  'resumo',
  'autor',
  'imagem',
  'imagemAlt',
  'minutos',
  'dataPublicacao',
] as const

function shown(trx: TenantTrx) {
  return trx
    .selectFrom('estudo')
    .where(isShown('estudo'))
    .where('dataPublicacao', '<=', sql<string>`current_igreja_day()`)
}
