import type { CallInput, Consentimento, consentCalls } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { lockUsuario } from '../http/usuario.ts'
import { audit } from '../payments/ledger/audit.ts'

interface Owner {
  igrejaId: number
  userId: number
}

/** What the person last said of each thing, in the order of their names. */
export async function listConsentimentos(
  trx: TenantTrx,
  { igrejaId, userId }: Owner,
): Promise<Consentimento[]> {
  const rows = await trx
    .selectFrom('consentimento')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['porta', 'versao', 'flagAceito', 'dataCadastro'])
    .orderBy('porta')
    .execute()
  return rows.map(({ porta, versao, flagAceito, dataCadastro }) => ({
    porta: porta as Consentimento['porta'],
    versao,
    aceito: flagAceito,
    data: dataCadastro.toISOString(),
  }))
}

/**
 * Keeps the moment of what is said again, and writes what changes into the trail.
 *
 * @throws AppError FORBIDDEN without an account at this church
 */
export async function saveConsentimentos(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    consentimentos,
  }: Owner & CallInput<(typeof consentCalls)['saveConsentimentos']>['body'],
): Promise<Consentimento[]> {
  await lockUsuario(trx, { igrejaId, userId })
  for (const { porta, versao, aceito } of consentimentos) {
    const changed = await trx
      .insertInto('consentimento')
      .values({ userId, porta, versao, flagAceito: aceito })
      .onConflict((conflict) =>
        conflict
          .columns(['igrejaId', 'userId', 'porta'])
          .doUpdateSet({ versao, flagAceito: aceito, dataCadastro: sql<Date>`now()` })
          .where(
            sql<boolean>`(consentimento.versao, consentimento.flag_aceito) is distinct from (excluded.versao, excluded.flag_aceito)`,
          ),
      )
      .returning('porta')
      .executeTakeFirst()
    if (!changed) continue
    const acao = aceito ? 'consentimentoDado' : 'consentimentoRecusado'
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao, alvo: `user:${userId}`, dados: { porta, versao } }])
  }
  return listConsentimentos(trx, { igrejaId, userId })
}
