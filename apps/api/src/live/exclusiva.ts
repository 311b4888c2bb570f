import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

/** Who may watch a broadcast: everybody, or who has a ticket for its event (Decision 218). */
export interface Viewer {
  userId: number | null
}

/** Whether the broadcast is there for them. */
export async function mayWatch(
  trx: TenantTrx,
  { transmissaoId, userId }: Viewer & { transmissaoId: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom('transmissao as t')
    .where('t.id', '=', transmissaoId)
    .select(
      sql<boolean>`not flag_exclusiva or exists (select from inscricao i
        where i.evento_id = t.evento_id and i.user_id = ${userId}::int and i.situacao = 'ativa')`.as('may'),
    )
    .executeTakeFirst()
  return row?.may ?? false
}

/** @throws AppError NOT_FOUND */
export async function requireViewer(
  trx: TenantTrx,
  given: Viewer & { transmissaoId: number },
): Promise<void> {
  if (!(await mayWatch(trx, given))) throw new AppError('NOT_FOUND')
}
