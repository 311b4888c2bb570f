import type { CallInput, CallResult, studiesCalls } from '@atrio/contract'
import { splitRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readNeighbours, readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
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
export async function getEstudo(
  trx: TenantTrx,
  { id, igrejaId, userId }: { id: number; igrejaId: number; userId: number | undefined },
): Promise<CallResult<Calls['getEstudo']>> {
  const row = await shown(trx)
    .where('id', '=', id)
    .select([...listed, 'conteudo', 'perguntas'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  if (!(await isPublic(trx))) {
    if (userId === undefined) throw new AppError('UNAUTHENTICATED')
    await requireUsuario(trx, { igrejaId, userId })
  }
  const columns = ['dataPublicacao', 'id']
  const place = sql`(${row.dataPublicacao}::date, ${row.id}::int)`
  const neighbours = await readNeighbours(shown(trx).select(['id', 'titulo']), { columns, place })
  return { estudo: { ...withImagem(row), partes: splitRichText(row.conteudo), ...neighbours } }
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
