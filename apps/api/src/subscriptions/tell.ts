import { addDays, centsToWire, localeOf, todayIn } from '@atrio/rules'
import { recipientOf } from '../announce/recipient.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import type { PaymentDeps } from '../payments/order/change-order.ts'
import { newsOf, type AssinanteNews } from './kinds.ts'
import { loadPreco, type PrecoRow } from './precos.ts'
import { findOpenOrder } from './purchase/look-subscription.ts'
import type { Loaded } from './states.ts'

/** Tells a subscriber what has become of their plan, in the transaction that made it so. */
export async function tellAssinante(
  deps: PaymentDeps,
  trx: TenantTrx,
  { loaded: { row, facts, hoje }, kind, preco }: { loaded: Loaded; kind: AssinanteNews; preco?: PrecoRow },
): Promise<void> {
  const { igrejaId, userId } = row
  const { nome } = await trx
    .selectFrom('planoAssinatura')
    .where('id', '=', row.planoId)
    .select('nome')
    .executeTakeFirstOrThrow()
  const { moeda, fusoHorario } = await loadConfiguracao(trx, { igrejaId })
  const { valor, vigenteAssinantes } = preco ?? (await loadPreco(trx, { id: row.precoId }))
  const open = kind === 'lembrete' ? await findOpenOrder(trx, row) : null
  await deps.announce(trx, {
    kind: newsOf[kind],
    igrejaId,
    to: await recipientOf(trx, { userId, otherwise: localeOf(row.locale) ?? 'en' }),
    facts: {
      url: open ? `/user/payment/${open}` : '/play/my-plan',
      plano: nome,
      valor: centsToWire(valor),
      moeda,
      dia: preco ? todayIn(fusoHorario, vigenteAssinantes) : (facts.pagoAte ?? hoje),
      ate: facts.acessoAte === null ? hoje : addDays(facts.acessoAte, -1),
    },
  })
}
