import type { TenantTrx } from '../db/tenant.ts'
import { saveArquivo, storePicture } from '../files/arquivos.ts'
import { signedAddress } from '../files/file-address.ts'
import { inTenant, requireFile, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'

interface Person {
  igrejaId: number
  userId: number
}

/** Takes the picture that was sent in the place of the one before, and answers its address. */
export async function saveImagem(ctx: Context, person: Person): Promise<string> {
  const sent = requireFile(ctx)
  const stored = await storePicture(ctx.deps, person.igrejaId, sent)
  await inTenant(ctx, async (trx) => {
    const before = await lockImagem(trx, person)
    await saveArquivo(trx, { userId: person.userId, stored, sent })
    await pointAt(trx, { ...person, before, now: stored.id })
  })
  return signedAddress(ctx.deps.secrets, { igrejaId: person.igrejaId, id: stored.id })
}

export function deleteImagem(ctx: Context, person: Person): Promise<void> {
  return inTenant(ctx, async (trx) => {
    await pointAt(trx, { ...person, before: await lockImagem(trx, person), now: null })
  })
}

/** @throws AppError FORBIDDEN for who has no account at this church */
async function lockImagem(trx: TenantTrx, { igrejaId, userId }: Person): Promise<string | null> {
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('imagemId')
    .forUpdate()
    .executeTakeFirst()
  if (!usuario) throw new AppError('FORBIDDEN')
  return usuario.imagemId
}

async function pointAt(
  trx: TenantTrx,
  { igrejaId, userId, before, now }: Person & { before: string | null; now: string | null },
): Promise<void> {
  await trx
    .updateTable('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .set({ imagem: null, imagemId: now })
    .execute()
  // Its bytes go with the next sweep, and nobody has an address of them any more.
  if (before) await trx.deleteFrom('arquivo').where('id', '=', before).execute()
}
