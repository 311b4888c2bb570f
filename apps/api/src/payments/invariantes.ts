import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'

export interface Violation {
  igreja: number
  regra: string
  alvo: string
}

/**
 * Counts anew what triggers keep: stock, limits, ledger, refunds, the trail. Nothing found is what it should be.
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
    ), livro as (
      select pedido_id, sum(debito) - sum(credito) as saldo,
        sum(debito - credito) filter (where conta in ('gateway', 'fora')) as caixa,
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
    select 'limite', 'user:' || coalesce(m.user_id, p.user_id) from limite_usuario m
      full join pessoal p on p.user_id = m.user_id and p.ingresso_id = m.ingresso_id
      where coalesce(m.qtd, 0) <> coalesce(p.qtd, 0)
    union all
    select 'estorno', 'pagamento:' || p.id from pagamento p join devolvido d on d.pagamento_id = p.id
      where d.pedido > p.capturado
    union all
    select 'livro', 'pedido:' || pedido_id from livro where saldo <> 0
    union all
    select 'caixa', 'pedido:' || c.pedido_id from caixa c left join livro l on l.pedido_id = c.pedido_id
      where c.liquido <> coalesce(l.caixa, 0) + coalesce(l.custo, 0)
    union all
    select 'aprovado', 'pedido:' || p.id from pedido p where p.situacao = 'aprovado' and p.total >
      (select coalesce(sum(capturado), 0) from pagamento where pedido_id = p.id and not flag_devolver)
    union all
    select 'ingressos', 'pedido:' || p.id from pedido p where p.tipo = 'evento' and p.situacao = 'aprovado' and
      (select count(*) from inscricao where pedido_id = p.id and situacao = 'ativa') <>
      (select coalesce(sum(quantidade), 0) from reserva
        where pedido_id = p.id and situacao = 'vendida' and ingresso_id is not null)
    union all
    select 'auditoria', 'seq:' || c.seq from corrente c join auditoria a on a.igreja_id = c.igreja_id and a.seq = c.seq
      where c.hash <> auditoria_hash(c.previous, a) or c.seq <> c.last + 1
    order by regra, alvo`.execute(trx)
  return rows
}
