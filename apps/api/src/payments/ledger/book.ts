import { randomUUID } from 'node:crypto'
import { allocateCents } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PagamentoRow, PedidoRow } from '../order/load-order.ts'

type Conta = 'gateway' | 'fora' | 'receita' | 'taxas_repassadas' | 'juros' | 'custo_gateway' | 'excedente'

interface Entry {
  conta: Conta
  /** Above zero a debit, below zero a credit. */
  cents: bigint
}

interface Paid {
  pedido: PedidoRow
  pagamento: PagamentoRow
}

/** Money that came in: what it is for, and where it lies. Money without use is booked apart. */
export function bookCapture(trx: TenantTrx, { pedido, pagamento }: Paid): Promise<void> {
  const where = placeOf(pagamento)
  const entries: Entry[] = [{ conta: where, cents: pagamento.capturado }]
  if (pagamento.flagDevolver) entries.push({ conta: 'excedente', cents: -pagamento.capturado })
  else
    entries.push(...parts(pedido, pagamento.capturado).map(({ conta, cents }) => ({ conta, cents: -cents })))
  if (pagamento.taxaGateway) {
    entries.push({ conta: 'custo_gateway', cents: pagamento.taxaGateway })
    entries.push({ conta: where, cents: -pagamento.taxaGateway })
  }
  return book(trx, { pedido, pagamento, entries, estornoId: null })
}

/** Money that went back, taken from each part in proportion. */
export function bookRefund(
  trx: TenantTrx,
  { pedido, pagamento, estorno }: Paid & { estorno: { id: string; valor: bigint } },
): Promise<void> {
  const back: Entry = { conta: placeOf(pagamento), cents: -estorno.valor }
  const from = pagamento.flagDevolver
    ? [{ conta: 'excedente' as const, cents: estorno.valor }]
    : parts(pedido, estorno.valor)
  return book(trx, { pedido, pagamento, entries: [back, ...from], estornoId: estorno.id })
}

function placeOf({ gatewayId }: PagamentoRow): Conta {
  return gatewayId === null ? 'fora' : 'gateway'
}

function parts({ valor, taxas, juros }: PedidoRow, cents: bigint): Entry[] {
  const [receita, repassadas, interest] = allocateCents(cents, [valor, taxas, juros]) as [
    bigint,
    bigint,
    bigint,
  ]
  return [
    { conta: 'receita', cents: receita },
    { conta: 'taxas_repassadas', cents: repassadas },
    { conta: 'juros', cents: interest },
  ]
}

async function book(
  trx: TenantTrx,
  { pedido, pagamento, entries, estornoId }: Paid & { entries: Entry[]; estornoId: string | null },
): Promise<void> {
  const transacao = randomUUID()
  const rows = entries
    .filter(({ cents }) => cents !== 0n)
    .map(({ conta, cents }) => ({
      igrejaId: pedido.igrejaId,
      transacao,
      pedidoId: pedido.id,
      conta,
      gatewayId: pagamento.gatewayId,
      debito: cents > 0n ? cents : 0n,
      credito: cents < 0n ? -cents : 0n,
      moeda: pedido.moeda,
      pagamentoId: pagamento.id,
      estornoId,
    }))
  if (rows.length > 0) await trx.insertInto('lancamento').values(rows).execute()
}

/** Money that was thought to be of use and is not. */
export function bookUseless(trx: TenantTrx, { pedido, pagamento }: Paid): Promise<void> {
  const entries = [
    ...parts(pedido, pagamento.capturado),
    { conta: 'excedente' as const, cents: -pagamento.capturado },
  ]
  return book(trx, { pedido, pagamento, entries, estornoId: null })
}
