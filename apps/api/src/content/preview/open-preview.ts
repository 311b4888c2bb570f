import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Readings } from '../../http/readings.ts'
import { applyPreview, previewReadings, takenBack } from './apply.ts'
import { readPreview } from './ticket.ts'

/** What a visitor with a ticket sees a page by, and of which moment. */
export interface OpenPreview {
  readings: Readings
  momento: string
}

/** Opens a page's preview at a host; null where its ticket is none, or opens something else, or nothing any more. */
export async function openPreview(
  deps: Deps,
  { host, pagina, token }: { host: string; pagina: string; token: string },
): Promise<OpenPreview | null> {
  const igreja = await deps.tenants.findByHost(host)
  const ticket = igreja && readPreview(deps.secrets, { token, igrejaId: igreja.id, pagina })
  if (!ticket) return null
  try {
    await takenBack(deps.db, ticket.igrejaId, (trx) => applyPreview(trx, ticket))
  } catch (error) {
    // What is typed since cannot be shown, or was thrown away.
    if (error instanceof AppError) return null
    throw error
  }
  return { readings: previewReadings(deps.db, ticket), momento: ticket.momento }
}
