import { sql } from 'kysely'
import type { OrderKind } from '../../payments/order/purchase-kind.ts'

/** What must hold of subscriptions: who has paid has a period for it, and no period is paid by anything else. */
export const countedSubscriptions: OrderKind['counted'] = {
  valor: sql`(select valor + taxa_contratacao - credito from pedido_assinatura where pedido_id = p.id)`,
  due: [sql`select 'assinatura', id::text from usuario_plano_assinatura where cobrar_em is not null`],
  violations: [
    // Of a person who was erased the order alone is left.
    sql`select 'assinatura', 'pedido:' || p.id from pedido p join pedido_assinatura l on l.pedido_id = p.id
      where p.situacao = 'aprovado' and l.assinatura_id is not null and not exists (select
        from usuario_plano_assinatura_periodo t where t.pedido_id = p.id and t.situacao = 'paga')`,
    sql`select 'assinatura', 'assinatura:' || t.assinatura_id from usuario_plano_assinatura_periodo t
      left join pedido p on p.id = t.pedido_id
      where t.situacao = 'paga' and p.situacao is distinct from 'aprovado'`,
    sql`select 'acesso', 'assinatura:' || a.id from usuario_plano_assinatura a
      where a.situacao = 'ativa' and (a.acesso_ate is null
        or igreja_day(a.igreja_id, a.acesso_ate) < a.pago_ate - 1)`,
    // Days that are paid and to come are days of what runs, or went into the price of another plan (Decision 242).
    sql`select 'credito', 'assinatura:' || a.id from usuario_plano_assinatura a
      join usuario_plano_assinatura_periodo t on t.assinatura_id = a.id
      where t.situacao = 'paga' and t.ate > current_igreja_day()
        and not (a.situacao = 'ativa' and t.ate <= a.pago_ate)
        and not exists (select from usuario_plano_assinatura_periodo o join pedido_assinatura l on l.pedido_id = o.pedido_id
          where o.assinatura_id = a.id and o.n > t.n and l.flag_troca
            and (o.situacao = 'paga' or o.situacao = 'devolvida' and igreja_day(a.igreja_id, a.acesso_ate) >= o.ate - 1))`,
  ],
}
