import { sql } from 'kysely'
import { gatewayIds, type Gateway, type SettlementEntry } from '../../adapters/payment/gateway.ts'
import { withTenant } from '../../db/tenant.ts'
import { isOnList, nextDay, type Lists } from './movement-lists.ts'
import type { PaymentDeps } from '../order/change-order.ts'

/** What a gateway's list and our rows disagree on. */
export interface Difference {
  tipo: 'capturado_sem_pedido' | 'aprovado_sem_captura' | 'valor' | 'estorno' | 'repetido'
  pagamento: string
}

/** Some days of a church at a gateway. */
export interface Compared {
  igrejaId: number
  gateway: Gateway
  days: readonly string[]
  lists: Lists
}

/** What is on the lists, and not so in our rows. */
export function differences(entries: SettlementEntry[], own: Own[]): Difference[] {
  const seen = new Set<string>()
  return entries.flatMap(({ paymentId, tipo, amountCents }): Difference[] => {
    const row = own.find(({ provider }) => provider === paymentId)
    // Of another church at the same account, or of another program.
    if (!row) return []
    if (tipo !== 'payment') {
      // A debit that never counted as paid, and came back.
      if (row.capturado === 0n) return []
      return row.devolvido < refundsOf(entries, paymentId) ? [{ tipo: 'estorno', pagamento: row.id }] : []
    }
    if (seen.has(paymentId)) return [{ tipo: 'repetido', pagamento: row.id }]
    seen.add(paymentId)
    if (row.capturado === 0n) return [{ tipo: 'capturado_sem_pedido', pagamento: row.id }]
    return row.capturado === amountCents ? [] : [{ tipo: 'valor', pagamento: row.id }]
  })
}

/**
 * Ours of which no list knows. We may have heard of a payment days after the provider took it: it is looked for by its id
 * from the day before the attempt was made to the day after it was booked, and on lists that are whole.
 */
export async function missing({ days, lists }: Compared, own: Own[]): Promise<Difference[]> {
  const found: Difference[] = []
  for (const { id, provider, capturado, devolvido, tentado, dia } of own) {
    if (dia === null || capturado <= devolvido || !days.includes(dia)) continue
    const window = { from: nextDay(tentado, -1), to: nextDay(dia, 1) }
    if (!(await isOnList(lists, window, provider)))
      found.push({ tipo: 'aprovado_sem_captura', pagamento: id })
  }
  return found
}

export function refundsOf(entries: SettlementEntry[], paymentId: string): bigint {
  return entries
    .filter((entry) => entry.paymentId === paymentId && entry.tipo !== 'payment')
    .reduce((sum, { amountCents }) => sum + amountCents, 0n)
}

export interface Own {
  id: string
  provider: string
  capturado: bigint
  devolvido: bigint
  /** On which the attempt was made. Days are in UTC, as providers list them. */
  tentado: string
  /** On which the money was booked. */
  dia: string | null
}

/** Our payments of these days, and those that are on the lists. */
export function readOwn(
  deps: PaymentDeps,
  { igrejaId, gateway, days }: Compared,
  entries: SettlementEntry[],
): Promise<Own[]> {
  const ids = entries.map(({ paymentId }) => paymentId)
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const { rows } = await sql<Own>`
      select p.id, p.provider_payment_id as provider, p.capturado,
        to_char(p.data_cadastro, 'YYYY-MM-DD') as tentado, to_char(l.at, 'YYYY-MM-DD') as dia,
        (select coalesce(sum(valor), 0) from estorno e where e.pagamento_id = p.id and e.situacao <> 'falhou')::bigint
          as devolvido
      from pagamento p left join lateral (
        select min(data_cadastro) as at from lancamento where pagamento_id = p.id and conta = 'gateway' and debito > 0
      ) l on true
      where p.gateway_id = ${gatewayIds[gateway.name]} and p.provider_payment_id is not null
        and (p.provider_payment_id = any(${ids}) or to_char(l.at, 'YYYY-MM-DD') = any(${days}))`.execute(trx)
    return rows
  })
}
