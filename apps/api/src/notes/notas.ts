import { randomUUID } from 'node:crypto'
import type { NotaSermao } from '@atrio/contract'
import { NOTA_LIMITS } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

/** Whose notes, at which church. */
export interface Writer {
  igrejaId: number
  userId: number
}

type Conteudo = Pick<NotaSermao, 'titulo' | 'texto'>

/** Changed last first. */
export async function listNotas(
  trx: TenantTrx,
  { userId, limit }: Writer & { limit: number },
): Promise<NotaSermao[]> {
  const rows = await trx
    .selectFrom('notaSermao')
    .where('userId', '=', userId)
    .selectAll()
    .orderBy('dataUltimaAlteracao', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toNota)
}

/** @throws AppError NOT_FOUND, also for another person's. */
export async function getNota(trx: TenantTrx, { userId, id }: Writer & { id: string }): Promise<NotaSermao> {
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  const row = await trx
    .selectFrom('notaSermao')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toNota(row)
}

/**
 * Writes a note. Who asks again with an id that is there gets that note as it is: the answer to the first request was
 * lost on its way.
 *
 * @throws AppError FORBIDDEN for someone without an account at the church, NOTE_LIMIT.
 */
export async function createNota(
  trx: TenantTrx,
  { igrejaId, userId, id = randomUUID(), titulo, texto }: Writer & Conteudo & { id?: string | undefined },
): Promise<NotaSermao> {
  // The lock on the account makes two requests of one person come one after the other, so that the limit holds.
  const usuario = await trx
    .selectFrom('usuario')
    .where('userId', '=', userId)
    .where('igrejaId', '=', igrejaId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!usuario) throw new AppError('FORBIDDEN')
  const present = await trx
    .selectFrom('notaSermao')
    .where('userId', '=', userId)
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      eb.fn.countAll<string>().filterWhere('id', '=', id).as('same'),
    ])
    .executeTakeFirstOrThrow()
  if (Number(present.same) > 0) return getNota(trx, { igrejaId, userId, id })
  if (Number(present.count) >= NOTA_LIMITS.notas) throw new AppError('NOTE_LIMIT')
  const row = await trx
    .insertInto('notaSermao')
    .values({ userId, id, titulo, texto })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toNota(row)
}

/**
 * Changes a note as a whole. A change that is there already counts as made, whatever its version: its answer was lost.
 *
 * @throws AppError NOT_FOUND, NOTE_CONFLICT when the note has moved on since `versao`.
 */
export async function saveNota(
  trx: TenantTrx,
  { userId, id, versao, titulo, texto }: Writer & Conteudo & { id: string; versao?: number | undefined },
): Promise<NotaSermao> {
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  const current = await trx
    .selectFrom('notaSermao')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!current) throw new AppError('NOT_FOUND')
  if (current.titulo === titulo && current.texto === texto) return toNota(current)
  if (versao !== undefined && versao !== current.versao) throw new AppError('NOTE_CONFLICT')
  const row = await trx
    .updateTable('notaSermao')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .set({
      titulo,
      texto,
      versao: current.versao + 1,
      dataUltimaAlteracao: sql<Date>`greatest(now(), data_ultima_alteracao)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toNota(row)
}

/** @throws AppError NOT_FOUND */
export async function deleteNota(trx: TenantTrx, { userId, id }: Writer & { id: string }): Promise<void> {
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  const { numDeletedRows } = await trx
    .deleteFrom('notaSermao')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND')
}

function toNota(row: Selectable<Tables['notaSermao']>): NotaSermao {
  const { id, titulo, texto, versao, dataCadastro, dataUltimaAlteracao } = row
  return {
    id,
    titulo,
    texto,
    versao,
    dataCadastro: dataCadastro.toISOString(),
    dataUltimaAlteracao: dataUltimaAlteracao.toISOString(),
  }
}

function isUuid(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}
