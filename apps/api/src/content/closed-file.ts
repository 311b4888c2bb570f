import { conteudoArquivos, hasRight, type ConteudoArquivo } from '@atrio/contract'
import { findClosedFile } from '../files/closed-files.ts'
import { signedAddress } from '../files/file-address.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'

/**
 * An address for minutes of a file that staff see in a form (Decision 292).
 * @throws AppError NOT_FOUND, also where its kind is others' to see
 */
export async function addressOfClosed(ctx: Context, { arquivo }: { arquivo: string }): Promise<string> {
  const { id: igrejaId } = requireIgreja(ctx)
  const found = await inTenant(ctx, (trx) => findClosedFile(trx, { address: arquivo }))
  if (!found) throw new AppError('NOT_FOUND')
  const { area } = conteudoArquivos[found.finalidade as ConteudoArquivo]
  if (!hasRight(requireAuth(ctx).roles, { area, may: 'see' })) throw new AppError('NOT_FOUND')
  return signedAddress(ctx.deps.secrets, { igrejaId, id: found.id })
}
