import { dueOccurrences, fullName, givingFeePayer, localeOf } from '@atrio/rules'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { CartaoRow } from '../payments/charge/cards.ts'
import { send } from '../payments/charge/send.ts'
import type { Comprador } from '../payments/order/buyer.ts'
import type { PaymentDeps } from '../payments/order/change-order.ts'
import type { PagamentoRow } from '../payments/order/load-order.ts'
import { placeDue } from '../payments/order/place-due.ts'
import { giftPurchase } from './purchase/gift-purchase.ts'
import { wantedGift } from './purchase/look-gift.ts'
import { currentDay } from '../payments/charge/charge-days.ts'
import {
  dueDay,
  goOn,
  isAuthorised,
  leaveOut,
  skip,
  suspend,
  suspendOfCartao,
  type RecorrenciaRow,
} from './recurring-gifts.ts'

/**
 * Charges the date that is due, once. After a down time the latest of the dates that have passed is charged and the
 * others are left out. While the church takes no gifts online, dates are left out: nobody could change or end theirs.
 */
export async function chargeDue(
  deps: PaymentDeps,
  { igrejaId, recorrenciaId }: { igrejaId: number; recorrenciaId: string },
): Promise<void> {
  const begun = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const row = await trx
      .selectFrom('recorrencia')
      .where('id', '=', recorrenciaId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.situacao !== 'ativa' || !row.cobrarEm || row.cobrarEm > new Date()) return null
    if (await isGivingClosed(trx, row.igrejaId)) {
      await leaveOut(trx, row)
      return null
    }
    if (!(await isAuthorised(trx, { pagamentoMotivoId: row.pagamentoMotivoId }))) {
      await suspend(trx, row)
      return null
    }
    return beginCharge(deps, trx, row)
  })
  if (begun) await send(deps, begun)
}

async function isGivingClosed(trx: TenantTrx, igrejaId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('igreja')
    .innerJoin('igrejaModulo', 'igrejaModulo.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .where('igreja.flagAtivo', '=', true)
    .where('igrejaModulo.codigo', '=', 'MOD_DOACAO')
    .select('igreja.id')
    .executeTakeFirst()
  return open === undefined
}

async function beginCharge(
  deps: PaymentDeps,
  trx: TenantTrx,
  row: RecorrenciaRow,
): Promise<PagamentoRow | null> {
  const state = { next: row.n, skipped: [], pausedUntil: null }
  const { charge } = dueOccurrences({ anchor: row.ancora, dias: row.dias }, state, await currentDay(trx))
  // A date that was refused stays the one that is tried; only dates never tried are left out.
  const n = row.recusas > 0 ? row.n : (charge ?? row.n)
  await skip(trx, { row, from: row.n, until: n })
  const claimed = await trx
    .insertInto('ocorrencia')
    .values({
      igrejaId: row.igrejaId,
      recorrenciaId: row.id,
      n,
      data: dueDay(row, n),
      situacao: 'cobrando',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'recorrenciaId', 'n'])
        .doUpdateSet({ situacao: 'cobrando' })
        .where('ocorrencia.situacao', '=', 'falhou'),
    )
    .returning('n')
    .executeTakeFirst()
  // Charged already, or at work: the answer to that moves the gift on.
  if (!claimed) {
    await trx
      .updateTable('recorrencia')
      .set({ n: n + 1 })
      .where('id', '=', row.id)
      .execute()
    await goOn(trx, { row: { ...row, n: n + 1 }, from: n + 1 })
    return null
  }
  const cartao = await trx
    .selectFrom('usuarioCartao')
    .where('id', '=', row.usuarioCartaoId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const { igrejaId, userId, flagUsuarioTaxa } = row
  const placed = await placeDue(deps, trx, {
    kind: giftPurchase,
    wanted: wantedGift({
      motivos: [{ id: row.pagamentoMotivoId, valor: row.valor }],
      flagUsuarioTaxa,
      recorrenciaDias: null,
    }),
    igrejaId,
    userId,
    comprador: await giverOf(trx, { row, cartao }),
    by: { cartao },
    payer: givingFeePayer(flagUsuarioTaxa),
    locale: localeOf(row.locale) ?? 'en',
    ator: `recorrencia:${row.id}`,
  })
  if (!placed) {
    await suspendOfCartao(trx, { cartaoId: cartao.id })
    return null
  }
  await trx
    .updateTable('ocorrencia')
    .set({ pedidoId: placed.pedido.id })
    .where('recorrenciaId', '=', row.id)
    .where('n', '=', n)
    .execute()
  // Not due again until it is known what became of this charge; that sets the next moment.
  await trx
    .updateTable('recorrencia')
    .set({ n, cobrarEm: new Date(Date.now() + 86_400_000) })
    .where('id', '=', row.id)
    .execute()
  return placed.pagamento
}

async function giverOf(
  trx: TenantTrx,
  { row, cartao }: { row: RecorrenciaRow; cartao: CartaoRow },
): Promise<Comprador> {
  const person = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.userId', '=', row.userId)
    .where('usuario.igrejaId', '=', row.igrejaId)
    .select(['nome', 'sobrenome', 'email', 'telefone'])
    .executeTakeFirstOrThrow()
  return {
    nome: cartao.titular ?? fullName(person),
    email: person.email,
    documento: null,
    telefone: person.telefone,
    endereco: null,
  }
}
