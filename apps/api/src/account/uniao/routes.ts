import type { mergeCalls } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { contasUnidas } from '../kinds.ts'
import { compareUsuario, listUnioes, readUnioes } from './listar.ts'
import { desfazerUniao, unirUsuarios } from './unir.ts'

export const mergeRoutes: Handlers<typeof mergeCalls> = {
  listUnioesEquipe(ctx) {
    return inTenant(ctx, (trx) => listUnioes(trx, requireAuth(ctx)))
  },
  compararUsuarios(ctx, { params: { fica, sai } }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => ({
      fica: await compareUsuario(trx, { igrejaId, id: fica }),
      sai: await compareUsuario(trx, { igrejaId, id: sai }),
    }))
  },
  unirUsuarios(ctx, { body }) {
    const { igrejaId, userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      const id = await unirUsuarios(trx, { igrejaId, userId, ...body })
      await tellBoth(ctx, trx, { igrejaId, id, desfeita: false })
      const [uniao] = await readUnioes(trx, { igrejaId, id })
      return { uniao: uniao! }
    })
  },
  desfazerUniao(ctx, { params: { id } }) {
    const { igrejaId, userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      await desfazerUniao(trx, { igrejaId, userId, id })
      await tellBoth(ctx, trx, { igrejaId, id, desfeita: true })
      const [uniao] = await readUnioes(trx, { igrejaId, id })
      return { uniao: uniao! }
    })
  },
}

/** Whoever it was not learns of it at once, at both addresses. */
async function tellBoth(
  { deps, locale }: Context,
  trx: TenantTrx,
  { igrejaId, id, desfeita }: { igrejaId: number; id: number; desfeita: boolean },
): Promise<void> {
  const { rows } = await sql<{ userId: number; email: string; idioma: string; fica: string; sai: string }>`
    select a.id as "userId", a.email, a.idioma, k.email as fica, l.email as sai
    from usuario_uniao x
    join usuario keeps on keeps.igreja_id = x.igreja_id and keeps.id = x.fica_id join "user" k on k.id = keeps.user_id
    join usuario leaves on leaves.igreja_id = x.igreja_id and leaves.id = x.sai_id join "user" l on l.id = leaves.user_id
    join "user" a on a.id in (k.id, l.id)
    where x.igreja_id = ${igrejaId} and x.id = ${id} order by a.id`.execute(trx)
  for (const { userId, email, idioma, fica, sai } of rows) {
    await deps.announce(trx, {
      kind: contasUnidas,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? locale, userId },
      facts: { url: '/access', fica, sai, desfeita },
    })
  }
}
