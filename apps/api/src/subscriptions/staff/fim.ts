import type { CallResult, subscriptionsStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../../payments/ledger/audit.ts'
import type { PaymentDeps } from '../../payments/order/change-order.ts'
import { saveCancelamento } from '../mudancas.ts'
import { lockAssinatura } from '../states.ts'
import { tellAssinante } from '../tell.ts'
import { findAssinante } from './assinantes.ts'

type Assinante = CallResult<(typeof subscriptionsStaffCalls)['saveFimAssinanteEquipe']>

/**
 * Staff end a subscription for who asked them to, as its person could, and who hears of it by mail (Decision 243).
 * @returns orders that wait for money that is wanted no more, beside it
 * @throws AppError NOT_FOUND; SUBSCRIPTION_ENDED also where it is to end already
 */
export async function endAssinante(
  deps: PaymentDeps,
  trx: TenantTrx,
  { igrejaId, codigo, ator }: { igrejaId: number; codigo: string; ator: string },
): Promise<{ assinante: Assinante; abandoned: number[] }> {
  const found = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('codigo', '=', codigo.toUpperCase())
    .select(['id', 'userId'])
    .executeTakeFirst()
  const loaded = found && (await lockAssinatura(trx, { id: found.id }))
  if (!loaded) throw new AppError('NOT_FOUND')
  if (loaded.facts.cancelarNoFim) throw new AppError('SUBSCRIPTION_ENDED')
  const own = { userId: found.userId, codigo, flagCancelar: true }
  const { abandoned } = await saveCancelamento(trx, own)
  const ended = (await lockAssinatura(trx, { id: found.id }))!
  await tellAssinante(deps, trx, { loaded: ended, kind: 'terminada' })
  audit(trx, [{ igrejaId, ator, acao: 'assinaturaFim', alvo: `assinatura:${found.id}` }])
  return { assinante: await findAssinante(trx, { igrejaId, codigo }), abandoned }
}
