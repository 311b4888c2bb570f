import type { SinalEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import { hashToken, randomToken } from '../../http/one-time-token.ts'
import { audit } from '../../payments/ledger/audit.ts'

/** How a church sends its own picture, and whether it does. */
export async function readSinal(ctx: Context): Promise<SinalEquipe> {
  const { codigo } = requireIgreja(ctx)
  const chave = await inTenant(ctx, findChave)
  return {
    servidor: ctx.deps.env.LIVE_ENGINE_INGEST_URL ?? null,
    chave,
    flagRecebendo: (await ctx.deps.engine?.isReady(codigo)) ?? null,
  }
}

/** A new key; the one before opens nothing from now on. It is said this once. */
export async function createChave(ctx: Context): Promise<{ sinal: SinalEquipe; chave: string }> {
  const { id: igrejaId, codigo } = requireIgreja(ctx)
  const { userId } = requireAuth(ctx)
  const token = randomToken()
  await inTenant(ctx, async (trx) => {
    await trx
      .insertInto('transmissaoChave')
      .values({ chaveHash: hashToken(token) })
      .onConflict((oc) =>
        oc.column('igrejaId').doUpdateSet({
          chaveHash: hashToken(token),
          criadaEm: sql<Date>`now()`,
          usadaEm: null,
        }),
      )
      .execute()
    audit(trx, [
      { igrejaId, ator: `user:${userId}`, acao: 'transmissaoChave', alvo: 'transmissao:chave', dados: {} },
    ])
  })
  // Whoever sends by the one before has been asked already; it may be why there is a new one.
  await ctx.deps.engine?.endSending(codigo).catch(ctx.deps.onError)
  // One field of OBS: whose stream it is, and what proves it.
  return { sinal: await readSinal(ctx), chave: `${codigo}?user=atrio&pass=${token}` }
}

async function findChave(trx: TenantTrx): Promise<SinalEquipe['chave']> {
  const row = await trx.selectFrom('transmissaoChave').select(['criadaEm', 'usadaEm']).executeTakeFirst()
  return row ? { criadaEm: row.criadaEm.toISOString(), usadaEm: row.usadaEm?.toISOString() ?? null } : null
}
