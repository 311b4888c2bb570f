import { hasRight, type previewCalls, type Resource, type Valores } from '@atrio/contract'
import { sql } from 'kysely'
import { asEquipeConteudo } from '../../db/equipe-conteudo.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { requireAuth, requireIgreja } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/implement.ts'
import { portalOrigin } from '../../http/origin.ts'
import { findRow } from '../row.ts'
import { tableOf } from '../sql.ts'
import { applyPreview, previewed, takenBack } from './apply.ts'
import { placeOf, type Place } from './place.ts'
import { signPreview } from './ticket.ts'

export const previewRoutes: Handlers<typeof previewCalls> = {
  async createPreviaEquipe(ctx, { body }) {
    const { deps } = ctx
    const { id: igrejaId } = requireIgreja(ctx)
    const { userId, roles } = requireAuth(ctx)
    const now = new Date().toISOString()
    const registro = body.registro && { ...body.registro, userId }
    const resource = registro && previewed(registro.nome)
    if (registro && !resource) throw new AppError('NOT_FOUND')
    if (resource && !hasRight(roles, { area: resource.area, may: 'see' })) throw new AppError('FORBIDDEN')
    const { place, momento } = await takenBack(deps.db, igrejaId, async (trx) => {
      // Says at once what keeps it from being published, and where it would stand.
      await applyPreview(trx, { registro, momento: body.momento ?? now })
      if (!registro || !resource) return { place: { pagina: '/' }, momento: body.momento ?? now }
      return lookUp(trx, { resource, id: registro.id, momento: body.momento, now })
    })
    const { token, ate } = signPreview(deps.secrets, { igrejaId, registro, momento, pagina: place.pagina })
    const url = new URL(place.pagina, await portalOrigin(deps.env, deps.db, { igrejaId }))
    for (const [name, value] of Object.entries(place.query ?? {})) url.searchParams.set(name, value)
    url.searchParams.set('visita', token)
    return { url: url.href, momento, terminaEm: new Date(ate).toISOString() }
  },
}

interface LookedUp {
  resource: Resource
  id: number
  momento: string | null
  now: string
}

/** Where a record stands, and without another wish when it is there first. @throws AppError NOT_FOUND */
async function lookUp(
  trx: TenantTrx,
  { resource, id, momento, now }: LookedUp,
): Promise<{ place: Place; momento: string }> {
  return asEquipeConteudo(trx, async () => {
    const row = await findRow(trx, { resource, id })
    const place = row && (await placeOf(trx, { nome: resource.nome, table: tableOf(resource), id }))
    if (!place) throw new AppError('NOT_FOUND')
    if (momento !== null) return { place, momento }
    const own = await firstDay(trx, resource, row.valores)
    const starts = [now, row.publicarEm?.toISOString() ?? now, own ?? now]
    return { place, momento: starts.toSorted().at(-1)! }
  })
}

/** The day or moment of its own from which visitors see it. */
async function firstDay(
  trx: TenantTrx,
  { shownFrom, fields }: Pick<Resource, 'shownFrom' | 'fields'>,
  valores: Valores,
): Promise<string | null> {
  const value = shownFrom && valores[shownFrom]
  if (!value) return null
  if (fields[shownFrom]!.ui.input === 'moment') return String(value)
  const { rows } = await sql<{
    inicio: Date
  }>`select inicio_do_dia(current_igreja(), ${value}::date) as inicio`.execute(trx)
  return rows[0]!.inicio.toISOString()
}
