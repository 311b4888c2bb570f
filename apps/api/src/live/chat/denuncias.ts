import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { IS_KEPT, IS_SHARED } from './cuidado.ts'
import { keepAcao } from './registro.ts'
import { requireMensagem } from './require-mensagem.ts'

/**
 * Somebody who reads a room says that a message should not be there; again it is the same. Only what everybody reads, and
 * somebody else has written, can be reported. @throws AppError NOT_FOUND
 */
export async function denunciar(
  trx: TenantTrx,
  { salaId, seq, participante }: { salaId: number; seq: number; participante: string },
): Promise<void> {
  const shown = await trx
    .selectFrom('salaEvento as e')
    .innerJoin('sala as s', 's.id', 'e.salaId')
    .where('e.salaId', '=', salaId)
    .where('e.seq', '=', seq)
    .where('e.tipo', '=', 'mensagem')
    .where('e.visivel', '=', 'todos')
    .where('e.autor', '<>', participante)
    .where(IS_SHARED)
    .where(IS_KEPT)
    .select('e.seq')
    .executeTakeFirst()
  if (!shown) throw new AppError('NOT_FOUND')
  await trx
    .insertInto('salaDenuncia')
    .values({ salaId, seq, participante })
    .onConflict((oc) => oc.columns(['igrejaId', 'salaId', 'seq', 'participante']).doNothing())
    .execute()
}

/** Whoever looks after the room has read it, and lets it stand. @throws AppError NOT_FOUND */
export async function dismissDenuncias(
  trx: TenantTrx,
  { salaId, userId, seq }: { salaId: number; userId: number; seq: number },
): Promise<void> {
  const { autor } = await requireMensagem(trx, { salaId, seq })
  const { numUpdatedRows } = await trx
    .updateTable('salaDenuncia')
    .set({ resolvidaEm: sql<Date>`now()` })
    .where('salaId', '=', salaId)
    .where('seq', '=', seq)
    .where('resolvidaEm', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await keepAcao(trx, { salaId, userId, acao: 'dispensar', alvo: autor, seq })
}
