import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'

/** Who wrote a message of this room. @throws AppError NOT_FOUND */
export async function requireMensagem(
  trx: TenantTrx,
  { salaId, seq }: { salaId: number; seq: number },
): Promise<{ autor: string; visivel: string }> {
  const row = await trx
    .selectFrom('salaEvento')
    .where('salaId', '=', salaId)
    .where('seq', '=', seq)
    .where('tipo', '=', 'mensagem')
    .select(['autor', 'visivel'])
    .executeTakeFirst()
  if (!row?.autor) throw new AppError('NOT_FOUND')
  return { autor: row.autor, visivel: row.visivel }
}
