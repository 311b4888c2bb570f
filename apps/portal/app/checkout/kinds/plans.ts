import { subscriptionsCalls, type CallRequest, type Pedido } from '@atrio/contract'
import { paths } from '../../lib/paths.ts'
import { mapLoaded } from '../../lib/personal/loaded.ts'
import { useCall } from '../../lib/personal/use-call.ts'
import { api } from '../../lib/session/api-client.ts'
import type { CheckoutPlano } from '../../money/checkout-state.ts'
import { renewalWords } from '../../money/period-words.ts'
import type { PriceLine } from '../../money/price-breakdown.tsx'
import { PLAN_WAY } from '../../money/purchase-steps.tsx'
import { m } from '../../paraglide/messages.js'
import type { Compra } from '../compra.ts'
import type { PurchaseKind } from './kind.ts'
import { PlanBought, PlanOnwards } from './plans-bought.tsx'

export interface PlanSending {
  para: { tipo: 'play' }
  body: CallRequest<(typeof subscriptionsCalls)['createUsuarioPlanoAssinatura']>['body']
}

/** A plan of Play: its next period comes by itself. */
export const plans: PurchaseKind<'play', 'assinatura', PlanSending> = {
  type: 'play',
  tipo: 'assinatura',
  needsAccount: true,
  ofCart(cart) {
    return {
      ...ofPlan({ ...cart, idPlano: cart.planId }),
      lines: linesOfCart(cart),
      pedido: null,
    }
  },
  ofOrder(pedido) {
    const { assinatura, valor, codigo } = pedido
    return {
      ...ofPlan({
        nome: pedido.titulo,
        meses: assinatura?.meses ?? 1,
        valor,
        idPlano: assinatura?.idPlano ?? 0,
      }),
      lines: linesOfOrder(pedido),
      pedido: codigo,
    }
  },
  lines: linesOfOrder,
  sending({ planId }, { chosen }) {
    const { metodoPagamento } = chosen
    if (metodoPagamento === 'gratuito') return null
    return { para: { tipo: 'play' }, body: { idPlano: planId, ...chosen, metodoPagamento } }
  },
  async send({ body }, options) {
    return (await api(subscriptionsCalls.createUsuarioPlanoAssinatura, { body }, options)).pedido
  },
  Bought: PlanBought,
  Onwards: PlanOnwards,
}

/** What a cart and an order of a plan have in common. */
function ofPlan(given: { nome: string; meses: number; valor: number; idPlano: number }) {
  const begin = paths.playPlans()
  return {
    titulo: given.nome,
    imagem: null,
    quando: null,
    local: null,
    count: null,
    participantes: [],
    way: PLAN_WAY,
    repeats: renewalWords(given.meses),
    valor: given.valor,
    begin,
    prices: begin,
    stepOf: (code: string) => (PLAN.has(code) ? begin : null),
    useOffers(slug: string) {
      const asked = { params: { slug, id: given.idPlano } }
      return mapLoaded(
        useCall(subscriptionsCalls.getOfertaAssinatura, asked, { fresh: true }),
        ({ metodosPagamento }) => metodosPagamento,
      )
    },
    Hold: null,
  } satisfies Partial<Compra>
}

const PLAN = new Set(['SUBSCRIPTION_PENDING', 'SUBSCRIPTION_ACTIVE', 'PLAN_CHANGE_AT_END', 'NOT_FOUND'])

function linesOfCart({ nome, linhas }: CheckoutPlano): PriceLine[] {
  const labels = { plano: nome, taxa: m.subs_line_fee(), credito: m.subs_line_credit() }
  return linhas.map(({ tipo, valor }) => ({ key: tipo, label: labels[tipo], valor }))
}

function linesOfOrder({ assinatura }: Pedido): PriceLine[] {
  if (!assinatura) return []
  const { plano, valor, taxaContratacao, credito } = assinatura
  return [
    { key: 'plano', label: plano, valor },
    ...(taxaContratacao > 0 ? [{ key: 'taxa', label: m.subs_line_fee(), valor: taxaContratacao }] : []),
    ...(credito > 0 ? [{ key: 'credito', label: m.subs_line_credit(), valor: -credito }] : []),
  ]
}
