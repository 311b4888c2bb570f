import type { RegrasPagamento } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { refuseStale } from '../../http/stale.ts'
import { getPagamento } from './pagamento.ts'

/** @throws AppError VERSION_CONFLICT, VALIDATION */
export async function saveRegras(
  deps: Pick<Deps, 'gateways'>,
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    versao,
    valores,
  }: { igrejaId: number; userId: number; versao: number; valores: RegrasPagamento },
): Promise<void> {
  if (valores.doacaoMaxima < valores.doacaoMinima) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'doacaoMaxima', regra: 'min' }] })
  }
  await sql`select from igreja where id = ${igrejaId} for update`.execute(trx)
  const { versao: stored, ...now } = (await getPagamento(deps, trx, { igrejaId })).regras
  const at = { recurso: 'pagamento_configuracao', registro: String(igrejaId) }
  await refuseStale(trx, { seen: versao, now: { ...at, versao: stored, valores: now } })
  const row = {
    ...valores,
    doacaoMinima: BigInt(valores.doacaoMinima),
    doacaoMaxima: BigInt(valores.doacaoMaxima),
    parcelaMinima: BigInt(valores.parcelaMinima),
    razaoSocial: valores.razaoSocial?.trim() || null,
    documento: valores.documento?.trim() || null,
  }
  await trx
    .insertInto('pagamentoConfiguracao')
    .values({ igrejaId, ...row })
    .onConflict((conflict) => conflict.column('igrejaId').doUpdateSet(row))
    .execute()
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'regrasTrocadas', alvo: `igreja:${igrejaId}` }])
}
