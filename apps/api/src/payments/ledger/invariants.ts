import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'

export interface Violation {
  igreja: number
  regra: string
  alvo: string
}

/**
 * Counts anew what triggers keep: stock, holds, limits, tickets, ledger, refunds, what is due, the trail. Nothing found is
 * what it should be. What a check or a trigger refuses is counted, too: a restored or repaired database had neither.
 * @param igrejaId of one church alone
 */
export async function findViolations(db: Database, igrejaId?: number): Promise<Violation[]> {
  const igrejas = await db
    .selectFrom('igreja')
    .$if(igrejaId !== undefined, (query) => query.where('id', '=', igrejaId!))
    .select('id')
    .orderBy('id')
    .execute()
  const found: Violation[] = []
  for (const { id } of igrejas) {
    const rows = await withTenant(db, { igrejaId: id }, violationsOf)
    found.push(...rows.map((row) => ({ igreja: id, ...row })))
  }
  return found
}

async function violationsOf(trx: TenantTrx): Promise<{ regra: string; alvo: string }[]> {
  const { rows } = await sql<{ regra: string; alvo: string }>`
    with reservado as (
      select lote_id, coalesce(sum(quantidade) filter (where situacao = 'retida'), 0) as retido,
        coalesce(sum(quantidade) filter (where situacao = 'vendida'), 0) as vendido
      from reserva group by lote_id
    ), pessoal as (
      select user_id, ingresso_id, sum(quantidade) as qtd from reserva
      where situacao <> 'liberada' and ingresso_id is not null group by user_id, ingresso_id
    ), devolvido as (
      select pagamento_id, coalesce(sum(valor) filter (where situacao <> 'falhou'), 0) as pedido,
        coalesce(sum(valor) filter (where situacao = 'concluido'), 0) as feito
      from estorno group by pagamento_id
    ), inscrito as (
      select pedido_id, lote_id, count(*) filter (where situacao = 'ativa') as ativas,
        count(*) filter (where situacao = 'pendente') as pendentes
      from inscricao group by pedido_id, lote_id
    ), guardado as (
      select pedido_id, lote_id, coalesce(sum(quantidade) filter (where situacao = 'vendida'), 0) as vendidas,
        coalesce(sum(quantidade) filter (where situacao = 'retida'), 0) as retidas
      from reserva where pedido_id is not null and ingresso_id is not null group by pedido_id, lote_id
    ), recebido as (
      select pedido_id, sum(capturado) as capturado from pagamento group by pedido_id
    ), devido as (
      select 'reserva' as tipo, grupo::text as referencia from reserva where situacao = 'retida' and pedido_id is null
      union select 'pedido', id::text from pedido
        where situacao in ('em_aberto', 'pendente', 'aguardando') and expira_em is not null
      union select 'pagamento', id::text from pagamento where verificar_em is not null
      union select 'estorno', id::text from estorno where verificar_em is not null
      union select 'recorrencia', id::text from recorrencia where cobrar_em is not null
    ), livro as (
      select pedido_id, sum(debito - credito) filter (where conta in ('gateway', 'fora')) as caixa,
        sum(debito - credito) filter (where conta = 'custo_gateway') as custo
      from lancamento group by pedido_id
    ), caixa as (
      select p.pedido_id, sum(p.capturado) - coalesce(sum(d.feito), 0) as liquido
      from pagamento p left join devolvido d on d.pagamento_id = p.id group by p.pedido_id
    ), corrente as (
      select a.*, lag(a.hash) over (order by a.seq) as previous, lag(a.seq, 1, 0::bigint) over (order by a.seq) as last
      from auditoria a
    )
    select 'estoque' as regra, 'lote:' || l.id as alvo from lote l left join reservado r on r.lote_id = l.id
      where l.retido <> coalesce(r.retido, 0) or l.vendido <> l.vendido_externo + coalesce(r.vendido, 0)
    union all
    select 'capacidade', 'lote:' || l.id from lote l left join reservado r on r.lote_id = l.id
      where greatest(l.retido + l.vendido, coalesce(r.retido, 0) + coalesce(r.vendido, 0) + l.vendido_externo) > l.capacidade
        or least(l.retido, l.vendido, l.vendido_externo, l.vendido - l.vendido_externo) < 0
    union all
    -- Every place of a ticket is one of the event as a whole, where that has a limit.
    select 'evento', 'evento:' || l.evento_id from lote l left join reserva r
      on r.evento_id = l.evento_id and r.situacao <> 'liberada'
      where l.ingresso_id is null group by l.evento_id
      having coalesce(sum(r.quantidade) filter (where r.ingresso_id is null), 0)
        <> coalesce(sum(r.quantidade) filter (where r.ingresso_id is not null), 0)
    union all
    select 'reserva', 'pedido:' || p.id from pedido p where p.situacao in ('cancelado', 'nao_aprovado', 'reembolsado')
      and exists (select from reserva where pedido_id = p.id and situacao <> 'liberada')
    union all
    -- An offer of the waiting list holds its places, and nobody else's do.
    select 'espera', 'espera:' || coalesce(e.id, -r.user_id) from espera e
      full join (select grupo, user_id, sum(quantidade) as quantidade from reserva
        where user_id < 0 and situacao = 'retida' and ingresso_id is not null group by grupo, user_id) r
        on r.grupo = e.grupo and r.user_id = -e.id
      where case when r.grupo is null then e.situacao = 'oferecida' and e.oferta_expira_em > now()
        else e.situacao is distinct from 'oferecida' or e.quantidade <> r.quantidade end
    union all
    select 'limite', 'user:' || coalesce(m.user_id, p.user_id) from limite_usuario m
      full join pessoal p on p.user_id = m.user_id and p.ingresso_id = m.ingresso_id
      where coalesce(m.qtd, 0) <> coalesce(p.qtd, 0) or m.qtd > m.limite
    union all
    select 'estorno', 'pagamento:' || p.id from pagamento p join devolvido d on d.pagamento_id = p.id
      where d.pedido > p.capturado
    union all
    select distinct 'livro', 'pedido:' || l.pedido_id from lancamento l join pedido p on p.id = l.pedido_id
      group by l.pedido_id, l.transacao, p.moeda
      having sum(l.debito) <> sum(l.credito) or bool_or(l.moeda <> p.moeda)
    union all
    select 'caixa', 'pedido:' || c.pedido_id from caixa c left join livro l on l.pedido_id = c.pedido_id
      where c.liquido <> coalesce(l.caixa, 0) + coalesce(l.custo, 0)
    union all
    select 'aprovado', 'pedido:' || p.id from pedido p where p.situacao = 'aprovado' and p.total >
      (select coalesce(sum(capturado), 0) from pagamento where pedido_id = p.id and not flag_devolver)
    union all
    select 'situacao', 'pedido:' || p.id from pedido p join recebido r on r.pedido_id = p.id where r.capturado > 0
      and p.situacao in ('em_aberto', 'pendente', 'aguardando', 'nao_aprovado', 'cancelado')
    union all
    select distinct 'ingressos', 'pedido:' || p.id from inscrito i
      full join guardado g on g.pedido_id = i.pedido_id and g.lote_id = i.lote_id
      join pedido p on p.id = coalesce(i.pedido_id, g.pedido_id)
      where case when p.situacao in ('em_aberto', 'pendente', 'aguardando', 'aprovado')
        then coalesce(i.ativas, 0) <> coalesce(g.vendidas, 0) or coalesce(i.pendentes, 0) <> coalesce(g.retidas, 0)
        else coalesce(i.ativas, 0) > 0 end
    union all
    select 'valor', 'pedido:' || p.id from pedido p where p.valor <> case p.tipo
      when 'evento' then (select sum(valor) from inscricao where pedido_id = p.id)
      when 'doacao' then (select sum(valor) from doacao where pedido_id = p.id) else p.valor end
    union all
    select 'recorrencia', 'recorrencia:' || o.recorrencia_id from ocorrencia o join pedido p on p.id = o.pedido_id
      where o.situacao = 'paga' and p.situacao not in ('aprovado', 'reembolsado')
    union all
    select 'agenda', d.tipo || ':' || d.referencia from devido d where not exists (select from agenda a
      where a.igreja_id = current_igreja() and a.tipo = d.tipo and a.referencia = d.referencia)
    union all
    select 'auditoria', 'seq:' || c.seq from corrente c join auditoria a on a.igreja_id = c.igreja_id and a.seq = c.seq
      where c.hash <> auditoria_hash(c.previous, a) or c.seq <> c.last + 1
    order by regra, alvo`.execute(trx)
  return rows
}
