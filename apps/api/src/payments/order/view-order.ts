import type { InstrumentoPagamento, Pedido } from '@atrio/contract'
import {
  centsToWire,
  occurrenceDate,
  refundedCents,
  statusPageOutcome,
  todayIn,
  type PedidoStatus,
} from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Secrets } from '../../secrets.ts'
import { openComprador } from './buyer.ts'
import { isRegrettable, regrettableUntil } from '../refund/regret.ts'
import { loadPedido, type LoadedPedido, type PagamentoRow } from './load-order.ts'
import { loadConfiguracao } from '../charge/methods.ts'

/** Whose orders may be seen: a person's own, or without one those of nobody. */
export interface Viewer {
  userId: number | null
}

/** @throws AppError NOT_FOUND, also for another person's. */
export async function findPedidoId(trx: TenantTrx, viewer: Viewer, codigo: string): Promise<number> {
  const row = await trx
    .selectFrom('pedido')
    .where('codigo', '=', codigo.toUpperCase())
    .where((eb) => eb('userId', 'is not distinct from', viewer.userId))
    .select('id')
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row.id
}

/** An order as its buyer sees it. */
export async function viewPedido(
  { secrets }: { secrets: Secrets },
  trx: TenantTrx,
  id: number,
): Promise<Pedido> {
  const loaded = await loadPedido(trx, id)
  const { pedido, pagamentos, facts } = loaded
  const config = await loadConfiguracao(trx, pedido.igrejaId)
  const evento = await findEvento(trx, pedido.eventoId)
  const last = pagamentos.at(-1)
  const status = pedido.situacao as PedidoStatus
  const comprador = openComprador(secrets, pedido.codigo, pedido.compradorEncrypted)
  const detalhe = (last?.detalhe ?? {}) as { brand?: string; last4?: string }
  const isEvento = pedido.tipo === 'evento'
  return {
    codigo: pedido.codigo,
    tipo: pedido.tipo as Pedido['tipo'],
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
    evento: evento && toEvento(evento),
    inscricoes: isEvento ? await listTickets(trx, id) : [],
    doacoes: isEvento ? [] : await listGifts(trx, id),
    ...(isEvento ? { idRecorrencia: null, proximasDatas: [] } : await findRecorrencia(trx, id, config)),
    recorrenciaDias: pedido.recorrenciaDias,
    recebedor: { nome: config.nome, razaoSocial: config.razaoSocial, documento: config.documento },
    ...whatCanBeDone(loaded),
    podeEstornar: isRegrettable(loaded, evento),
    estornoAte: regrettableUntil(loaded, evento)?.toISOString() ?? null,
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

function findEvento(trx: TenantTrx, id: number | null) {
  if (id === null) return null
  return trx
    .selectFrom('evento')
    .where('id', '=', id)
    .select(['id', 'nome', 'dataInicio', 'local', 'endereco', 'flagOnline', 'imagem', 'imagemAlt'])
    .select('diasReembolso')
    .executeTakeFirstOrThrow()
}

function toEvento(row: NonNullable<Awaited<ReturnType<typeof findEvento>>>): Pedido['evento'] {
  const { diasReembolso: _, imagem, imagemAlt, dataInicio, ...evento } = row
  return {
    ...evento,
    dataInicio: dataInicio.toISOString(),
    imagem: imagem === null ? null : { url: imagem, alt: imagemAlt ?? '' },
  }
}

/** Neither done nor refused: the provider has not told, or was not reached. */
function isUnsettled(situacao: string): boolean {
  return situacao === 'criado' || situacao === 'processando' || situacao === 'desconhecido'
}

async function findRecorrencia(
  trx: TenantTrx,
  pedidoId: number,
  { fusoHorario }: { fusoHorario: string },
): Promise<Pick<Pedido, 'idRecorrencia' | 'proximasDatas'>> {
  const row = await trx
    .selectFrom('ocorrencia as o')
    .innerJoin('recorrencia as r', (join) =>
      join.onRef('r.igrejaId', '=', 'o.igrejaId').onRef('r.id', '=', 'o.recorrenciaId'),
    )
    .where('o.pedidoId', '=', pedidoId)
    .select(['r.id', 'r.ancora', 'r.dias', 'r.n', 'r.situacao'])
    .executeTakeFirst()
  if (!row) return { idRecorrencia: null, proximasDatas: [] }
  const today = todayIn(fusoHorario)
  const dates = [0, 1, 2].map((i) => occurrenceDate({ anchor: row.ancora, dias: row.dias }, row.n + i))
  return {
    idRecorrencia: row.id,
    proximasDatas: row.situacao === 'ativa' ? dates.filter((date) => date >= today) : [],
  }
}

async function listTickets(trx: TenantTrx, pedidoId: number): Promise<Pedido['inscricoes']> {
  const rows = await trx
    .selectFrom('inscricao')
    .innerJoin('ingresso', (join) =>
      join
        .onRef('ingresso.igrejaId', '=', 'inscricao.igrejaId')
        .onRef('ingresso.id', '=', 'inscricao.ingressoId'),
    )
    .where('pedidoId', '=', pedidoId)
    .select(['inscricao.id', 'numero', 'ingresso.nome as ingresso', 'participante', 'valor', 'taxas'])
    .orderBy('numero')
    .execute()
  return rows.map((row) => ({ ...row, valor: centsToWire(row.valor), taxas: centsToWire(row.taxas) }))
}

async function listGifts(trx: TenantTrx, pedidoId: number): Promise<Pedido['doacoes']> {
  const rows = await trx
    .selectFrom('doacao')
    .innerJoin('pagamentoMotivo', (join) =>
      join
        .onRef('pagamentoMotivo.igrejaId', '=', 'doacao.igrejaId')
        .onRef('pagamentoMotivo.id', '=', 'doacao.pagamentoMotivoId'),
    )
    .where('pedidoId', '=', pedidoId)
    .select(['pagamentoMotivo.id as idMotivo', 'pagamentoMotivo.nome as motivo', 'doacao.valor'])
    .orderBy('doacao.id')
    .execute()
  return rows.map((row) => ({ ...row, valor: centsToWire(row.valor) }))
}
