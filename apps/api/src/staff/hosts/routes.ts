import type { staffHostsCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { lookUp, noteLook } from './conferir.ts'
import { listEnderecos } from './enderecos.ts'
import { readHostName } from './host-name.ts'
import { createEndereco, deleteEndereco, savePrincipal } from './save.ts'

type Who = ReturnType<typeof requireAuth>

/** Changes something and answers with the names as they are then. */
const after = (ctx: Context, change: (trx: TenantTrx, who: Who) => Promise<void>) =>
  inTenant(ctx, async (trx) => {
    const who = requireAuth(ctx)
    await change(trx, who)
    return { enderecos: await listEnderecos(ctx.deps.env, trx, who) }
  })

/** The host names of a church (Decision 198). */
export const hostsRoutes: Handlers<typeof staffHostsCalls> = {
  getEnderecosEquipe: (ctx) => after(ctx, async () => {}),
  createEnderecoEquipe(ctx, { body }) {
    const host = readHostName(ctx.deps.env, body.host)
    return after(ctx, (trx, who) => createEndereco(ctx.deps, trx, { ...who, host }))
  },
  async conferirEnderecoEquipe(ctx, { body }) {
    const { env, limits } = ctx.deps
    const host = readHostName(env, body.host)
    const { id, codigo } = requireIgreja(ctx)
    await limits.spend([{ name: 'dns', key: String(id), points: 30, seconds: 600 }])
    const plataforma = `${codigo}.${env.hosts.platformHost}`
    const achados = await lookUp(ctx.deps, { host, codigo, plataforma })
    return after(ctx, (trx, who) => noteLook(ctx.deps, trx, { ...who, host, achados }))
  },
  savePrincipalEquipe(ctx, { body }) {
    const host = body.host === null ? null : readHostName(ctx.deps.env, body.host)
    return after(ctx, (trx, who) => savePrincipal(ctx.deps, trx, { ...who, host }))
  },
  deleteEnderecoEquipe(ctx, { query: { host } }) {
    return after(ctx, (trx, who) => deleteEndereco(ctx.deps, trx, { ...who, host }))
  },
}
