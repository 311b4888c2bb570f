import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { appendEvento } from './append-evento.ts'
import { unpinRemoved } from './fixada.ts'
import { keepAcao } from './registro.ts'
import { requireMensagem } from './require-mensagem.ts'

interface Where {
  salaId: number
  /** The account that moderates. */
  userId: number
}

/** Removes one message; the room hears of it as of anything else. */
export async function removeMensagem(
  trx: TenantTrx,
  { salaId, userId, seq }: Where & { seq: number },
): Promise<{ idRemocao: number }> {
  const { autor } = await requireMensagem(trx, { salaId, seq })
  const { id } = await trx
    .insertInto('salaRemocao')
    .values({ salaId, seq, moderadorUserId: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepAcao(trx, { salaId, userId, acao: 'remover', alvo: autor, seq, remocaoId: id })
  appendEvento(trx, { salaId, tipo: 'removida', corpo: { alvo: seq } })
  await unpinRemoved(trx, { salaId, autor, from: seq, to: seq })
  return { idRemocao: id }
}

/** Removes all that the author of a message has written here until now: one row, however much it is. */
export async function removeMensagensDe(
  trx: TenantTrx,
  { salaId, userId, seq }: Where & { seq: number },
): Promise<{ idRemocao: number }> {
  const { autor } = await requireMensagem(trx, { salaId, seq })
  const { ultimo } = await trx
    .selectFrom('sala')
    .where('id', '=', salaId)
    .select('ultimo')
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('salaRemocao')
    .values({ salaId, autor, ateSeq: ultimo, moderadorUserId: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepAcao(trx, { salaId, userId, acao: 'remover_de', alvo: autor, seq, remocaoId: id })
  appendEvento(trx, { salaId, tipo: 'removida_de', corpo: { autor, ate: ultimo } })
  await unpinRemoved(trx, { salaId, autor, from: 0, to: ultimo })
  return { idRemocao: id }
}

/** Brings back what one removal took away. */
export async function undoRemocao(
  trx: TenantTrx,
  { salaId, userId, id }: Where & { id: number },
): Promise<void> {
  const remocao = await trx
    .selectFrom('salaRemocao')
    .where('salaId', '=', salaId)
    .where('id', '=', id)
    .select(['seq', 'autor', 'desfeitaEm'])
    .forUpdate()
    .executeTakeFirst()
  if (!remocao) throw new AppError('NOT_FOUND')
  if (remocao.desfeitaEm) return
  await trx
    .updateTable('salaRemocao')
    .set({ desfeitaEm: sql<Date>`now()` })
    .where('salaId', '=', salaId)
    .where('id', '=', id)
    .execute()
  const { seq, autor } = remocao
  await keepAcao(trx, { salaId, userId, acao: 'restaurar', alvo: autor, seq, remocaoId: id })
  appendEvento(trx, { salaId, tipo: 'restaurada', corpo: {} })
}
