import type { MoneyServer } from './money-server.ts'

export interface Books {
  /** Attempts that the provider was paid, and did not give back. */
  charged: number
  /** Attempts that we hold for paid. */
  approved: number
  /** Paid there and not here, or here and not there. */
  differences: number
  /** Attempts whose end is not known. */
  open: number
  /** Places that somebody holds and has not bought. */
  held: number
  /** Places in orders that are approved. */
  sold: number
  /** Found by counting anew. */
  violations: number
}

/** Compares the provider's books with ours, attempt by attempt. */
export async function compareBooks(server: MoneyServer): Promise<Books> {
  const charged = await chargedKeys(server)
  // What the demo world says was paid before is in no provider's books.
  const paid = await server.rows<{ id: string }>(
    `select id from pagamento where situacao = 'aprovado' and provider_payment_id not like 'demo\\_%'`,
  )
  const approved = new Set(paid.map(({ id }) => id))
  const [counted] = await server.rows<{ open: number; held: number; sold: number }>(
    `select
       (select count(*)::int from pagamento where situacao in ('criado', 'processando', 'desconhecido')) as open,
       (select coalesce(sum(quantidade), 0)::int from reserva where situacao = 'retida') as held,
       (select coalesce(sum(r.quantidade), 0)::int from reserva r
          join pedido p on p.igreja_id = r.igreja_id and p.id = r.pedido_id
          where r.ingresso_id is not null and p.situacao = 'aprovado' and r.situacao <> 'liberada') as sold`,
  )
  return {
    charged: charged.size,
    approved: approved.size,
    differences: charged.symmetricDifference(approved).size,
    violations: (await server.violations()).length,
    ...counted!,
  }
}

/** What is not as it has to be when everything has come to its end. */
export function unsettled({ differences, open, held, violations }: Books): number {
  return differences + open + held + violations
}

/** Attempts that the provider was paid, and did not give back, by their keys. */
export async function chargedKeys({ sandbox }: Pick<MoneyServer, 'sandbox'>): Promise<Set<string>> {
  const days = [
    ...new Set([Date.now() - 3_600_000, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10))),
  ]
  const movements = (await Promise.all(days.map((day) => sandbox.movements(day)))).flat()
  const back = new Set(movements.filter(({ tipo }) => tipo !== 'payment').map(({ paymentId }) => paymentId))
  const kept = movements.filter(({ tipo, paymentId }) => tipo === 'payment' && !back.has(paymentId))
  return new Set(kept.map(({ key }) => key))
}
