import type { RelatorioDinheiro } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { monthOf, movements } from './movimentos.ts'

type Moeda = RelatorioDinheiro['moedas'][number]
interface Sums {
  moeda: string
  entrou: string
  devolvido: string
  custos: string
}

/** As many names of purposes as somebody looks through. */
const TITULOS = 200

/** A month of the church's money out of its books. */
export async function loadRelatorio(
  { deps, ...ctx }: Context,
  trx: TenantTrx,
  { mes }: { mes: string },
): Promise<RelatorioDinheiro> {
  const igrejaId = requireIgreja({ deps, ...ctx }).id
  const month = await monthOf(trx, { igrejaId, mes })
  const all = movements(deps.purchases, month)
  const sums = sql`sum(entrou) as entrou, sum(devolvido) as devolvido, sum(custo) as custos`
  const { rows: dias } = await sql<Sums & { data: string }>`
    select moeda, to_char(momento at time zone ${month.fuso}, 'YYYY-MM-DD') as data, ${sums}
    from (${all}) m group by 1, 2 order by 2`.execute(trx)
  const { rows: metodos } = await sql<Sums & { metodo: string; quantidade: number }>`
    select moeda, metodo, count(*) filter (where entrou > 0)::int as quantidade, ${sums}
    from (${all}) m group by 1, 2 order by sum(entrou) desc, 2`.execute(trx)
  const { rows: titulos } = await sql<Sums & { tipo: string; titulo: string; quantidade: number }>`
    select moeda, tipo, titulo, count(*) filter (where entrou > 0)::int as quantidade, ${sums}
    from (${all}) m group by 1, 2, 3 order by sum(entrou) desc, 3 limit ${TITULOS}`.execute(trx)
  const unknown = await listUnknown(trx, month)
  const moedas = [...new Set([...dias, ...unknown].map(({ moeda }) => moeda))]
  return {
    mes,
    declaracoes: await lastDeclaracoes(trx),
    moedas: moedas.map((moeda) => {
      const own = <Row extends { moeda: string }>(rows: Row[]) => rows.filter((row) => row.moeda === moeda)
      const total = addUp(own(dias).map(toSums))
      const { quantidade = 0, valor = '0' } = own(unknown)[0] ?? {}
      return {
        moeda,
        ...total,
        liquido: total.entrou - total.devolvido - total.custos,
        dias: own(dias).map((row) => ({ data: row.data, ...toSums(row) })),
        metodos: own(metodos).map((row) => ({
          metodoPagamento: row.metodo as Moeda['metodos'][number]['metodoPagamento'],
          quantidade: row.quantidade,
          ...toSums(row),
        })),
        titulos: own(titulos).map((row) => ({
          tipo: row.tipo as Moeda['titulos'][number]['tipo'],
          titulo: row.titulo,
          quantidade: row.quantidade,
          ...toSums(row),
        })),
        semResposta: { quantidade, valor: Number(valor) },
      }
    }),
  }
}

/** Asked back in that time, and nobody knows yet what became of it. */
async function listUnknown(trx: TenantTrx, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<{ moeda: string; quantidade: number; valor: string }>`
    select p.moeda, count(*)::int as quantidade, sum(e.valor) as valor
    from estorno e join pedido p on p.igreja_id = e.igreja_id and p.id = e.pedido_id
    where e.situacao in ('criado', 'processando', 'desconhecido')
      and e.data_cadastro >= ${from} and e.data_cadastro < ${until}
    group by 1`.execute(trx)
  return rows
}

function toSums({ entrou, devolvido, custos }: Omit<Sums, 'moeda'>) {
  return { entrou: Number(entrou), devolvido: Number(devolvido), custos: Number(custos) }
}

function addUp(rows: ReturnType<typeof toSums>[]): ReturnType<typeof toSums> {
  const sum = (part: keyof ReturnType<typeof toSums>) => rows.reduce((all, row) => all + row[part], 0)
  return { entrou: sum('entrou'), devolvido: sum('devolvido'), custos: sum('custos') }
}

/** Whom the church told of their statements last, once all were. */
async function lastDeclaracoes(trx: TenantTrx): Promise<RelatorioDinheiro['declaracoes']> {
  const row = await trx
    .selectFrom('declaracaoEnvio')
    .where('concluidoEm', 'is not', null)
    .where('pessoas', '>', 0)
    .select(['ano', 'pessoas', 'concluidoEm'])
    .orderBy('ano', 'desc')
    .executeTakeFirst()
  return row ? { ...row, concluidoEm: row.concluidoEm!.toISOString() } : null
}
