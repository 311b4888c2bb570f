import type { Attempt, InstrumentSource, MetodoOnline, PaymentRef } from '../../adapters/payment/attempt.ts'
import type { Gateway } from '../../adapters/payment/gateway.ts'
import type { Gateways } from '../../adapters/payment/gateways.ts'
import { seal, unseal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'
import type { PagamentoRow } from '../order/load-order.ts'

/** All of an attempt that is not a column of its row: sealed, to be sent again word for word. */
export type StoredAttempt = Omit<Attempt, 'key' | 'amountCents' | 'createdAt' | 'expiresAt'> & {
  instrument?: InstrumentSource
}

export function sealAttempt(secrets: Secrets, id: string, attempt: StoredAttempt): Buffer {
  return seal(secrets, 'tentativa', id, JSON.stringify(attempt))
}

/** The attempt as the gateway gets it, the same each time. */
export function openAttempt(secrets: Secrets, row: PagamentoRow): Attempt {
  if (!row.tentativaEncrypted || !row.expiraEm) throw new Error(`the attempt ${row.id} was never to be sent`)
  const stored = JSON.parse(unseal(secrets, 'tentativa', row.id, row.tentativaEncrypted)) as StoredAttempt
  return {
    ...stored,
    key: row.id,
    amountCents: row.valor,
    createdAt: row.dataCadastro,
    expiresAt: row.expiraEm,
  }
}

/** What the gateway is asked with. */
export function toRef(row: PagamentoRow, payee: PaymentRef['payee']): PaymentRef {
  return {
    key: row.id,
    id: row.providerPaymentId,
    metodo: row.metodo as MetodoOnline,
    amountCents: row.valor,
    currency: row.moeda,
    payee,
    createdAt: row.dataCadastro,
  }
}

export function requireGateway(gateways: Gateways, id: number | null): Gateway {
  const gateway = id === null ? undefined : gateways.byId(id)
  if (!gateway) throw new Error(`the gateway ${id} is not open here`)
  return gateway
}

/** Seconds until the gateway is asked again whose answer is not known, by how often it was (Decision 41). */
export function nextQuestion(verificacoes: number, now = new Date()): Date | null {
  const wait = [5, 30, 300, 3_600, 86_400, 86_400, 86_400, 86_400, 86_400][verificacoes]
  return wait === undefined ? null : new Date(now.getTime() + wait * 1_000)
}

/** The same of one that waits for a person: its webhook comes first, this is for when it does not. */
export function nextLook(verificacoes: number, now = new Date()): Date {
  const wait = [20, 60, 120, 300, 900][verificacoes] ?? 3_600
  return new Date(now.getTime() + wait * 1_000)
}
