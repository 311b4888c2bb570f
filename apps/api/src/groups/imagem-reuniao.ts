import { groupsCalls as calls, type Reuniao } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { saveArquivo, storePicture } from '../files/arquivos.ts'
import { requireAuth, requireFile, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { inCelula, type Participante } from './participacao.ts'
import { getReuniao } from './reunioes.ts'

/** As the path of the call names it. */
interface Place {
  id: number
  idReuniao: number
}

/**
 * Takes a picture of a meeting in the place of the one before. It is of who sent it, and goes when they go.
 * @throws AppError NOT_FOUND for a meeting of another group, before anything is stored
 */
export async function saveImagemReuniao(ctx: Context, { id, idReuniao }: Place): Promise<Reuniao> {
  const { igrejaId, userId } = requireAuth(ctx)
  const { deps } = ctx
  await inCelula(ctx, calls.saveImagemReuniao, id, (trx, me) => lockImagem(trx, { me, idReuniao }))
  const sent = requireFile(ctx)
  const stored = await storePicture(deps, igrejaId, sent)
  return inCelula(ctx, calls.saveImagemReuniao, id, async (trx, me) => {
    const before = await lockImagem(trx, { me, idReuniao })
    await saveArquivo(trx, { userId, stored, sent })
    await pointAt(trx, { idReuniao, before, now: stored.id })
    return getReuniao(deps.secrets, trx, { me, id: idReuniao })
  })
}

export function deleteImagemReuniao(ctx: Context, { id, idReuniao }: Place): Promise<Reuniao> {
  return inCelula(ctx, calls.deleteImagemReuniao, id, async (trx, me) => {
    await pointAt(trx, { idReuniao, before: await lockImagem(trx, { me, idReuniao }), now: null })
    return getReuniao(ctx.deps.secrets, trx, { me, id: idReuniao })
  })
}

async function lockImagem(
  trx: TenantTrx,
  { me: { celulaId }, idReuniao }: { me: Participante; idReuniao: number },
): Promise<string | null> {
  const reuniao = await trx
    .selectFrom('celulaReuniao')
    .where('id', '=', idReuniao)
    .where('celulaId', '=', celulaId)
    .select('imagemId')
    .forUpdate()
    .executeTakeFirst()
  if (!reuniao) throw new AppError('NOT_FOUND')
  return reuniao.imagemId
}

async function pointAt(
  trx: TenantTrx,
  { idReuniao, before, now }: { idReuniao: number; before: string | null; now: string | null },
): Promise<void> {
  await trx.updateTable('celulaReuniao').where('id', '=', idReuniao).set({ imagemId: now }).execute()
  // Its bytes go with the next sweep, and nobody has an address of them any more.
  if (before) await trx.deleteFrom('arquivo').where('id', '=', before).execute()
}
