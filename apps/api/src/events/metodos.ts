import type { CallResult, eventsCalls, MetodoPagamentoCodigo } from '@atrio/contract'
import { centsFromWire, centsToWire } from '@atrio/rules'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { loadConfiguracao, loadMetodos } from '../payments/charge/methods.ts'
import { quote, toOferta } from '../payments/charge/quote.ts'
import { eventPurpose } from './purchase/terms.ts'

type Calls = typeof eventsCalls

/** The ways to pay an amount for an event; what is switched off is not told. */
export async function listMetodosEvento(
  { gateways }: Deps,
  trx: TenantTrx,
  { igrejaId, id, valor }: { igrejaId: number; id: number; valor: number },
): Promise<CallResult<Calls['listMetodosEvento']>> {
  const evento = await findEvento(trx, id)
  const config = await loadConfiguracao(trx, { igrejaId })
  const quotes = (await loadMetodos(trx)).map((metodo) =>
    quote({ gateways, config }, metodo, centsFromWire(valor), eventPurpose(evento)),
  )
  return {
    metodosPagamento: quotes
      .filter(({ indisponivel }) => indisponivel !== 'desligado')
      .map((one) => toOferta(one, { gateways, config })),
  }
}

/** @throws AppError EVT_REG_010 for a method that the event does not take */
export async function calcularTaxasEvento(
  { gateways }: Deps,
  trx: TenantTrx,
  {
    igrejaId,
    id,
    valor,
    metodoPagamento,
  }: { igrejaId: number; id: number; valor: number; metodoPagamento: MetodoPagamentoCodigo },
): Promise<CallResult<Calls['calcularTaxasEvento']>> {
  const evento = await findEvento(trx, id)
  const config = await loadConfiguracao(trx, { igrejaId })
  const metodo = (await loadMetodos(trx)).find(({ codigo }) => codigo === metodoPagamento)
  const found = metodo && quote({ gateways, config }, metodo, centsFromWire(valor), eventPurpose(evento))
  if (!found || found.indisponivel === 'desligado') throw new AppError('EVT_REG_010')
  return { valor, taxas: centsToWire(found.taxas), total: centsToWire(found.total) }
}

async function findEvento(trx: TenantTrx, id: number) {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', id)
    .where(isShown('evento'))
    .selectAll()
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  return evento
}
