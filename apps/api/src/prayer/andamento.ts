import { ORACAO_EXCLUSAO_SEGUNDOS, type MinhaOracao, type OracaoMensagemComSituacao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import { lockOwn, type Author } from './find-oracao.ts'
import { writeMensagem } from './mensagens.ts'
import { getMinha } from './minhas.ts'
import { NOT_GONE } from './oracao-shape.ts'

type Own = Author & { id: number }

/** Tells how a request goes on, to whoever may see it. @throws AppError NOT_FOUND */
export async function createAtualizacao(
  secrets: Secrets,
  trx: TenantTrx,
  { id, text, ...author }: Own & { text: string },
): Promise<OracaoMensagemComSituacao> {
  const { flagPublicarMural: open } = await lockOwn(trx, { ...author, id })
  return writeMensagem(secrets, trx, { ...author, oracaoId: id, text, tipo: 'atualizacao', open })
}

/** Says that a request was answered, or that it was not yet. @throws AppError NOT_FOUND */
export async function saveRespondida(
  secrets: Secrets,
  trx: TenantTrx,
  {
    id,
    flagRespondida,
    testemunho,
    ...author
  }: Own & { flagRespondida: boolean; testemunho?: string | undefined },
): Promise<MinhaOracao> {
  const { flagPublicarMural: open, respondidaEm } = await lockOwn(trx, { ...author, id })
  if (!flagRespondida || testemunho !== undefined) {
    await trx
      .deleteFrom('oracaoMensagem')
      .where('oracaoId', '=', id)
      .where('tipo', '=', 'testemunho')
      .execute()
  }
  if (flagRespondida && testemunho !== undefined) {
    await writeMensagem(secrets, trx, { ...author, oracaoId: id, text: testemunho, tipo: 'testemunho', open })
  }
  await trx
    .updateTable('oracao')
    .set({ respondidaEm: flagRespondida ? (respondidaEm ?? sql<Date>`now()`) : null })
    .where('id', '=', id)
    .execute()
  return getMinha(secrets, trx, { userId: author.userId, id })
}

/** Nobody else sees it from now on, and in a while it is gone for good. @throws AppError NOT_FOUND */
export async function deleteOracao(
  trx: TenantTrx,
  { userId, id }: Pick<Own, 'userId' | 'id'>,
): Promise<{ excluirEm: string }> {
  const row = await trx
    .updateTable('oracao')
    .set({
      excluirEm: sql<Date>`coalesce(excluir_em, now() + ${ORACAO_EXCLUSAO_SEGUNDOS} * interval '1 second')`,
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where(NOT_GONE)
    .returning('excluirEm')
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return { excluirEm: row.excluirEm!.toISOString() }
}

/** Calls that off, as long as it is there. @throws AppError NOT_FOUND */
export async function keepOracao(
  secrets: Secrets,
  trx: TenantTrx,
  { userId, id }: Pick<Own, 'userId' | 'id'>,
): Promise<MinhaOracao> {
  await trx
    .updateTable('oracao')
    .set({ excluirEm: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where(NOT_GONE)
    .execute()
  return getMinha(secrets, trx, { userId, id })
}
