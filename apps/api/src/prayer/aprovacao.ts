import type { TenantTrx } from '../db/tenant.ts'
import { audit } from '../payments/ledger/audit.ts'
import type { Author } from './find-oracao.ts'

/** Whether the church reads what is for the wall before it is shown. */
export async function waitsForApproval(trx: TenantTrx, { igrejaId }: { igrejaId: number }): Promise<boolean> {
  const { flagOracaoAprovacao } = await trx
    .selectFrom('igreja')
    .where('id', '=', igrejaId)
    .select('flagOracaoAprovacao')
    .executeTakeFirstOrThrow()
  return flagOracaoAprovacao
}

/** Said as it is already it changes nothing. What waits goes on waiting: nothing goes onto the wall unread by this. */
export async function saveAprovacao(
  trx: TenantTrx,
  { igrejaId, userId, flagAprovacao }: Author & { flagAprovacao: boolean },
): Promise<{ flagAprovacao: boolean }> {
  const { numUpdatedRows } = await trx
    .updateTable('igreja')
    .set({ flagOracaoAprovacao: flagAprovacao })
    .where('id', '=', igrejaId)
    .where('flagOracaoAprovacao', '<>', flagAprovacao)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    const acao = flagAprovacao ? 'oracaoAprovacaoLigada' : 'oracaoAprovacaoDesligada'
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao, alvo: `igreja:${igrejaId}` }])
  }
  return { flagAprovacao }
}
