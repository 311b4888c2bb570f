import type { CallInput, CallResult, groupsCalls } from '@atrio/contract'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { findPapel } from './participacao.ts'
import { answerPedido, getPedido, type Answered } from './pedidos.ts'

type Calls = typeof groupsCalls

interface Link {
  solicitacaoId: number
  /** Whose mail it was in. */
  userId: number
}

/** What a link is about. @throws AppError NOT_FOUND, CODE_INVALID where its reader leads the group no longer */
export async function showPorLink(
  trx: TenantTrx,
  link: Link,
): Promise<Omit<CallResult<Calls['getPedidoPorLink']>, 'validoAte'>> {
  const celula = await requireLed(trx, link, { locks: false })
  return { celula, pedido: await getPedido(trx, { celulaId: celula.id, id: link.solicitacaoId }) }
}

/** Answers as the link's reader. @throws AppError like `showPorLink` and `answerPedido` */
export async function answerPorLink(
  trx: TenantTrx,
  {
    aceita,
    resposta,
    ...link
  }: Link & Pick<CallInput<Calls['responderPorLink']>['body'], 'aceita' | 'resposta'>,
): Promise<Answered & { celulaId: number }> {
  const { id: celulaId } = await requireLed(trx, link, { locks: true })
  return { celulaId, ...(await answerPedido(trx, { celulaId, id: link.solicitacaoId, aceita, resposta })) }
}

async function requireLed(
  trx: TenantTrx,
  { solicitacaoId, userId }: Link,
  { locks }: { locks: boolean },
): Promise<{ id: number; nome: string }> {
  const celula = await trx
    .selectFrom('celulaSolicitacao')
    .innerJoin('celula', 'celula.id', 'celulaSolicitacao.celulaId')
    .where('celulaSolicitacao.id', '=', solicitacaoId)
    .where(isShown('celula'))
    .select(['celula.id', 'celula.nome'])
    .executeTakeFirst()
  if (!celula) throw new AppError('NOT_FOUND')
  const papel = await findPapel(trx, { celulaId: celula.id, userId, locks })
  if (papel !== 'lider') throw new AppError('CODE_INVALID')
  return celula
}
