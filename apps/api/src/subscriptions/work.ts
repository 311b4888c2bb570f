import type { MetodoPagamentoCodigo } from '@atrio/contract'
import { addDays, boletoExpiry, dueWork, graceEnd, localeOf, periodStart } from '@atrio/rules'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Due } from '../jobs/agenda.ts'
import type { Prazo } from '../payments/charge/deadline.ts'
import { send } from '../payments/charge/send.ts'
import { openComprador, type Comprador } from '../payments/order/buyer.ts'
import type { PaymentDeps } from '../payments/order/change-order.ts'
import type { PagamentoRow } from '../payments/order/load-order.ts'
import { placeDue } from '../payments/order/place-due.ts'
import { subscriptionPurchase } from './purchase/subscription-purchase.ts'
import { wantedPeriod, type WantedSubscription } from './purchase/look-subscription.ts'
import { findPlano } from './planos.ts'
import { findNewPrice, priceFor, type PrecoRow } from './precos.ts'
import { endOf, lockAssinatura, moveAssinatura, schedule, type Loaded } from './states.ts'
import { tellAssinante } from './tell.ts'

/**
 * Looks at a subscription whose moment has come: charges the period that is due, once; sends who pays by an instrument an
 * order ahead; reminds; lets days pass. While the church has no Play nothing is charged, and days pass all the same.
 */
export async function workAssinatura(deps: PaymentDeps, { igrejaId, referencia }: Due): Promise<void> {
  const begun = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const loaded = await lockAssinatura(trx, { id: Number(referencia) })
    if (!loaded?.row.cobrarEm || loaded.row.cobrarEm > new Date()) return null
    const work = (await isOpen(trx)) ? dueWork(loaded.facts, loaded.how, loaded.hoje) : null
    if (work === 'cobrar' || work === 'pedir') {
      const sent = await collect(deps, trx, loaded, work)
      if (sent) return sent
    }
    const now = await moveAssinatura(trx, {
      loaded: (await lockAssinatura(trx, { id: loaded.row.id }))!,
      event: { type: 'dia', hoje: loaded.hoje },
    })
    await tell(deps, trx, { before: loaded, now, remind: work === 'lembrar' })
    await schedule(trx, now)
    return null
  })
  if (begun) await send(deps, begun)
}

async function isOpen(trx: TenantTrx): Promise<boolean> {
  const open = await trx
    .selectFrom('igrejaModulo')
    .innerJoin('igreja', 'igreja.id', 'igrejaModulo.igrejaId')
    .where('igrejaModulo.codigo', '=', 'MOD_ASSINATURA')
    .where('igreja.flagAtivo', '=', true)
    .select('igreja.id')
    .executeTakeFirst()
  return open !== undefined
}

/** An order for the period that is due. Null where it cannot be placed: it counts as refused. */
async function collect(
  deps: PaymentDeps,
  trx: TenantTrx,
  loaded: Loaded,
  work: 'cobrar' | 'pedir',
): Promise<PagamentoRow | null> {
  const { row } = loaded
  const by = work === 'cobrar' ? await kept(trx, loaded) : instrument(loaded)
  const comprador = await buyerOf(deps, trx, row.id)
  const placed =
    by &&
    comprador &&
    (await placeDue(deps, trx, {
      kind: subscriptionPurchase,
      wanted: await wantedNext(trx, loaded),
      igrejaId: row.igrejaId,
      userId: row.userId,
      comprador,
      by,
      payer: 'igreja',
      locale: localeOf(row.locale) ?? 'en',
      ator: `assinatura:${row.id}`,
    }))
  if (placed) {
    // Of a card it is known in a moment; an order that waits is looked at for its reminders.
    const now = (await lockAssinatura(trx, { id: row.id }))!
    await trx
      .updateTable('usuarioPlanoAssinatura')
      .set({ avisado: loaded.hoje })
      .where('id', '=', row.id)
      .execute()
    await schedule(trx, now)
    return placed.pagamento
  }
  const event = { type: 'recusada' as const, hoje: loaded.hoje }
  const refused = await moveAssinatura(trx, { loaded, event, beside: { recusas: row.recusas + 1 } })
  await tellAssinante(deps, trx, { loaded: refused, kind: 'atrasada' })
  return null
}

async function kept(trx: TenantTrx, { row }: Loaded) {
  if (row.usuarioCartaoId === null) return null
  const cartao = await trx
    .selectFrom('usuarioCartao')
    .where('id', '=', row.usuarioCartaoId)
    .selectAll()
    .executeTakeFirstOrThrow()
  return { cartao }
}

/** Until the end of the grace: money of a slip may be on its way when that is over. */
function instrument({ facts, how, fusoHorario }: Loaded): { metodo: MetodoPagamentoCodigo; prazo: Prazo } {
  const due = facts.pagoAte!
  const end = endOf(addDays(graceEnd(due, facts.graca), 1), fusoHorario)
  const prazo =
    how.metodo === 'boleto'
      ? { pagarAte: endOf(addDays(due, 1), fusoHorario), esperarAte: boletoExpiry(due, fusoHorario) }
      : { pagarAte: end, esperarAte: end }
  return { metodo: how.metodo as MetodoPagamentoCodigo, prazo }
}

async function wantedNext(trx: TenantTrx, loaded: Loaded): Promise<WantedSubscription> {
  const { row, facts, hoje } = loaded
  const due = facts.pagoAte!
  const next = row.proximoPlanoId === null ? undefined : await findPlano(trx, { id: row.proximoPlanoId })
  const preco: Pick<PrecoRow, 'id' | 'planoId' | 'valor' | 'meses'> = next
    ? { id: next.precoId, planoId: next.id, valor: next.valor, meses: next.meses }
    : await priceFor(trx, { row, due })
  // Who comes too late for the period that was due has a whole one from today on.
  const isLate = hoje > graceEnd(due, facts.graca)
  const rhythm = { ancora: facts.ancora!, ancoraN: facts.ancoraN, meses: facts.meses }
  return wantedPeriod({
    tipo: 'volta',
    assinatura: loaded,
    preco,
    n: row.n,
    de: isLate ? hoje : due,
    ...(isLate || next ? {} : { ate: periodStart(rhythm, row.n + 1) }),
  })
}

/** Who paid last, as they said it then. */
async function buyerOf(deps: PaymentDeps, trx: TenantTrx, assinaturaId: number): Promise<Comprador | null> {
  const last = await trx
    .selectFrom('pedidoAssinatura as l')
    .innerJoin('pedido as p', (join) =>
      join.onRef('p.igrejaId', '=', 'l.igrejaId').onRef('p.id', '=', 'l.pedidoId'),
    )
    .where('l.assinaturaId', '=', assinaturaId)
    .select(['p.codigo', 'p.compradorEncrypted'])
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? openComprador(deps.secrets, last.codigo, last.compradorEncrypted) : null
}

/** What has changed for its person, each thing once. */
async function tell(
  deps: PaymentDeps,
  trx: TenantTrx,
  { before, now, remind }: { before: Loaded; now: Loaded; remind: boolean },
): Promise<void> {
  const { row, hoje } = now
  if (remind) {
    await trx.updateTable('usuarioPlanoAssinatura').set({ avisado: hoje }).where('id', '=', row.id).execute()
    await tellAssinante(deps, trx, { loaded: now, kind: 'lembrete' })
  }
  const { situacao } = now.facts
  if (situacao !== before.facts.situacao && (situacao === 'suspensa' || situacao === 'encerrada'))
    await tellAssinante(deps, trx, { loaded: now, kind: situacao })
  const preco = now.facts.situacao === 'ativa' ? await findNewPrice(trx, row) : undefined
  if (!preco) return
  await trx
    .updateTable('usuarioPlanoAssinatura')
    .set({ avisadoPrecoId: preco.id, avisadoPrecoEm: hoje })
    .where('id', '=', row.id)
    .execute()
  await tellAssinante(deps, trx, { loaded: now, kind: 'preco', preco })
}
