import { addDays, boletoExpiry, todayIn } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PagamentoConfiguracao } from './methods.ts'
import { HOLD_MINUTES } from '../cart/holds.ts'

export interface Prazo {
  /** Until when the instrument can be paid. */
  pagarAte: Date
  /** Until when the order waits: money on its way may come a little later. */
  esperarAte: Date
}

/** Minutes that a Pix, a PicPay or a PayPal page stays open. */
const APP_MINUTES = 30

/** Until when an order can be paid by a method, and waits for it (Decision 41). */
export async function prazoOf(
  trx: TenantTrx,
  { metodo, config }: { metodo: string; config: PagamentoConfiguracao },
): Promise<Prazo> {
  const { fusoHorario, diasDinheiro, diasBoleto } = config
  switch (metodo) {
    case 'dinheiro':
    case 'transferencia':
    case 'pix_manual': {
      const end = await endOfDay(trx, { zone: fusoHorario, days: diasDinheiro })
      return { pagarAte: end, esperarAte: end }
    }
    case 'boleto':
      return {
        pagarAte: await endOfDay(trx, { zone: fusoHorario, days: diasBoleto }),
        esperarAte: boletoExpiry(addDays(todayIn(fusoHorario), diasBoleto), fusoHorario),
      }
    case 'ach':
      return { pagarAte: minutes(7 * 1_440), esperarAte: minutes(10 * 1_440) }
    case 'cartao_credito':
      return { pagarAte: minutes(HOLD_MINUTES), esperarAte: minutes(HOLD_MINUTES + 1) }
    default:
      return { pagarAte: minutes(APP_MINUTES), esperarAte: minutes(APP_MINUTES + 1) }
  }
}

function minutes(count: number): Date {
  return new Date(Date.now() + count * 60_000)
}

/** The last second of the day so many days from today, on the church's calendar. */
async function endOfDay(trx: TenantTrx, { zone, days }: { zone: string; days: number }): Promise<Date> {
  const { rows } = await sql<{ end: Date }>`
    select (((now() at time zone ${zone})::date + ${days + 1}::int)::timestamp - interval '1 second')
      at time zone ${zone} as end`.execute(trx)
  return rows[0]!.end
}
