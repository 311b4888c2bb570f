import { sql } from 'kysely'
import type { OrderKind } from '../../payments/order/purchase-kind.ts'

/** What must hold of gifts: a date of a recurring one that counts as paid was. */
export const countedGifts: OrderKind['counted'] = {
  valor: sql`(select sum(valor) from doacao where pedido_id = p.id)`,
  due: [sql`select 'recorrencia', id::text from recorrencia where cobrar_em is not null`],
  violations: [
    sql`select 'recorrencia', 'recorrencia:' || o.recorrencia_id from ocorrencia o join pedido p on p.id = o.pedido_id
      where o.situacao = 'paga' and p.situacao not in ('aprovado', 'reembolsado')`,
  ],
}
