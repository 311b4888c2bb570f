import type { CallResult, givingCalls } from '@atrio/contract'
import { centsToWire, todayIn } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { findPedidoId, viewPedido } from '../payments/ver-pedido.ts'
import { loadConfiguracao } from '../payments/metodos.ts'
import { setRecibo, type Recibo } from './recibo-pdf.ts'
import { reciboWords } from './recibo-words.ts'

type Pdf = CallResult<(typeof givingCalls)['getRecibo']>

/** The receipt of a gift or of tickets. @throws AppError NOT_FOUND, also for what is not paid, and what cost nothing */
export async function makeRecibo(ctx: Context, userId: number, codigo: string): Promise<Pdf> {
  const recibo = await inTenant(ctx, async (trx): Promise<Recibo> => {
    const pedido = await viewPedido(ctx.deps, trx, await findPedidoId(trx, { userId }, codigo))
    const isPaid = pedido.status === 'aprovado' && pedido.total > 0
    if (pedido.dataAprovacao === null || !isPaid) throw new AppError('NOT_FOUND')
    return {
      ...(await frame(ctx, trx)),
      doador: pedido.comprador,
      moeda: pedido.moeda,
      evento: pedido.evento?.nome ?? null,
      linhas: [
        ...pedido.doacoes.map(({ motivo, valor }) => ({ texto: motivo, valor })),
        ...pedido.inscricoes.map(({ ingresso, participante, valor }) => ({
          texto: [ingresso, participante].filter(Boolean).join(' · '),
          valor,
        })),
      ],
      taxas: pedido.taxas + pedido.juros,
      reembolsado: pedido.reembolsado,
      total: pedido.total,
      data: pedido.dataAprovacao,
      codigo: pedido.codigo,
      ano: null,
    }
  })
  const name = reciboWords[ctx.locale].receiptFile
  return toPdf(`${name}-${recibo.codigo!.toLowerCase()}.pdf`, await setRecibo(recibo))
}

/** All gifts that arrived in a year. @throws AppError NOT_FOUND for a year without any */
export async function makeDeclaracao(ctx: Context, userId: number, ano: number): Promise<Pdf> {
  const recibo = await inTenant(ctx, async (trx): Promise<Recibo> => {
    const own = await frame(ctx, trx)
    const rows = await listPaid(trx, userId, own.timeZone, ano)
    const [first] = rows
    if (!first) throw new AppError('NOT_FOUND')
    const { comprador } = await viewPedido(ctx.deps, trx, first.id)
    const sum = (of: (row: (typeof rows)[number]) => bigint) =>
      centsToWire(rows.reduce((all, row) => all + of(row), 0n))
    return {
      ...own,
      doador: comprador,
      moeda: first.moeda,
      evento: null,
      linhas: rows.map((row) => ({
        texto: `${todayIn(own.timeZone, row.dataAprovacao!)} · ${row.motivos} · ${row.codigo}`,
        valor: centsToWire(row.valor),
      })),
      taxas: sum((row) => row.total - row.valor),
      reembolsado: sum((row) => row.devolvido),
      total: sum((row) => row.total),
      data: null,
      codigo: null,
      ano,
    }
  })
  return toPdf(`${reciboWords[ctx.locale].statementFile}-${ano}.pdf`, await setRecibo(recibo))
}

/** What every document says of the church. */
async function frame(ctx: Context, trx: TenantTrx) {
  const { id } = requireIgreja(ctx)
  const { nome, razaoSocial, documento } = await loadConfiguracao(trx, id)
  const { fusoHorario } = await trx
    .selectFrom('igreja')
    .where('id', '=', id)
    .select('fusoHorario')
    .executeTakeFirstOrThrow()
  return { igreja: nome, razaoSocial, documento, timeZone: fusoHorario, locale: ctx.locale }
}

function listPaid(trx: TenantTrx, userId: number, timeZone: string, ano: number) {
  return trx
    .selectFrom('pedido')
    .where('userId', '=', userId)
    .where('tipo', '=', 'doacao')
    .where('situacao', '=', 'aprovado')
    .where(sql<number>`extract(year from pedido.data_aprovacao at time zone ${timeZone})`, '=', ano)
    .select(['id', 'codigo', 'valor', 'total', 'moeda', 'dataAprovacao'])
    .select(
      sql<string>`(select string_agg(m.nome, ', ' order by d.id) from doacao d join pagamento_motivo m
        on m.igreja_id = d.igreja_id and m.id = d.pagamento_motivo_id
        where d.igreja_id = pedido.igreja_id and d.pedido_id = pedido.id)`.as('motivos'),
    )
    .select(
      sql<bigint>`coalesce((select sum(e.valor) from estorno e where e.igreja_id = pedido.igreja_id
        and e.pedido_id = pedido.id and e.situacao = 'concluido'), 0)::bigint`.as('devolvido'),
    )
    .orderBy('dataAprovacao')
    .execute()
}

function toPdf(nome: string, bytes: Buffer): Pdf {
  return { nome, tipo: 'application/pdf', conteudo: bytes.toString('base64') }
}
