import type { PaidPeriod } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'

/** A period that is paid, with the plan and the whole price that it was paid for. */
export interface PaidRow extends PaidPeriod {
  pedidoId: number | null
  planoId: number
  plano: string
  precoId: number
  valor: bigint
  meses: number
}

/** All that is paid of a subscription, the oldest first. */
export async function listPaid(
  trx: TenantTrx,
  { assinaturaId }: { assinaturaId: number },
): Promise<PaidRow[]> {
  return trx
    .selectFrom('usuarioPlanoAssinaturaPeriodo as t')
    .innerJoin('pedidoAssinatura as l', 'l.pedidoId', 't.pedidoId')
    .innerJoin('planoAssinaturaPreco as p', 'p.id', 'l.precoId')
    .innerJoin('planoAssinatura as o', 'o.id', 'l.planoId')
    .where('t.assinaturaId', '=', assinaturaId)
    .where('t.situacao', '=', 'paga')
    .select(['t.n', 't.de', 't.ate', 't.paradoDias as parado', 't.pedidoId'])
    .select(['l.flagTroca as troca', 'l.planoId', 'l.precoId', 'l.valor', 'p.meses', 'o.nome as plano'])
    .orderBy('t.n')
    .execute()
}
