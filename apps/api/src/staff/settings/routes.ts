import type { ModuloCodigo, staffSettingsCalls } from '@atrio/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Handlers } from '../../http/implement.ts'
import { showColour } from './show-colour.ts'
import { getAjustes } from './ajustes.ts'
import { saveCadastro, saveContato, saveIgreja, saveModulos, saveVisual } from './save.ts'

/** Changes something and answers with all settings as they are then. */
const after = (ctx: Context, change: (trx: TenantTrx, igrejaId: number) => Promise<void>) =>
  inTenant(ctx, async (trx) => {
    const { igrejaId } = requireAuth(ctx)
    await change(trx, igrejaId)
    return { ajustes: await getAjustes(trx, { igrejaId }) }
  })

export const settingsRoutes: Handlers<typeof staffSettingsCalls> = {
  async getAjustesEquipe(ctx) {
    const { igrejaId } = requireAuth(ctx)
    return { ajustes: await inTenant(ctx, (trx) => getAjustes(trx, { igrejaId })) }
  },
  saveIgrejaEquipe(ctx, { body: { versao, ...valores } }) {
    return after(ctx, (trx, igrejaId) => saveIgreja(trx, { igrejaId, versao, valores }))
  },
  saveContatoEquipe(ctx, { body: { versao, ...valores } }) {
    return after(ctx, (trx, igrejaId) => saveContato(trx, { igrejaId, versao, valores }))
  },
  saveVisualEquipe(ctx, { body: { versao, ...valores } }) {
    return after(ctx, (trx, igrejaId) => saveVisual(trx, { igrejaId, versao, valores }))
  },
  createPreviaVisual(ctx, { body: { corApp } }) {
    return inTenant(ctx, (trx) => showColour(ctx.deps, trx, { ...requireIgreja(ctx), corApp }))
  },
  async saveModulosEquipe(ctx, { body }) {
    const saved = await after(ctx, (trx, igrejaId) => saveModulos(trx, { igrejaId, ...body }))
    await waitUntilOpen(ctx, body.codigos)
    return saved
  },
  saveCadastroEquipe(ctx, { body }) {
    return after(ctx, (trx, igrejaId) => saveCadastro(trx, { igrejaId, ...body }))
  },
}

const LOOKS = 20
const LOOK_MS = 50

/** Whoever saved asks at once for what is open now: this process is told of it a moment after it was stored. */
async function waitUntilOpen(ctx: Context, codigos: readonly ModuloCodigo[]): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const igreja = await ctx.deps.tenants.findById(requireIgreja(ctx).id)
    const modulos = igreja?.modulos
    if (modulos?.size === codigos.length && codigos.every((one) => modulos.has(one))) return
    await wait(LOOK_MS)
  }
}
