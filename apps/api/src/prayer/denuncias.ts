import type { OracaoMesaCompleta } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import { requireOnWall, type Author } from './find-oracao.ts'

/**
 * Writes down that something on the wall should not be there; said again it changes nothing.
 * @returns whether it is the first that nobody has looked at yet. @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function denunciar(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    oracaoId,
    mensagemId,
    motivo,
  }: Author & { oracaoId: number; mensagemId: number | null; motivo: string | null },
): Promise<boolean> {
  await requireUsuario(trx, { igrejaId, userId })
  await requireOnWall(trx, { id: oracaoId })
  if (mensagemId !== null) await requireMensagem(trx, { oracaoId, mensagemId })
  const written = await trx
    .insertInto('oracaoDenuncia')
    .values({ oracaoId, mensagemId, userId, motivo })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined && (await listDenuncias(trx, { oracaoId })).length === 1
}

/** What nobody has looked at yet, never by whom. */
export async function listDenuncias(
  trx: TenantTrx,
  { oracaoId }: { oracaoId: number },
): Promise<OracaoMesaCompleta['denuncias']> {
  const rows = await trx
    .selectFrom('oracaoDenuncia')
    .where('oracaoId', '=', oracaoId)
    .where('flagVista', '=', false)
    .select(['mensagemId', 'motivo', 'dataCadastro'])
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ mensagemId, motivo, dataCadastro }) => ({
    idMensagem: mensagemId,
    motivo,
    dataCadastro: dataCadastro.toISOString(),
  }))
}

async function requireMensagem(
  trx: TenantTrx,
  { oracaoId, mensagemId }: { oracaoId: number; mensagemId: number },
): Promise<void> {
  const found = await trx
    .selectFrom('oracaoMensagem')
    .where('id', '=', mensagemId)
    .where('oracaoId', '=', oracaoId)
    .where('tipo', '<>', 'resposta')
    .where('situacao', '=', 'aprovada')
    .select('id')
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
}
