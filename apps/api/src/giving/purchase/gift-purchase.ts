import { sql } from 'kysely'
import { demandWork } from '../../http/work.ts'
import type { PurchaseKind } from '../../payments/order/purchase-kind.ts'
import { followOcorrencia } from '../occurrences.ts'
import { startRecorrencia, suspendOfCartao } from '../recurring-gifts.ts'
import { countedGifts } from './counted.ts'
import { enterGift, lookGift, writeDoacoes, type GiftRequest, type WantedGift } from './look-gift.ts'
import { mailGift } from './mail-gift.ts'
import { givingPurpose, requireAmount } from './terms.ts'
import { linesOfGift, viewGift } from './view-gift.ts'

/** A gift for one or more reasons, with or without an account, once or again and again. */
export const giftPurchase: PurchaseKind<'doacao', GiftRequest, WantedGift> = {
  tipo: 'doacao',
  aceite: 'doacao',
  titulo: sql`(select string_agg(m.nome, ' · ' order by d.id) from doacao d join pagamento_motivo m
    on m.igreja_id = d.igreja_id and m.id = d.pagamento_motivo_id
    where d.igreja_id = pedido.igreja_id and d.pedido_id = pedido.id)`,
  view: viewGift,
  lines: linesOfGift,
  terms: (_, pedido) => Promise.resolve({ purpose: givingPurpose(pedido), descricao: null }),
  mail: mailGift,
  follow: followOcorrencia,
  cardKept: startRecorrencia,
  cardForgotten: suspendOfCartao,
  counted: countedGifts,
  placing: {
    admit: (ctx, { userId }) => {
      const who = userId === null ? `network:${ctx.network}` : `user:${userId}`
      // Gifts of small amounts are how stolen cards are tried out; but a whole church may give from one network.
      return demandWork(ctx, [{ name: 'doacao', key: who, free: 20, seconds: 600 }])
    },
    subject: ({ userId }) => userId,
    // What was given may be given once more at once.
    sameWhile: ['em_aberto', 'pendente', 'aguardando', 'em_analise'],
    enter: enterGift,
    look: lookGift,
    purposeOf: (wanted, config) => {
      requireAmount(wanted.valor, config)
      return givingPurpose(wanted)
    },
    write: writeDoacoes,
  },
}
