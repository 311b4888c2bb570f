import { givingCalls, type CallRequest, type Pedido } from '@atrio/contract'
import { paths } from '../../lib/paths.ts'
import { mapLoaded } from '../../lib/personal/loaded.ts'
import { useCall } from '../../lib/personal/use-call.ts'
import { api } from '../../lib/session/api-client.ts'
import type { PriceLine } from '../../money/price-breakdown.tsx'
import { GIFT_WAY } from '../../money/purchase-steps.tsx'
import { m } from '../../paraglide/messages.js'
import type { Compra } from '../compra.ts'
import { GiftBought, GiftOnwards } from './gifts-bought.tsx'
import type { PurchaseKind } from './kind.ts'

export interface GiftSending {
  para: { tipo: 'give' }
  body: CallRequest<(typeof givingCalls)['createPagamento']>['body']
}

/** A gift for one or more reasons, with or without an account. */
export const gifts: PurchaseKind<'give', 'doacao', GiftSending> = {
  type: 'give',
  tipo: 'doacao',
  needsAccount: false,
  ofCart(cart) {
    return {
      ...ofGift(cart),
      lines: cart.motivos.map(({ id, nome, valor }) => ({ key: String(id), label: nome, valor })),
      pedido: null,
    }
  },
  ofOrder(pedido) {
    return {
      // An order does not say who bears the fees; where there are any it was the giver.
      ...ofGift({ ...pedido, flagUsuarioTaxa: pedido.taxas > 0 }),
      lines: linesOfGift(pedido),
      pedido: pedido.codigo,
    }
  },
  lines: linesOfGift,
  sending({ motivos, flagUsuarioTaxa, recorrenciaDias }, { chosen }) {
    const { metodoPagamento } = chosen
    if (metodoPagamento === 'gratuito') return null
    return {
      para: { tipo: 'give' },
      body: {
        motivos: motivos.map(({ id, valor }) => ({ id, valor })),
        flagUsuarioTaxa,
        recorrenciaDias,
        ...chosen,
        metodoPagamento,
      },
    }
  },
  async send({ body }, options) {
    return (await api(givingCalls.createPagamento, { body }, options)).pedido
  },
  Bought: GiftBought,
  Onwards: GiftOnwards,
}

/** What a cart and an order of a gift have in common. */
function ofGift({
  valor,
  flagUsuarioTaxa,
  recorrenciaDias,
}: {
  valor: number
  flagUsuarioTaxa: boolean
  recorrenciaDias: number | null
}) {
  const isRecurring = recorrenciaDias !== null
  const begin = paths.give()
  return {
    titulo: null,
    imagem: null,
    quando: null,
    local: null,
    count: null,
    participantes: [],
    way: GIFT_WAY,
    repeats: recorrenciaDias === null ? null : m.checkout_review_days({ days: recorrenciaDias }),
    valor,
    begin,
    prices: null,
    stepOf: (code: string) => (AMOUNT.has(code) ? begin : null),
    useOffers(slug: string) {
      const query = { valor, flagUsuarioTaxa: flagUsuarioTaxa ? 'true' : 'false' } as const
      const loaded = useCall(givingCalls.listMetodosDoacao, { params: { slug }, query }, { fresh: true })
      // Spec §5: what comes back by itself needs a card that is kept.
      return mapLoaded(loaded, ({ metodosPagamento }) =>
        isRecurring ? metodosPagamento.filter(({ flagSalva }) => flagSalva) : metodosPagamento,
      )
    },
    Hold: null,
  } satisfies Partial<Compra>
}

const AMOUNT = new Set(['AMOUNT_OUT_OF_RANGE', 'PICPAY_MAXIMUM', 'RECURRENCE_NOT_ALLOWED'])

function linesOfGift({ doacoes }: Pedido): PriceLine[] {
  return doacoes.map(({ idMotivo, motivo, valor }) => ({ key: String(idMotivo), label: motivo, valor }))
}
