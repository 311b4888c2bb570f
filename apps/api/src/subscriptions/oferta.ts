import type { CallResult, subscriptionsCalls } from '@atrio/contract'
import { centsToWire, todayIn } from '@atrio/rules'
import type { Deps } from '../deps.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { requireUsuario } from '../http/usuario.ts'
import { loadConfiguracao, loadMetodos } from '../payments/charge/methods.ts'
import { quote, toOferta } from '../payments/charge/quote.ts'
import { listPlanos } from './planos.ts'
import { lookSubscription } from './purchase/look-subscription.ts'
import { subscriptionPurpose } from './purchase/terms.ts'

/** @throws AppError FORBIDDEN without an account here, and what `lookSubscription` says */
export async function getOferta(
  { gateways }: Pick<Deps, 'gateways'>,
  trx: TenantTrx,
  { igrejaId, userId, idPlano }: { igrejaId: number; userId: number; idPlano: number },
): Promise<CallResult<(typeof subscriptionsCalls)['getOfertaAssinatura']>> {
  await requireUsuario(trx, { igrejaId, userId })
  const config = await loadConfiguracao(trx, { igrejaId })
  const wanted = await lookSubscription(trx, { userId, idPlano, hoje: todayIn(config.fusoHorario) })
  const quotes = (await loadMetodos(trx)).map((metodo) =>
    quote({ gateways, config }, metodo, wanted.valor, subscriptionPurpose),
  )
  const planos = await listPlanos(trx, { igrejaId })
  return {
    planoAssinatura: planos.find(({ id }) => id === idPlano)!,
    tipo: wanted.tipo,
    taxaContratacao: centsToWire(wanted.taxaContratacao),
    credito: centsToWire(wanted.credito),
    valor: centsToWire(wanted.valor),
    moeda: config.moeda,
    metodosPagamento: quotes
      .filter(({ indisponivel }) => indisponivel !== 'desligado')
      .map((one) => toOferta(one, { gateways, config })),
  }
}
