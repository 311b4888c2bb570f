import type { NumerosAssinaturas } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { loadConfiguracao } from '../../payments/charge/methods.ts'

const MONTHS = 12

/** Counted from the periods that were paid, so that a figure of last year stays what it was. */
export async function readNumeros(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<NumerosAssinaturas> {
  const { moeda } = await loadConfiguracao(trx, { igrejaId })
  const { rows } = await sql<{
    mes: string
    ativas: number
    novas: number
    saidas: number
    recebido: string
  }>`
    with paid as (
      select assinatura_id, de, ate from usuario_plano_assinatura_periodo where situacao = 'paga'),
    span as (select assinatura_id, min(de) as de, max(ate) as ate from paid group by 1),
    month as (
      select d::date as first, least((d + interval '1 month' - interval '1 day')::date, current_igreja_day()) as last
      from generate_series(date_trunc('month', current_igreja_day()::timestamp) - make_interval(months => ${MONTHS - 1}),
        current_igreja_day()::timestamp, interval '1 month') as d)
    select to_char(first, 'YYYY-MM-DD') as mes,
      (select count(distinct assinatura_id)::int from paid where de <= last and ate > last) as ativas,
      (select count(*)::int from span where de between first and last) as novas,
      (select count(*)::int from span where ate between first and last) as saidas,
      (select coalesce(sum(total), 0) from pedido where tipo = 'assinatura' and situacao = 'aprovado'
        and igreja_day(igreja_id, data_aprovacao) between first and last) as recebido
    from month order by first`.execute(trx)
  return { moeda, meses: rows.map(({ recebido, ...month }) => ({ ...month, recebido: Number(recebido) })) }
}
