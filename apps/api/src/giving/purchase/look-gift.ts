import type { CallInput, givingCalls } from '@atrio/contract'
import { centsFromWire, sumCents } from '@atrio/rules'
import { sql } from 'kysely'
import { isKept } from '../../db/content.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { requireUsuario } from '../../http/usuario.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { PurchaseRequest, WantedPurchase } from '../../payments/order/purchase-kind.ts'

/** Gifts need no account. */
export interface GiftRequest extends PurchaseRequest {
  body: CallInput<(typeof givingCalls)['createPagamento']>['body']
}

/** What each reason is to have, in cents. */
export interface WantedGift extends WantedPurchase {
  motivos: { id: number; valor: bigint }[]
  flagUsuarioTaxa: boolean
  recorrenciaDias: number | null
}

/** The same gift once at a time: two visitors may give the same for the same reason, and their e-mail is part of it. */
export async function enterGift(trx: TenantTrx, { cartHash }: { cartHash: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(7411003, hashtext(${cartHash}))`.execute(trx)
}

/** @throws AppError VALIDATION, NOT_FOUND for a reason that there is not, RECURRENCE_NOT_ALLOWED, FORBIDDEN */
export async function lookGift(trx: TenantTrx, request: GiftRequest): Promise<WantedGift> {
  await requireMotivos(trx, request)
  const { motivos, flagUsuarioTaxa, recorrenciaDias = null } = request.body
  return wantedGift({
    motivos: motivos.map(({ id, valor }) => ({ id, valor: centsFromWire(valor) })),
    flagUsuarioTaxa,
    recorrenciaDias,
  })
}

export function wantedGift(given: Omit<WantedGift, 'descricao' | 'order' | 'valor'>): WantedGift {
  const { motivos, flagUsuarioTaxa, recorrenciaDias } = given
  return {
    ...given,
    valor: sumCents(motivos.map(({ valor }) => valor)),
    descricao: null,
    order: { flagUsuarioTaxa, recorrenciaDias },
  }
}

/** What each reason has of an order. */
export async function writeDoacoes(
  trx: TenantTrx,
  { pedido, wanted }: { pedido: PedidoRow; wanted: Pick<WantedGift, 'motivos'> },
): Promise<void> {
  const { igrejaId, id: pedidoId } = pedido
  await trx
    .insertInto('doacao')
    .values(wanted.motivos.map(({ id, valor }) => ({ igrejaId, pedidoId, pagamentoMotivoId: id, valor })))
    .execute()
}

/** Spec §5: recurring gifts are for one reason, and only for reasons that the church authorises. */
async function requireMotivos(
  trx: TenantTrx,
  { igrejaId, userId, body: { motivos, recorrenciaDias } }: GiftRequest,
): Promise<void> {
  const ids = motivos.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice >= 0) {
    throw new AppError('VALIDATION', { campos: [{ campo: `motivos.${twice}.id`, regra: 'type' }] })
  }
  const rows = await trx
    .selectFrom('pagamentoMotivo')
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('flagDoacao', '=', true)
    .where(isKept('pagamentoMotivo'))
    .select(['id', 'flagRecorrencia'])
    .execute()
  if (rows.length !== ids.length) throw new AppError('NOT_FOUND')
  if (recorrenciaDias == null) return
  const [only] = rows
  if (rows.length > 1 || !only!.flagRecorrencia || userId === null) {
    throw new AppError('RECURRENCE_NOT_ALLOWED')
  }
  await requireUsuario(trx, { igrejaId, userId })
}
