import type { UsuarioPlanoAssinatura } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { toCartao } from '../payments/charge/cards.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import { findPlano } from './planos.ts'
import { loadPreco, priceFor } from './precos.ts'
import { findOpenOrder } from './purchase/look-subscription.ts'
import { findWithdrawal } from './purchase/withdrawal.ts'
import type { AssinaturaRow } from './states.ts'

const ORDER = ['ativa', 'em_atraso', 'teste', 'suspensa', 'pendente', 'cancelada', 'encerrada', 'expirada']
const RENEWS = new Set(['ativa', 'em_atraso'])

/** A person's subscriptions here, the one that runs first. */
export async function listAssinaturas(
  trx: TenantTrx,
  { userId }: { userId: number },
): Promise<UsuarioPlanoAssinatura[]> {
  const rows = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('userId', '=', userId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(30)
    .execute()
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.situacao) - ORDER.indexOf(b.situacao))
  return Promise.all(sorted.map((row) => viewAssinatura(trx, row)))
}

/** One as its person sees it. */
export async function viewAssinatura(trx: TenantTrx, row: AssinaturaRow): Promise<UsuarioPlanoAssinatura> {
  const { moeda } = await loadConfiguracao(trx, { igrejaId: row.igrejaId })
  const preco = await loadPreco(trx, { id: row.precoId })
  const renews = RENEWS.has(row.situacao) && !row.flagCancelarNoFim && row.pagoAte !== null
  return {
    codigo: row.codigo,
    planoAssinatura: await nameOf(trx, row.planoId),
    valor: centsToWire(preco.valor),
    moeda,
    meses: preco.meses,
    dataAssinatura: row.dataCadastro.toISOString(),
    status: {
      situacao: row.acessoAte !== null && Date.now() <= row.acessoAte.getTime() ? 'ativo' : 'inativo',
      etapa: row.situacao as UsuarioPlanoAssinatura['status']['etapa'],
    },
    acessoAte: row.acessoAte?.toISOString() ?? null,
    proximaCobranca: renews ? row.pagoAte : null,
    proximoValor: renews ? centsToWire(await nextValor(trx, row)) : null,
    proximoPlano: row.proximoPlanoId === null ? null : await nameOf(trx, row.proximoPlanoId),
    flagCancelarNoFim: row.flagCancelarNoFim,
    metodoPagamento: row.metodo,
    cartao: await cartaoOf(trx, row),
    pedidoAberto: await findOpenOrder(trx, row),
    desistencia: await findWithdrawal(trx, row),
    periodos: await periodosOf(trx, row.id),
  }
}

/** Of the plan that comes next, where another one was chosen. */
async function nextValor(trx: TenantTrx, row: AssinaturaRow): Promise<bigint> {
  const next = row.proximoPlanoId === null ? undefined : await findPlano(trx, { id: row.proximoPlanoId })
  return next?.valor ?? (await priceFor(trx, { row, due: row.pagoAte! })).valor
}

function nameOf(trx: TenantTrx, id: number): Promise<{ id: number; nome: string }> {
  return trx
    .selectFrom('planoAssinatura')
    .where('id', '=', id)
    .select(['id', 'nome'])
    .executeTakeFirstOrThrow()
}

async function cartaoOf(
  trx: TenantTrx,
  { usuarioCartaoId }: AssinaturaRow,
): Promise<UsuarioPlanoAssinatura['cartao']> {
  if (usuarioCartaoId === null) return null
  const row = await trx
    .selectFrom('usuarioCartao')
    .where('id', '=', usuarioCartaoId)
    .selectAll()
    .executeTakeFirst()
  return row ? toCartao(row) : null
}

async function periodosOf(trx: TenantTrx, id: number): Promise<UsuarioPlanoAssinatura['periodos']> {
  const rows = await trx
    .selectFrom('usuarioPlanoAssinaturaPeriodo as t')
    .leftJoin('pedido', (join) =>
      join.onRef('pedido.igrejaId', '=', 't.igrejaId').onRef('pedido.id', '=', 't.pedidoId'),
    )
    .where('t.assinaturaId', '=', id)
    .select(['t.de', 't.ate', 't.situacao', 'pedido.codigo as pedido'])
    .orderBy('t.n', 'desc')
    .limit(12)
    .execute()
  return rows.map((row) => ({
    ...row,
    situacao: row.situacao as UsuarioPlanoAssinatura['periodos'][number]['situacao'],
  }))
}
