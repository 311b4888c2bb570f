import type { PagamentoState, PedidoEvent } from '@atrio/rules'
import { randomUUID } from 'node:crypto'
import type { FetchResult, PaymentResult } from '../../adapters/payment/payment-result.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { saveCartao } from '../charge/cards.ts'
import { openComprador } from './buyer.ts'
import { lockPedido, type PagamentoRow } from './load-order.ts'
import { changePedido, type PagamentoNotes, type PaymentDeps } from './change-order.ts'
import { kindOf } from './purchase-kind.ts'
import { nextLook, nextQuestion } from '../charge/attempt.ts'

type Result = PaymentResult | Extract<FetchResult, { kind: 'not_found' }>

/**
 * Writes down what a gateway said about an attempt. The order of answers and how often each one comes make no
 * difference; what is already so changes nothing.
 *
 * @returns what is left to do outside of the transaction.
 */
export async function applyResult(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedidoId, pagamentoId, result }: { pedidoId: number; pagamentoId: string; result: Result },
): Promise<'done' | 'capture' | 'replay'> {
  const loaded = await lockPedido(deps, trx, { id: pedidoId })
  const { pagamentos, pedido } = loaded
  const row = pagamentos.find(({ id }) => id === pagamentoId)!
  const ator = `gateway:${row.gatewayId}`
  const change = (event: PedidoEvent, notes: PagamentoNotes[string] = {}) =>
    changePedido(deps, trx, { id: pedidoId, loaded, ator, event, notes: { [row.id]: notes } })
  const move = (to: Exclude<PagamentoState, 'criado' | 'aprovado' | 'nao_aprovado' | 'reembolsado'>) => ({
    type: 'pagamentoMoved' as const,
    pagamento: row.id,
    to,
  })
  switch (result.kind) {
    case 'approved': {
      if (isCaptured(row)) {
        if (result.refundedCents > 0n)
          await noteRefunds(deps, trx, { row, refundedCents: result.refundedCents, ator })
        return 'done'
      }
      const kept =
        result.saved && pedido.userId !== null
          ? await saveCartao(deps, trx, {
              igrejaId: row.igrejaId,
              userId: pedido.userId,
              gatewayId: row.gatewayId!,
              contaGateway: row.contaGateway,
              saved: result.saved,
              titular:
                row.titular ?? openComprador(deps.secrets, pedido.codigo, pedido.compradorEncrypted).nome,
            })
          : null
      await change(
        { type: 'pagamentoCaptured', pagamento: row.id, cents: result.amountCents },
        {
          providerPaymentId: result.id,
          taxaGateway: result.feeCents,
          detalhe: JSON.stringify(result.detail),
          verificarEm: null,
          titular: null,
        },
      )
      const cartaoId = kept?.id ?? row.usuarioCartaoId
      if (cartaoId !== null) await kindOf(deps, pedido).cardKept?.(trx, { pedido, cartaoId })
      if (result.refundedCents > 0n)
        await noteRefunds(deps, trx, { row, refundedCents: result.refundedCents, ator })
      return 'done'
    }
    case 'pending': {
      const notes = {
        providerPaymentId: result.id,
        ...(result.instrument ? { instrumento: JSON.stringify(toInstrumento(result.instrument)) } : {}),
        verificarEm: nextLook(row.verificacoes),
        verificacoes: row.verificacoes + 1,
      }
      if (result.reason === 'capturable') {
        await change(move('processando'), notes)
        return 'capture'
      }
      await change(move(result.reason === 'review' ? 'desconhecido' : 'pendente'), notes)
      return 'done'
    }
    case 'action':
      await change(move('requer_acao'), {
        providerPaymentId: result.id,
        desafio: JSON.stringify({ ...result.challenge, expiresAt: result.challenge.expiresAt.toISOString() }),
        verificarEm: nextLook(row.verificacoes),
        verificacoes: row.verificacoes + 1,
      })
      return 'done'
    case 'declined': {
      const notes = { motivoRecusa: result.reason, ...(result.id ? { providerPaymentId: result.id } : {}) }
      if (result.reason !== 'expired' && result.reason !== 'canceled') {
        await change({ type: 'pagamentoDeclined', pagamento: row.id, final: true }, notes)
        return 'done'
      }
      await change(move('cancelado'), notes)
      await changePedido(deps, trx, { id: pedidoId, ator, event: { type: 'pedidoCanceled' } })
      return 'done'
    }
    case 'not_found':
      return noteNotFound(deps, trx, { row, ator })
    case 'unknown':
      if (isUncertain(row) && nextQuestion(row.verificacoes) === null) {
        deps.onError(
          new Error(`nobody can tell what became of the attempt ${row.id}: it is asked about no more`),
        )
      }
      await change(isUncertain(row) ? move('desconhecido') : stay(row), {
        ...(result.id ? { providerPaymentId: result.id } : {}),
        verificarEm: isUncertain(row) ? nextQuestion(row.verificacoes) : nextLook(row.verificacoes),
        verificacoes: row.verificacoes + 1,
      })
      return 'done'
  }
}

/** It stays as it is; only when it is asked next changes. */
function stay({ id, situacao }: PagamentoRow) {
  return { type: 'pagamentoMoved' as const, pagamento: id, to: situacao as 'pendente' }
}

/** The gateway has read the question and knows of no such attempt: it may be sent again while the key is good. */
async function noteNotFound(
  deps: PaymentDeps,
  trx: TenantTrx,
  { row, ator }: { row: PagamentoRow; ator: string },
): Promise<'done' | 'replay'> {
  if (isCaptured(row) || !['criado', 'processando', 'desconhecido'].includes(row.situacao)) return 'done'
  const gateway = deps.gateways.byId(row.gatewayId!)
  const age = Date.now() - row.dataCadastro.getTime()
  const replayable = gateway && age < gateway.capabilities().replayHours * 3_600_000
  const late = row.expiraEm !== null && row.expiraEm.getTime() <= Date.now()
  if (replayable && !late) return 'replay'
  const event = { type: 'pagamentoMoved' as const, pagamento: row.id, to: 'cancelado' as const }
  await changePedido(deps, trx, { id: row.pedidoId, ator, event })
  await changePedido(deps, trx, { id: row.pedidoId, ator, event: { type: 'pedidoCanceled' } })
  return 'done'
}

/** More was given back than we know of: by the provider's own screens, a chargeback, a returned debit. */
async function noteRefunds(
  deps: PaymentDeps,
  trx: TenantTrx,
  { row, refundedCents, ator }: { row: PagamentoRow; refundedCents: bigint; ator: string },
): Promise<void> {
  const { estornos } = await lockPedido(deps, trx, { id: row.pedidoId })
  const known = estornos
    .filter(({ pagamentoId, situacao }) => pagamentoId === row.id && situacao !== 'falhou')
    .reduce((sum, { valor }) => sum + valor, 0n)
  if (refundedCents <= known) return
  await changePedido(deps, trx, {
    id: row.pedidoId,
    ator,
    event: {
      type: 'estornoExternal',
      pagamento: row.id,
      estorno: randomUUID(),
      cents: refundedCents - known,
    },
  })
}

/** Its money has come, whatever became of it since. */
export function isCaptured({ situacao }: Pick<PagamentoRow, 'situacao'>): boolean {
  return situacao === 'aprovado' || situacao === 'reembolsado'
}

function isUncertain({ situacao }: PagamentoRow): boolean {
  return situacao === 'criado' || situacao === 'processando' || situacao === 'desconhecido'
}

/** As the wire shows it; what only the provider needs stays away. */
function toInstrumento(given: NonNullable<Extract<PaymentResult, { kind: 'pending' }>['instrument']>) {
  switch (given.tipo) {
    case 'pix':
      return { tipo: 'pix', copiaECola: given.copiaECola, expiraEm: given.expiresAt.toISOString() }
    case 'boleto':
      return {
        tipo: 'boleto',
        linhaDigitavel: given.linhaDigitavel,
        codigoBarras: given.codigoBarras,
        vencimento: given.vencimento,
        pdfUrl: given.pdfUrl,
        // Not on the wire: the slip that we draw shows it.
        nossoNumero: given.nossoNumero,
      }
    case 'picpay':
      return { tipo: 'picpay', url: given.url, qrCode: given.qrCode, expiraEm: given.expiresAt.toISOString() }
    case 'ach':
      return { tipo: 'ach', banco: given.bankName, ultimos4: given.last4 }
  }
}
