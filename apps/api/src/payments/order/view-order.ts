import { nothingBought, type InstrumentoPagamento, type Pedido } from '@atrio/contract'
import { centsToWire, refundedCents, statusPageOutcome, type PedidoStatus } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { loadConfiguracao } from '../charge/methods.ts'
import { isStill, regretEnd } from '../refund/regret.ts'
import { openComprador } from './buyer.ts'
import type { PaymentDeps } from './change-order.ts'
import { loadPedido, type LoadedPedido, type PagamentoRow } from './load-order.ts'
import { kindOf } from './purchase-kind.ts'

/** Whose orders may be seen: a person's own, or without one those of nobody. */
export interface Viewer {
  userId: number | null
}

/** @throws AppError NOT_FOUND, also for another person's. */
export async function findPedidoId(
  trx: TenantTrx,
  { userId, codigo }: Viewer & { codigo: string },
): Promise<number> {
  const row = await trx
    .selectFrom('pedido')
    .where('codigo', '=', codigo.toUpperCase())
    .where((eb) => eb('userId', 'is not distinct from', userId))
    .select('id')
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row.id
}

/** An order as its buyer sees it. */
export async function viewPedido(
  deps: Pick<PaymentDeps, 'purchases' | 'secrets'>,
  trx: TenantTrx,
  { id }: { id: number },
): Promise<Pedido> {
  const loaded = await loadPedido(trx, { id })
  const { pedido, pagamentos, facts } = loaded
  const kind = kindOf(deps, pedido)
  const config = await loadConfiguracao(trx, { igrejaId: pedido.igrejaId })
  const { fusoHorario } = config
  const { titulo, bought, regrettableUntil } = await kind.view(trx, { pedido, fusoHorario })
  const until = regretEnd(loaded, regrettableUntil)
  const last = pagamentos.at(-1)
  const status = pedido.situacao as PedidoStatus
  const comprador = openComprador(deps.secrets, pedido.codigo, pedido.compradorEncrypted)
  const detalhe = (last?.detalhe ?? {}) as { brand?: string; last4?: string }
  return {
    ...nothingBought,
    ...bought,
    codigo: pedido.codigo,
    tipo: kind.tipo,
    titulo,
    status,
    resultado: statusPageOutcome(status),
    metodoPagamento: pedido.metodo as Pedido['metodoPagamento'],
    valor: centsToWire(pedido.valor),
    taxas: centsToWire(pedido.taxas),
    juros: centsToWire(pedido.juros),
    total: centsToWire(pedido.total),
    reembolsado: centsToWire(refundedCents(facts)),
    moeda: pedido.moeda,
    parcelas: last?.parcelas ?? 1,
    expiraEm: isOpen(status) ? (pedido.expiraEm?.toISOString() ?? null) : null,
    dataCadastro: pedido.dataCadastro.toISOString(),
    dataAprovacao: pedido.dataAprovacao?.toISOString() ?? null,
    instrumento: toInstrumento(status, last),
    desafio: last?.situacao === 'requer_acao' ? toDesafio(last) : null,
    motivoRecusa: status === 'nao_aprovado' ? ((last?.motivoRecusa ?? null) as Pedido['motivoRecusa']) : null,
    detalhe: { bandeira: detalhe.brand ?? null, ultimos4: detalhe.last4 ?? null },
    comprador: { nome: comprador.nome, email: comprador.email },
    recebedor: { nome: config.nome, razaoSocial: config.razaoSocial, documento: config.documento },
    ...whatCanBeDone(loaded),
    podeEstornar: isStill(until),
    estornoAte: until?.toISOString() ?? null,
    flagEstornoPendente: loaded.estornos.some(({ situacao }) => isUnsettled(situacao)),
  }
}

/** Spec §4: a slip can be downloaded while its payment is looked into, too. */
function toInstrumento(status: PedidoStatus, last?: PagamentoRow): InstrumentoPagamento | null {
  const instrumento = (last?.instrumento ?? null) as InstrumentoPagamento | null
  const isShown = isOpen(status) || (status === 'em_analise' && instrumento?.tipo === 'boleto')
  return isShown ? instrumento : null
}

function isOpen(status: PedidoStatus): boolean {
  return status === 'em_aberto' || status === 'pendente' || status === 'aguardando'
}

/** What a provider works on at this moment can be neither given up nor paid again. */
function whatCanBeDone({ pedido, pagamentos }: LoadedPedido) {
  const busy = pagamentos.some(({ situacao }) => ['criado', 'processando', 'desconhecido'].includes(situacao))
  const can = isOpen(pedido.situacao as PedidoStatus) && !busy
  return { podeCancelar: can, podeTrocarMetodo: can }
}

function toDesafio({ desafio }: PagamentoRow): Pedido['desafio'] {
  const { tipo, url, expiresAt } = desafio as { tipo: '3ds' | 'paypal'; url: string; expiresAt: string }
  return { tipo, url, expiraEm: expiresAt }
}

/** Neither done nor refused: the provider has not told, or was not reached. */
function isUnsettled(situacao: string): boolean {
  return situacao === 'criado' || situacao === 'processando' || situacao === 'desconhecido'
}
