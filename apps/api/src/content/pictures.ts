import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { saveArquivo, storePicture } from '../files/arquivos.ts'
import { inTenant, requireFile, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'

/** How many a church may send within a day. */
const MAX_A_DAY = 300

/** Keeps a picture that was sent, and answers the address by which records name it. @throws AppError ACCOUNT_LIMIT */
export async function savePicture(ctx: Context): Promise<string> {
  const { id: igrejaId } = requireIgreja(ctx)
  const sent = requireFile(ctx)
  await inTenant(ctx, (trx) => requireRoom(trx))
  const stored = await storePicture(ctx.deps, igrejaId, sent)
  await inTenant(ctx, (trx) => saveArquivo(trx, { userId: null, stored, sent }))
  return `/arquivo/${igrejaId}/${stored.id}.webp`
}

async function requireRoom(trx: TenantTrx): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from arquivo
    where finalidade = 'conteudo' and data_cadastro > now() - interval '1 day'`.execute(trx)
  if (rows[0]!.count >= MAX_A_DAY) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_A_DAY } })
}
