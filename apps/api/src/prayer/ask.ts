import type { CallInput, MinhaOracao, prayerCalls } from '@atrio/contract'
import { saveArquivo, storePicture } from '../files/arquivos.ts'
import { inTenant, type Context } from '../http/context.ts'
import type { Author } from './find-oracao.ts'
import { spendOnPrayer } from './limits.ts'
import { createOracao } from './minhas.ts'
import { tellWaiting } from './tell.ts'

type Pedido = CallInput<(typeof prayerCalls)['createOracao']>['body']

/** Asks for prayer, with the picture that came along, and tells who has to know. */
export async function ask(ctx: Context, author: Author, pedido: Pedido): Promise<MinhaOracao> {
  await spendOnPrayer(ctx, 'pedido')
  const { arquivo: sent, deps } = ctx
  const stored = sent && (await storePicture(deps, author.igrejaId, sent))
  return inTenant(ctx, async (trx) => {
    if (stored) await saveArquivo(trx, { userId: author.userId, stored, sent })
    const imagemId = stored?.id ?? null
    const oracao = await createOracao(deps.secrets, trx, { ...author, imagemId, pedido })
    await tellWaiting(deps, trx, { igrejaId: author.igrejaId, id: oracao.id })
    return oracao
  })
}
