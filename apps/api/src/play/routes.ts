import type { playCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findAcesso, type Acesso } from './acesso.ts'
import { findConteudo } from './find-conteudo.ts'
import { listConteudos, listHome } from './list-conteudo.ts'
import { addToMinhaLista, listMinhaLista, removeFromMinhaLista } from './minha-lista.ts'
import { listAssistindo } from './progresso.ts'
import { endSessao, signal } from './sessoes.ts'
import { watch } from './watch.ts'

export const playRoutes: Handlers<typeof playCalls> = {
  listPlanoAssinaturaHome: (ctx) => seen(ctx, (trx, acesso) => listHome(trx, { acesso })),
  listPlanoAssinaturaConteudo: (ctx, { query }) =>
    seen(ctx, (trx, acesso) => listConteudos(trx, { acesso, query })),
  getPlanoAssinaturaConteudo: (ctx, { params: { id } }) =>
    seen(ctx, async (trx, acesso) => ({ conteudo: await findConteudo(trx, { acesso, id }) })),
  listMinhaListaPlay(ctx, { query: { usuario } }) {
    const { userId } = requireAuth(ctx, { userId: usuario })
    return seen(ctx, async (trx, acesso) => ({ itens: await listMinhaLista(trx, { acesso, userId }) }))
  },
  addMinhaListaPlay(ctx, { query: { usuario, planoAssinaturaConteudo: conteudoId } }) {
    const { userId } = requireAuth(ctx, { userId: usuario })
    return seen(ctx, async (trx, acesso) => ({
      item: await addToMinhaLista(trx, { acesso, userId, conteudoId }),
    }))
  },
  async removeMinhaListaPlay(ctx, { params: { id } }) {
    const { userId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => removeFromMinhaLista(trx, { userId, id }))
    return { status: true }
  },
  listAssistindoPlay(ctx) {
    const { userId } = requireAuth(ctx)
    return seen(ctx, async (trx, acesso) => ({ itens: await listAssistindo(trx, { acesso, userId }) }))
  },
  getAcessoPlay: (ctx) => seen(ctx, async (_trx, { planoIds }) => ({ planoIds })),
  createSessaoPlay(ctx, { params: { id }, body: { aparelho } }) {
    const { userId, sessionId } = requireAuth(ctx)
    const asked = { igrejaId: requireIgreja(ctx).id, userId, id, sessionId, aparelho }
    // Those of one person wait for each other, and not with all connections.
    return ctx.deps.turns.take(() => inTenant(ctx, (trx) => watch(ctx.deps, trx, asked)))
  },
  saveSinalPlay(ctx, { params: { sessao }, body }) {
    const given = { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx).userId, sessao }
    return seen(ctx, (trx, { telas }) => signal(trx, { ...given, ...body, telas }))
  },
  async endSessaoPlay(ctx, { params: { sessao } }) {
    const { userId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => endSessao(trx, { userId, sessao }))
    return { status: true }
  },
}

/** Play as whoever asks may see it. */
function seen<Result>(
  ctx: Context,
  run: (trx: TenantTrx, acesso: Acesso) => Promise<Result>,
): Promise<Result> {
  return inTenant(ctx, async (trx) => run(trx, await findAcesso(trx, { userId: ctx.auth?.userId })))
}
