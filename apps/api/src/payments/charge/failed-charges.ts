import { sql } from 'kysely'

/**
 * What was to be charged by itself and failed last: the newest order of each recurring gift and subscription that waits
 * for another try, or stopped within 30 days. It ends with the money, or with the gift or subscription.
 */
export const failedCharges = sql<{ pedidoId: number; desde: Date }>`
  select p.id as pedido_id, p.data_cadastro as desde from recorrencia r
    join ocorrencia o on o.igreja_id = r.igreja_id and o.recorrencia_id = r.id and o.n = r.n and o.situacao = 'falhou'
    join pedido p on p.igreja_id = o.igreja_id and p.id = o.pedido_id
    where r.situacao in ('ativa', 'suspensa') and p.data_cadastro > now() - interval '30 days'
  union all select p.id, p.data_cadastro from usuario_plano_assinatura a
    join usuario_plano_assinatura_periodo t
      on t.igreja_id = a.igreja_id and t.assinatura_id = a.id and t.n = a.n and t.situacao = 'falhou'
    join pedido p on p.igreja_id = t.igreja_id and p.id = t.pedido_id
    where a.situacao in ('em_atraso', 'suspensa') and p.data_cadastro > now() - interval '30 days'`
