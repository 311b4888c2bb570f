import { sql } from 'kysely'
import type { OrderKind } from '../../payments/order/purchase-kind.ts'

/** What must hold of places and tickets: of stock, holds, limits, the waiting list, and of orders with their tickets. */
export const countedTickets: OrderKind['counted'] = {
  valor: sql`(select sum(valor) from inscricao where pedido_id = p.id)`,
  due: [sql`select 'reserva', grupo::text from reserva where situacao = 'retida' and pedido_id is null`],
  violations: [
    sql`with reservado as (
      select lote_id, coalesce(sum(quantidade) filter (where situacao = 'retida'), 0) as retido,
        coalesce(sum(quantidade) filter (where situacao = 'vendida'), 0) as vendido
      from reserva group by lote_id
    )
    select 'estoque', 'lote:' || l.id from lote l left join reservado r on r.lote_id = l.id
      where l.retido <> coalesce(r.retido, 0) or l.vendido <> l.vendido_externo + coalesce(r.vendido, 0)
    union all
    select 'capacidade', 'lote:' || l.id from lote l left join reservado r on r.lote_id = l.id
      where greatest(l.retido + l.vendido, coalesce(r.retido, 0) + coalesce(r.vendido, 0) + l.vendido_externo) > l.capacidade
        or least(l.retido, l.vendido, l.vendido_externo, l.vendido - l.vendido_externo) < 0`,
    // Every place of a ticket is one of the event as a whole, where that has a limit.
    sql`select 'evento', 'evento:' || l.evento_id from lote l left join reserva r
      on r.evento_id = l.evento_id and r.situacao <> 'liberada'
      where l.ingresso_id is null group by l.evento_id
      having coalesce(sum(r.quantidade) filter (where r.ingresso_id is null), 0)
        <> coalesce(sum(r.quantidade) filter (where r.ingresso_id is not null), 0)`,
    sql`select 'reserva', 'pedido:' || p.id from pedido p where p.situacao in ('cancelado', 'nao_aprovado', 'reembolsado')
      and exists (select from reserva where pedido_id = p.id and situacao <> 'liberada')`,
    // An offer of the waiting list holds its places, and nobody else's do.
    sql`select 'espera', 'espera:' || coalesce(e.id, -r.user_id) from espera e
      full join (select grupo, user_id, sum(quantidade) as quantidade from reserva
        where user_id < 0 and situacao = 'retida' and ingresso_id is not null group by grupo, user_id) r
        on r.grupo = e.grupo and r.user_id = -e.id
      where case when r.grupo is null then e.situacao = 'oferecida' and e.oferta_expira_em > now()
        else e.situacao is distinct from 'oferecida' or e.quantidade <> r.quantidade end`,
    sql`with pessoal as (
      select user_id, ingresso_id, sum(quantidade) as qtd from reserva
      where situacao <> 'liberada' and ingresso_id is not null group by user_id, ingresso_id
    )
    select 'limite', 'user:' || coalesce(m.user_id, p.user_id) from limite_usuario m
      full join pessoal p on p.user_id = m.user_id and p.ingresso_id = m.ingresso_id
      where coalesce(m.qtd, 0) <> coalesce(p.qtd, 0) or m.qtd > m.limite`,
    sql`with inscrito as (
      select pedido_id, lote_id, count(*) filter (where situacao = 'ativa') as ativas,
        count(*) filter (where situacao = 'pendente') as pendentes
      from inscricao group by pedido_id, lote_id
    ), guardado as (
      select pedido_id, lote_id, coalesce(sum(quantidade) filter (where situacao = 'vendida'), 0) as vendidas,
        coalesce(sum(quantidade) filter (where situacao = 'retida'), 0) as retidas
      from reserva where pedido_id is not null and ingresso_id is not null group by pedido_id, lote_id
    )
    select distinct 'ingressos', 'pedido:' || p.id from inscrito i
      full join guardado g on g.pedido_id = i.pedido_id and g.lote_id = i.lote_id
      join pedido p on p.id = coalesce(i.pedido_id, g.pedido_id)
      where case when p.situacao in ('em_aberto', 'pendente', 'aguardando', 'aprovado')
        then coalesce(i.ativas, 0) <> coalesce(g.vendidas, 0) or coalesce(i.pendentes, 0) <> coalesce(g.retidas, 0)
        else coalesce(i.ativas, 0) > 0 end`,
  ],
}
