import type { CallInput, CallResult, givingCalls } from '@atrio/contract'
import { centsFromWire, centsToWire } from '@atrio/rules'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { loadConfiguracao, loadMetodos } from '../payments/charge/methods.ts'
import { quote, toOferta } from '../payments/charge/quote.ts'
import { givingPurpose } from './purchase/terms.ts'

type Calls = typeof givingCalls

/** Presets, in cents: round amounts that most people give. */
const SUGGESTIONS = [2_000, 5_000, 10_000, 20_000]

export async function getOpcoes(
  { gateways }: Deps,
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<CallResult<Calls['getOpcoesDoacao']>> {
  const config = await loadConfiguracao(trx, { igrejaId })
  const motivos = await trx
    .selectFrom('pagamentoMotivo')
    .where('flagDoacao', '=', true)
    .where(isKept('pagamentoMotivo'))
    .select(['id', 'nome', 'descricao', 'flagRecorrencia'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const cards = (await loadMetodos(trx)).find(({ codigo }) => codigo === 'cartao_credito')
  const gateway = cards?.idGatewayPagamento == null ? undefined : gateways.byId(cards.idGatewayPagamento)
  const [minimum, maximum] = [centsToWire(config.doacaoMinima), centsToWire(config.doacaoMaxima)]
  return {
    motivos,
    valorMinimo: minimum,
    valorMaximo: maximum,
    sugestoes: SUGGESTIONS.filter((cents) => cents > minimum && cents <= maximum),
    moeda: config.moeda,
    flagUsuarioTaxa: false,
    salvarCartao: true,
    // Without a card that is kept nothing can come back by itself.
    allowRecurrency: gateway?.capabilities().saves ?? false,
    recorrenciaDias: 30,
  }
}

export async function listMetodosDoacao(
  { gateways }: Deps,
  trx: TenantTrx,
  { igrejaId, valor, flagUsuarioTaxa }: { igrejaId: number; valor: number; flagUsuarioTaxa: boolean },
): Promise<CallResult<Calls['listMetodosDoacao']>> {
  const config = await loadConfiguracao(trx, { igrejaId })
  const quotes = (await loadMetodos(trx)).map((metodo) =>
    quote({ gateways, config }, metodo, centsFromWire(valor), givingPurpose({ flagUsuarioTaxa })),
  )
  return {
    metodosPagamento: quotes
      .filter(({ indisponivel }) => indisponivel !== 'desligado')
      .map((one) => toOferta(one, { gateways, config })),
  }
}

/** @throws AppError PAYMENT_METHOD_UNAVAILABLE */
export async function calcularTaxas(
  { gateways }: Deps,
  trx: TenantTrx,
  {
    igrejaId,
    valor,
    flagUsuarioTaxa,
    metodoPagamento,
  }: CallInput<Calls['calcularTaxas']>['query'] & { igrejaId: number },
): Promise<CallResult<Calls['calcularTaxas']>> {
  const config = await loadConfiguracao(trx, { igrejaId })
  const metodo = (await loadMetodos(trx)).find(({ codigo }) => codigo === metodoPagamento)
  const purpose = givingPurpose({ flagUsuarioTaxa: flagUsuarioTaxa === 'true' })
  const found = metodo && quote({ gateways, config }, metodo, centsFromWire(valor), purpose)
  if (!found || found.indisponivel === 'desligado') throw new AppError('PAYMENT_METHOD_UNAVAILABLE')
  return { valor, taxas: centsToWire(found.taxas), total: centsToWire(found.total) }
}
