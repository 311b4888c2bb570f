import { centsToWire, formatInstant } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { answerPdf } from '../http/document.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { AppError } from '../http/errors.ts'
import { openComprador } from '../payments/order/buyer.ts'
import { kindOf } from '../payments/order/purchase-kind.ts'
import { findPedidoId, viewPedido } from '../payments/order/view-order.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import type { Recibo } from './recibo-pdf.ts'
import { reciboWords } from './recibo-words.ts'

/** The receipt of a gift or of tickets. @throws AppError NOT_FOUND, also for what is not paid, and what cost nothing */
export async function makeRecibo(
  ctx: Context,
  { userId, codigo }: { userId: number; codigo: string },
): Promise<FileAnswer> {
  const recibo = await inTenant(ctx, async (trx): Promise<Recibo> => {
    const id = await findPedidoId(trx, { userId, codigo })
    const pedido = await viewPedido(ctx.deps, trx, { id })
    const isPaid = pedido.status === 'aprovado' && pedido.total > 0
    if (pedido.dataAprovacao === null || !isPaid) throw new AppError('NOT_FOUND')
    return {
      ...(await frame(ctx, trx)),
      doador: openComprador(ctx.deps.secrets, pedido.codigo, await sealedComprador(trx, id)),
      moeda: pedido.moeda,
      evento: pedido.evento?.nome ?? null,
      linhas: kindOf(ctx.deps, pedido).lines(pedido),
      taxas: pedido.taxas + pedido.juros,
      reembolsado: pedido.reembolsado,
      total: pedido.total,
      data: pedido.dataAprovacao,
      codigo: pedido.codigo,
      ano: null,
    }
  })
  const name = reciboWords[ctx.locale].receiptFile
  return answerPdf(ctx, `${name}-${recibo.codigo!.toLowerCase()}`, 'recibo', recibo)
}

/** All gifts that arrived in a year. @throws AppError NOT_FOUND for a year without any */
export async function makeDeclaracao(
  ctx: Context,
  { userId, ano }: { userId: number; ano: number },
): Promise<FileAnswer> {
  const recibo = await inTenant(ctx, async (trx): Promise<Recibo> => {
    const own = await frame(ctx, trx)
    const rows = await listPaid(trx, { userId, timeZone: own.timeZone, ano })
    const [first] = rows
    if (!first) throw new AppError('NOT_FOUND')
    const givers = rows.map((row) => openComprador(ctx.deps.secrets, row.codigo, row.compradorEncrypted))
    const sum = (of: (row: (typeof rows)[number]) => bigint) =>
      centsToWire(rows.reduce((all, row) => all + of(row), 0n))
    return {
      ...own,
      // Some gifts of a year came with a number, others without.
      doador: givers.findLast(({ documento }) => documento) ?? givers.at(-1)!,
      moeda: first.moeda,
      evento: null,
      linhas: rows.map((row) => ({
        texto: `${formatInstant(row.dataAprovacao!, 'short', own.locale, own.timeZone)} · ${row.motivos} · ${row.codigo}`,
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
  return answerPdf(ctx, `${reciboWords[ctx.locale].statementFile}-${ano}`, 'recibo', recibo)
}

/** What every document says of the church. */
async function frame(ctx: Context, trx: TenantTrx) {
  const { id } = requireIgreja(ctx)
  const { nome, razaoSocial, documento } = await loadConfiguracao(trx, { igrejaId: id })
  const { fusoHorario } = await trx
    .selectFrom('igreja')
    .where('id', '=', id)
    .select('fusoHorario')
    .executeTakeFirstOrThrow()
  return { igreja: nome, razaoSocial, documento, timeZone: fusoHorario, locale: ctx.locale }
}

async function sealedComprador(trx: TenantTrx, id: number): Promise<Buffer> {
  const query = trx.selectFrom('pedido').where('id', '=', id).select('compradorEncrypted')
  return (await query.executeTakeFirstOrThrow()).compradorEncrypted
}

function listPaid(
  trx: TenantTrx,
  { userId, timeZone, ano }: { userId: number; timeZone: string; ano: number },
) {
  return trx
    .selectFrom('pedido')
    .where('userId', '=', userId)
    .where('tipo', '=', 'doacao')
    .where('situacao', '=', 'aprovado')
    .where(sql<number>`extract(year from pedido.data_aprovacao at time zone ${timeZone})`, '=', ano)
    .select(['id', 'codigo', 'valor', 'total', 'moeda', 'dataAprovacao', 'compradorEncrypted'])
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
