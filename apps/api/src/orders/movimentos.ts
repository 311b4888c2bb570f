import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { PurchaseKinds } from '../payments/order/purchase-kind.ts'

/** What a movement of the books is about: where money lies, with what it cost to come there. */
const HELD = sql`('gateway', 'fora')`

/** The church's clock, and from when until when a month lasts by it. */
export async function monthOf(
  trx: TenantTrx,
  { igrejaId, mes }: { igrejaId: number; mes: string },
): Promise<{ fuso: string; from: Date; until: Date }> {
  const { rows } = await sql<{ fuso: string; from: Date; until: Date }>`
    select fuso_horario as fuso, (${`${mes}-01`}::date)::timestamp at time zone fuso_horario as "from",
      (${`${mes}-01`}::date + interval '1 month') at time zone fuso_horario as until
    from igreja where id = ${igrejaId}`.execute(trx)
  return rows[0]!
}

/**
 * Movements of the books between two moments, one row for each time that money came or went: what is not known yet is
 * in none (Decision 201).
 */
export function movements(
  purchases: PurchaseKinds,
  { from, until }: { from: Date; until: Date },
): RawBuilder<unknown> {
  const titulos = Object.values(purchases).map(({ titulo }) => titulo)
  return sql`
    select min(l.id) as id, min(l.data_cadastro) as momento, l.moeda, pedido.codigo, pedido.tipo,
      pedido.comprador_encrypted, coalesce(${sql.join(titulos)}, '') as titulo, g.metodo, l.estorno_id is not null as volta,
      coalesce(sum(l.debito) filter (where l.conta in ${HELD} and l.estorno_id is null), 0) as entrou,
      coalesce(sum(l.credito) filter (where l.conta in ${HELD} and l.estorno_id is not null), 0) as devolvido,
      coalesce(sum(l.debito) filter (where l.conta = 'custo_gateway'), 0) as custo
    from lancamento l
    join pedido on pedido.igreja_id = l.igreja_id and pedido.id = l.pedido_id
    join pagamento g on g.igreja_id = l.igreja_id and g.id = l.pagamento_id
    where l.data_cadastro >= ${from} and l.data_cadastro < ${until}
    group by l.transacao, l.moeda, pedido.igreja_id, pedido.id, g.metodo, l.estorno_id
    having bool_or(l.conta in ${HELD} or l.conta = 'custo_gateway')`
}
