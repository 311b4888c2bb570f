import type { AcessoEquipe, ChaveAssinada } from '@atrio/contract'
import { withPlatform, withTenant } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { askForSignature, prove } from './passkey-steps.ts'
import { viewAcesso } from './staff-access.ts'
import { countUseEquipe, findChaveEquipe, staffParty, type FoundChaveEquipe } from './staff-chaves.ts'
import { findNome, listIgrejasEquipe } from './staff-churches.ts'
import { staffPasskeyCopied } from './staff-passkey-kinds.ts'
import { enterSession } from './staff-sessions.ts'
import { tellStaff } from './staff-tell.ts'

const HOUR = 3_600

export async function createDesafioEquipe(ctx: Context): Promise<{ opcoes: Record<string, unknown> }> {
  return askForSignature(ctx, staffParty(ctx))
}

/**
 * A passkey is had, and asks its device for a finger or a number: it is password and second factor in one. It opens a
 * session, and shows once more in one that is open who is there.
 */
export async function loginChaveEquipe(
  ctx: Context,
  { resposta, lembrar }: { resposta: ChaveAssinada; lembrar: boolean },
): Promise<AcessoEquipe> {
  const party = staffParty(ctx)
  const { db } = ctx.deps
  const chave = await findChaveEquipe(db, { host: party.host, credencialId: resposta.id })
  // What is open is its person's: another's passkey is none for them.
  const of = ctx.equipe?.isOpen ? ctx.equipe.userId : undefined
  const { signed, by } = await prove(ctx, party, { resposta, chave, of })
  const { id, userId } = by
  const use = await withPlatform(db, (trx) => countUseEquipe(trx, { id, ...signed }))
  if (use === 'gone') throw new AppError('PASSKEY_UNKNOWN')
  if (use === 'copied') {
    await tellCopied(ctx, by)
    throw new AppError('PASSKEY_COPIED')
  }
  if ((await listIgrejasEquipe(ctx.deps, { userId })).length === 0) throw new AppError('FORBIDDEN')
  return viewAcesso(ctx, await enterSession(ctx, { userId, shown: 'factor', isRemembered: lembrar }))
}

/** Once a day: whoever has the copy may try for as long as they like. */
async function tellCopied(ctx: Context, chave: FoundChaveEquipe): Promise<void> {
  const told = { name: 'staff-passkey-copied', key: String(chave.id), points: 1, seconds: 24 * HOUR }
  if (!(await ctx.deps.limits.admits(told))) return
  const { userId, nome } = chave
  const { igrejaId } = await findNome(ctx.deps, { userId })
  await withTenant(ctx.deps.db, { igrejaId, userId }, (trx) =>
    tellStaff(ctx, trx, { igrejaId, userId, nome, kind: staffPasskeyCopied }),
  )
}
