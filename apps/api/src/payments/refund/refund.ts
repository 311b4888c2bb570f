import { withTenant } from '../../db/tenant.ts'
import { payeeAt } from '../charge/send.ts'
import { lockPedido } from '../order/load-order.ts'
import { changePedido, type PaymentDeps } from '../order/change-order.ts'
import { nextQuestion, requireGateway, toRef } from '../charge/attempt.ts'

/** Sends a refund to its gateway, or asks again what became of it: the key makes it one. */
export async function refund(
  deps: PaymentDeps,
  { igrejaId, estornoId }: { igrejaId: number; estornoId: string },
): Promise<void> {
  const loaded = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const estorno = await trx.selectFrom('estorno').where('id', '=', estornoId).selectAll().executeTakeFirst()
    if (!estorno || estorno.situacao === 'concluido' || estorno.situacao === 'falhou') return null
    const pagamento = await trx
      .selectFrom('pagamento')
      .where('id', '=', estorno.pagamentoId)
      .selectAll()
      .executeTakeFirstOrThrow()
    return { estorno, pagamento, payee: await payeeAt(trx, { igrejaId, conta: pagamento.contaGateway }) }
  })
  if (!loaded) return
  const { estorno, pagamento, payee } = loaded
  const result =
    pagamento.gatewayId === null || pagamento.providerPaymentId === null
      ? // Cash goes back over the counter: the church's staff have done so when they ask for it.
        ({ kind: 'approved', id: estorno.id } as const)
      : await requireGateway(deps.gateways, pagamento.gatewayId).refund({
          refundKey: estorno.id,
          payment: { ...toRef(pagamento, payee), id: pagamento.providerPaymentId },
          amountCents: estorno.valor,
          endToEndId: (pagamento.detalhe as { endToEndId?: string }).endToEndId ?? null,
          createdAt: estorno.dataCadastro,
        })
  const to = (
    { approved: 'concluido', pending: 'processando', declined: 'falhou', unknown: 'desconhecido' } as const
  )[result.kind]
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    // First, as everybody does: a refund's row locks its payment's, and whoever has the order waits for that.
    await lockPedido(deps, trx, { id: estorno.pedidoId })
    const again = to === 'processando' || to === 'desconhecido'
    await trx
      .updateTable('estorno')
      .set({
        providerRefundId: 'id' in result && result.id ? result.id : null,
        verificarEm: again ? (nextQuestion(estorno.verificacoes) ?? new Date(Date.now() + 86_400_000)) : null,
        verificacoes: estorno.verificacoes + 1,
      })
      .where('id', '=', estornoId)
      .execute()
    await changePedido(deps, trx, {
      id: estorno.pedidoId,
      ator: `gateway:${pagamento.gatewayId ?? 'fora'}`,
      event: { type: 'estornoMoved', pagamento: pagamento.id, estorno: estornoId, to },
    })
  })
}
