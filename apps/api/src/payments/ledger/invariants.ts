import { sql, type RawBuilder } from 'kysely'
import { withTenant } from '../../db/tenant.ts'
import { attendEach, igrejasWith } from '../../jobs/rounds.ts'
import type { PaymentDeps } from '../order/change-order.ts'
import type { OrderKind } from '../order/purchase-kind.ts'

export interface Violation {
  igreja: number
  regra: string
  alvo: string
}

/**
 * Counts anew what triggers keep: ledger, refunds, what is due, the trail, and what each kind of purchase counts of its
 * own. Nothing found is what it should be. What a check or a trigger refuses is counted, too: a restored or repaired
 * database had neither.
 * @param igrejaId of one church alone
 */
export async function findViolations(
  { db, purchases }: Pick<PaymentDeps, 'db' | 'purchases'>,
  igrejaId?: number,
): Promise<Violation[]> {
  const kinds = Object.values(purchases)
  const violations = violationsOf(kinds)
  const found: Violation[] = []
  const igrejas = igrejaId === undefined ? igrejasWith(db, sql`exists (${violations})`) : [igrejaId]
  await attendEach(igrejas, async (igreja) => {
    const { rows } = await withTenant(db, { igrejaId: igreja }, (trx) => violations.execute(trx))
    found.push(...rows.map((row) => ({ igreja, ...row })))
  })
  return found
}

function violationsOf(kinds: readonly OrderKind[]): RawBuilder<{ regra: string; alvo: string }> {
  return sql`
    with devolvido as (
      select pagamento_id, coalesce(sum(valor) filter (where situacao <> 'falhou'), 0) as pedido,
        coalesce(sum(valor) filter (where situacao = 'concluido'), 0) as feito
      from estorno group by pagamento_id
    ), recebido as (
      select pedido_id, sum(capturado) as capturado from pagamento group by pedido_id
    ), devido as (
      select 'pedido' as tipo, id::text as referencia from pedido
        where situacao in ('em_aberto', 'pendente', 'aguardando') and expira_em is not null
      union select 'pagamento', id::text from pagamento where verificar_em is not null
      union select 'estorno', id::text from estorno where verificar_em is not null
      ${each(kinds.flatMap(({ counted }) => counted.due))}
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
    select 'estorno' as regra, 'pagamento:' || p.id as alvo from pagamento p join devolvido d on d.pagamento_id = p.id
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
    select 'valor', 'pedido:' || p.id from pedido p
      where p.valor <> case p.tipo ${sql.join(kinds.map(valueOf), sql` `)} end
    union all
    select 'agenda', d.tipo || ':' || d.referencia from devido d where not exists (select from agenda a
      where a.igreja_id = current_igreja() and a.tipo = d.tipo and a.referencia = d.referencia)
    union all
    select 'auditoria', 'seq:' || c.seq from corrente c join auditoria a on a.igreja_id = c.igreja_id and a.seq = c.seq
      where c.hash <> auditoria_hash(c.previous, a) or c.seq <> c.last + 1
    ${each(kinds.flatMap(({ counted }) => counted.violations))}
    order by regra, alvo`
}

/** What an order of this kind is worth by its lines. */
function valueOf({ tipo, counted }: OrderKind): RawBuilder<unknown> {
  return sql`when ${sql.lit(tipo)} then ${counted.valor}`
}

function each(selects: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    selects.map((select) => sql`union all (${select})`),
    sql` `,
  )
}
