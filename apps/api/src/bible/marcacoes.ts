import type { bibleCalls, CallInput, Marcacao } from '@atrio/contract'
import { isLivroCodigo, verseCount } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'

const MOST = 500

type Chapter = { livro?: string | undefined; capitulo?: number | undefined }

/** The person's own marks in a chapter, a book, or everywhere, where the newest come first. */
export async function listMarcacoes(
  trx: TenantTrx,
  { userId, livro, capitulo }: Chapter & { userId: number },
): Promise<{ marcacoes: Marcacao[] }> {
  const rows = await trx
    .selectFrom('bibliaMarcacao')
    .where('userId', '=', userId)
    .$if(livro !== undefined, (query) => query.where('livro', '=', livro!.toLowerCase()))
    .$if(capitulo !== undefined, (query) => query.where('capitulo', '=', capitulo!))
    .select(['livro', 'capitulo', 'versiculo', 'cor', 'nota', 'dataUltimaAlteracao'])
    .orderBy('dataUltimaAlteracao', 'desc')
    .orderBy('livro')
    .orderBy('capitulo')
    .orderBy('versiculo')
    .limit(MOST)
    .execute()
  const marcacoes = rows.map((row) => ({
    ...row,
    dataUltimaAlteracao: row.dataUltimaAlteracao.toISOString(),
  }))
  return { marcacoes: marcacoes as Marcacao[] }
}

type Change = CallInput<(typeof bibleCalls)['saveMarcacao']>['body']

/**
 * Marks verses of one chapter and returns the marks of that chapter.
 *
 * @throws AppError NOT_FOUND for a place that no Bible has, FORBIDDEN for someone without an account at the church.
 */
export async function saveMarcacao(
  trx: TenantTrx,
  given: Change & { userId: number; igrejaId: number },
): Promise<{ marcacoes: Marcacao[] }> {
  const { userId, igrejaId, capitulo } = given
  const livro = given.livro.toLowerCase()
  if (!isLivroCodigo(livro)) throw new AppError('NOT_FOUND')
  const last = verseCount(livro, capitulo)
  // One verse more than usual is let through: some numberings have it.
  if (last === 0 || given.versiculos.some((versiculo) => versiculo > last + 1))
    throw new AppError('NOT_FOUND')
  await requireUsuario(trx, { igrejaId, userId })
  if (given.cor !== undefined || given.nota !== undefined)
    await write(trx, {
      ...given,
      livro,
      nota: given.nota === undefined ? undefined : given.nota?.trim() || null,
    })
  return listMarcacoes(trx, { userId, livro, capitulo })
}

async function write(trx: TenantTrx, given: Change & { userId: number }): Promise<void> {
  const { userId, livro, capitulo, versiculos, cor, nota } = given
  const chosen = [...new Set(versiculos)]
  const ofVerses = { userId, livro, capitulo }
  if (cor || nota) {
    await trx
      .insertInto('bibliaMarcacao')
      .values(chosen.map((versiculo) => ({ ...ofVerses, versiculo, cor: cor ?? null, nota: nota ?? null })))
      .onConflict((conflict) =>
        conflict.columns(['igrejaId', 'userId', 'livro', 'capitulo', 'versiculo']).doUpdateSet({
          ...(cor === undefined ? {} : { cor }),
          ...(nota === undefined ? {} : { nota }),
          dataUltimaAlteracao: sql<Date>`now()`,
        }),
      )
      .execute()
    return
  }
  // A mark without colour and note is none: the row that would become one goes.
  const existing = () => ({ userId, livro, capitulo })
  const keeps = cor === undefined ? 'cor' : 'nota'
  await trx
    .deleteFrom('bibliaMarcacao')
    .where((eb) => eb.and(existing()))
    .where('versiculo', 'in', chosen)
    .$if(cor === undefined || nota === undefined, (query) => query.where(keeps, 'is', null))
    .execute()
  await trx
    .updateTable('bibliaMarcacao')
    .set({
      ...(cor === undefined ? {} : { cor }),
      ...(nota === undefined ? {} : { nota }),
      dataUltimaAlteracao: sql<Date>`now()`,
    })
    .where((eb) => eb.and(existing()))
    .where('versiculo', 'in', chosen)
    .execute()
}
