import type { DatabaseTarget } from '../db/connection.ts'
import { asOwner } from './owner.ts'

/**
 * As if so much time had passed for a subscription, and for the orders that wait for its money; it is looked at then. The
 * newest one, where none is named.
 */
export async function passForAssinatura(
  target: DatabaseTarget,
  { by, codigo = null }: { by: string; codigo?: string | null },
): Promise<void> {
  await asOwner(
    target,
    `with moved as (update usuario_plano_assinatura set ancora = (ancora - $1::interval)::date,
       pago_ate = (pago_ate - $1::interval)::date, acesso_ate = acesso_ate - coalesce(make_interval(days => pago_ate - (pago_ate - $1::interval)::date), $1::interval),
       avisado = (avisado - $1::interval)::date, avisado_preco_em = (avisado_preco_em - $1::interval)::date,
       cobrar_em = case when cobrar_em is not null then now() - interval '1 second' end
       where id = (select max(id) from usuario_plano_assinatura where codigo = coalesce($2, codigo)) returning igreja_id, id),
     waiting as (update pedido p set expira_em = p.expira_em - $1::interval
       from usuario_plano_assinatura_periodo t, moved where t.igreja_id = moved.igreja_id and t.assinatura_id = moved.id
         and t.situacao = 'cobrando' and p.igreja_id = t.igreja_id and p.id = t.pedido_id)
     update usuario_plano_assinatura_periodo t set de = (de - $1::interval)::date, ate = (ate - $1::interval)::date
     from moved where t.igreja_id = moved.igreja_id and t.assinatura_id = moved.id`,
    [by, codigo],
  )
}
