import type { OracaoMesa, OracaoMesaCompleta } from '@atrio/contract'
import { inTenant, requireAuth, type Context } from '../http/context.ts'
import { oracaoAprovada, oracaoMensagemNova, oracaoOculta } from './kinds.ts'
import { saveMensagemSituacao } from './mesa-mensagens.ts'
import { getMesa, saveSituacao } from './mesa.ts'
import { tellAuthor } from './tell.ts'

interface Decision {
  id: number
  situacao: 'aprovada' | 'oculta'
}

/** What is decided of a request is told to its author once. @throws AppError NOT_FOUND */
export function decide(ctx: Context, { id, situacao }: Decision): Promise<OracaoMesa> {
  const { igrejaId } = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    const { oracao, changed } = await saveSituacao(ctx.deps.secrets, trx, { id, situacao })
    const kind = situacao === 'aprovada' ? oracaoAprovada : oracaoOculta
    if (changed) await tellAuthor(ctx.deps, trx, { igrejaId, id, kind })
    return oracao
  })
}

/** The same of a message below it, of which its author hears when it is shown. @throws AppError NOT_FOUND */
export function decideMensagem(
  ctx: Context,
  { id, idMensagem, situacao }: Decision & { idMensagem: number },
): Promise<OracaoMesaCompleta> {
  const { igrejaId } = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    const { isNews, writer } = await saveMensagemSituacao(trx, { id, idMensagem, situacao })
    if (isNews) await tellAuthor(ctx.deps, trx, { igrejaId, id, kind: oracaoMensagemNova, butNot: writer })
    return getMesa(ctx.deps.secrets, trx, { id })
  })
}
