import type { staffListsCalls } from '@atrio/contract'
import { inTenant, requireAuth, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { getListas } from './list.ts'
import { saveList } from './save-list.ts'

type Given = Omit<Parameters<typeof saveList>[1], 'igrejaId'>

/** Saves a list and answers with all of them as they are then. */
const after = (ctx: Context, given: Given) =>
  inTenant(ctx, async (trx) => {
    await saveList(trx, { ...given, igrejaId: requireAuth(ctx).igrejaId })
    return { listas: await getListas(trx) }
  })

export const listsRoutes: Handlers<typeof staffListsCalls> = {
  async getListasEquipe(ctx) {
    return { listas: await inTenant(ctx, getListas) }
  },
  saveMotivosEquipe: (ctx, { body }) => after(ctx, { name: 'motivos', ...body }),
  saveMotivosOracaoEquipe: (ctx, { body }) => after(ctx, { name: 'motivosOracao', ...body }),
  saveCongregacoesEquipe: (ctx, { body }) =>
    after(ctx, {
      name: 'congregacoes',
      ...body,
      check: ({ latitude, longitude }) =>
        (latitude === null) === (longitude === null)
          ? null
          : { campo: latitude === null ? 'latitude' : 'longitude', regra: 'required' },
    }),
  saveCamposEquipe: (ctx, { body }) => after(ctx, { name: 'campos', ...body, check: checkCampo }),
}

/** Answers that are there are of the kind that was asked for. */
const checkCampo: Given['check'] = ({ tipo, opcoes }, stored) => {
  if (stored && Number(stored['usos']) > 0 && stored['tipo'] !== tipo)
    return { campo: 'tipo', regra: 'inUse' }
  const options = opcoes as string[]
  if (tipo !== 'opcao') return null
  if (options.length === 0) return { campo: 'opcoes', regra: 'required' }
  const names = new Set(options.map((one) => one.trim().toLowerCase()))
  return names.size < options.length ? { campo: 'opcoes', regra: 'unique' } : null
}
