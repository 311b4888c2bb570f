import type { Bought, Pedido } from '@atrio/contract'
import { centsToWire, WITHDRAWAL_DAYS } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { listPaid } from '../periodos.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { MailDetails, OrderView } from '../../payments/order/purchase-kind.ts'

/** The plan, the period that it pays, and what it was worth. */
export async function viewSubscription(
  trx: TenantTrx,
  { pedido }: { pedido: PedidoRow },
): Promise<OrderView<'assinatura'>> {
  const { idPlano, plano, de, ate, meses, valor, taxaContratacao, credito, codigo } = await find(
    trx,
    pedido.id,
  )
  const bought: NonNullable<Bought<'assinatura'>['assinatura']> = {
    codigo,
    idPlano,
    plano,
    meses,
    valor: centsToWire(valor),
    taxaContratacao: centsToWire(taxaContratacao),
    credito: centsToWire(credito),
    periodo: de !== null && ate !== null ? { de, ate } : null,
  }
  return {
    titulo: plano,
    bought: { assinatura: bought },
    regrettableUntil: await regrettableUntil(trx, pedido),
  }
}

/** The period with what was left of another plan taken off, and the hiring fee. */
export function linesOfSubscription({ assinatura }: Pedido): { texto: string; valor: number }[] {
  if (!assinatura) return []
  const { plano, valor, taxaContratacao, credito } = assinatura
  return [{ texto: plano, valor: valor + taxaContratacao - credito }]
}

/**
 * A contract can be left within seven days with all its money; what goes on of it is no new one. While its rest has gone
 * into another plan it is that one that can be left.
 */
export async function regrettableUntil(trx: TenantTrx, pedido: PedidoRow): Promise<Date | null> {
  const line = await trx
    .selectFrom('pedidoAssinatura')
    .where('pedidoId', '=', pedido.id)
    .select(['n', 'flagTroca', 'assinaturaId'])
    .executeTakeFirst()
  const isContract = line !== undefined && line.assinaturaId !== null && (line.n === 0 || line.flagTroca)
  if (!isContract || !pedido.dataAprovacao) return null
  const paid = await listPaid(trx, { assinaturaId: line.assinaturaId! })
  if (paid.some(({ n, troca }) => troca && n > line.n)) return null
  return new Date(pedido.dataAprovacao.getTime() + WITHDRAWAL_DAYS * 86_400_000)
}

/** What a mail says of it: the plan, and the next day on which it is charged. */
export async function mailSubscription(
  _: unknown,
  trx: TenantTrx,
  { pedido, isPaid }: { pedido: PedidoRow; isPaid: boolean },
): Promise<MailDetails> {
  const { plano, ate } = await find(trx, pedido.id)
  return { item: plano, evento: null, proximas: isPaid && ate !== null ? [ate] : [], estorno: null }
}

interface Line {
  idPlano: number
  plano: string
  meses: number
  valor: bigint
  taxaContratacao: bigint
  credito: bigint
  codigo: string | null
  de: string | null
  ate: string | null
}

async function find(trx: TenantTrx, pedidoId: number): Promise<Line> {
  const { rows } = await sql<Line>`
    select p.id as id_plano, p.nome as plano, c.meses, t.valor, t.taxa_contratacao, t.credito, a.codigo, o.de::text, o.ate::text
    from pedido_assinatura t
      join plano_assinatura p on p.igreja_id = t.igreja_id and p.id = t.plano_id
      join plano_assinatura_preco c on c.igreja_id = t.igreja_id and c.id = t.preco_id
      left join usuario_plano_assinatura a on a.igreja_id = t.igreja_id and a.id = t.assinatura_id
      left join usuario_plano_assinatura_periodo o on o.igreja_id = t.igreja_id and o.pedido_id = t.pedido_id
        and o.situacao = 'paga'
    where t.pedido_id = ${pedidoId}`.execute(trx)
  return rows[0]!
}
