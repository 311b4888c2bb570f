import type { FalaTransmissao } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { readEventos } from './chat/sala-log.ts'
import { requireViewer, type Viewer } from './exclusiva.ts'
import { findSalaId } from './sala-of.ts'

/** What everybody could read in the room of a broadcast, without what was removed since. @throws AppError NOT_FOUND */
export async function listFalas(
  trx: TenantTrx,
  {
    transmissaoId,
    userId,
    depois = 0,
    limit,
  }: Viewer & { transmissaoId: number; depois?: number | undefined; limit: number },
): Promise<{ falas: FalaTransmissao[]; proximo: number | null }> {
  const row = await trx
    .selectFrom('transmissao')
    .where('id', '=', transmissaoId)
    .select(['inicio', 'iniciadaEm'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  await requireViewer(trx, { transmissaoId, userId })
  const began = (row.iniciadaEm ?? row.inicio).getTime()
  const salaId = await findSalaId(trx, { transmissaoId })
  const eventos = await readEventos(trx, { salaId, after: depois, limit })
  const falas = eventos.flatMap(({ seq, tipo, visivel, removida, corpo, em }) => {
    const { nome, papel, texto } = corpo as Partial<FalaTransmissao>
    if (tipo !== 'mensagem' || visivel !== 'todos' || removida || !nome || !papel || !texto) return []
    return [{ seq, segundo: Math.max(0, Math.round((em.getTime() - began) / 1_000)), nome, papel, texto }]
  })
  return { falas, proximo: eventos.length < limit ? null : eventos.at(-1)!.seq }
}
