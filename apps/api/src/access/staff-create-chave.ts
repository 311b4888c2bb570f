import type { AcessoEquipe, ChaveCriada } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { MAX_CHAVES } from './chaves-acesso.ts'
import { askForKey, takeNewKey } from './passkey-steps.ts'
import { tellReplaced } from './lost-factor-mail.ts'
import { dropLost } from './lost-factor-request.ts'
import { viewAcesso } from './staff-access.ts'
import { countChaves, listKeptEquipe, staffParty } from './staff-chaves.ts'
import { findNome } from './staff-churches.ts'
import { hasFator, makeCodigos } from './staff-factor.ts'
import { requireMayReplace } from './staff-login.ts'
import { staffPasskeyAdded, staffPasskeyRemoved } from './staff-passkey-kinds.ts'
import { endSessions, enterSession, requireBegun } from './staff-sessions.ts'
import { tellStaff } from './staff-tell.ts'

/** For who has shown their second factor within ten minutes, or has none yet and sets one up. */
export async function createDesafioChaveEquipe(ctx: Context): Promise<{ opcoes: Record<string, unknown> }> {
  const { userId, fatorPerdidoId } = await requireMayReplace(ctx)
  const party = staffParty(ctx)
  const { db } = ctx.deps
  // Those that were lost go with the new one.
  if (!fatorPerdidoId && (await countChaves(db, { userId })) >= MAX_CHAVES) throw full()
  const present = await listKeptEquipe(db, { userId, host: party.host })
  const { email, nome } = await findNome(ctx.deps, { userId })
  return askForKey(ctx, party, { userId, email, nome, present })
}

/** @returns ten codes of recovery with the first second factor, else none */
export async function createChaveEquipe(
  ctx: Context,
  resposta: ChaveCriada,
): Promise<{ acesso: AcessoEquipe; codigos: string[] }> {
  const before = await requireMayReplace(ctx)
  const { userId } = before
  const made = await takeNewKey(ctx, staffParty(ctx), { userId, resposta })
  let codigos: string[] = []
  const { igrejaId } = await findNome(ctx.deps, { userId })
  const lost = await withTenant(ctx.deps.db, { igrejaId, userId }, async (trx) => {
    await lockUser(trx, userId)
    const lostBy = before.fatorPerdidoId ? await dropLost(trx, before) : null
    const many = await countChaves(trx, { userId })
    if (many >= MAX_CHAVES) throw full()
    const isFirst = many === 0 && !(await hasFator(trx, userId))
    // Somebody else has set one up since this one was begun with the password alone.
    if (!isFirst && !ctx.equipe?.isFresh) throw new AppError('STEP_UP_REQUIRED')
    const added = await trx
      .insertInto('equipeChave')
      .values(made)
      .onConflict((conflict) => conflict.columns(['host', 'credencialId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new AppError('PASSKEY_REFUSED')
    if (isFirst) codigos = await makeCodigos(trx, { userId })
    await tellStaff(ctx, trx, { igrejaId, userId, nome: made.nome, kind: staffPasskeyAdded })
    return lostBy
  })
  const entered = codigos.length > 0 ? await enterSession(ctx, { userId, shown: 'factor' }) : before
  if (lost) {
    await endSessions(ctx.deps.db, { userId, but: entered.id })
    await tellReplaced(ctx, { userId, ...lost })
  }
  return { acesso: await viewAcesso(ctx, entered), codigos }
}

/** Whoever has nothing else to show keeps it. @throws AppError NOT_FOUND, LAST_FACTOR */
export async function deleteChaveEquipe(ctx: Context, id: number): Promise<void> {
  const { userId } = requireBegun(ctx)
  const { host } = staffParty(ctx)
  const { igrejaId } = await findNome(ctx.deps, { userId })
  await withTenant(ctx.deps.db, { igrejaId, userId }, async (trx) => {
    await lockUser(trx, userId)
    const removed = await trx
      .deleteFrom('equipeChave')
      .where('userId', '=', userId)
      .where('host', '=', host)
      .where('id', '=', id)
      .returning('nome')
      .executeTakeFirst()
    if (!removed) throw new AppError('NOT_FOUND')
    if ((await countChaves(trx, { userId, host })) === 0) {
      if (!(await hasFator(trx, userId))) throw new AppError('LAST_FACTOR')
      // No passkey is left that could open a phone which is remembered.
      await trx.updateTable('equipeSessao').set({ lembradaAte: null }).where('userId', '=', userId).execute()
    }
    await tellStaff(ctx, trx, { igrejaId, userId, nome: removed.nome, kind: staffPasskeyRemoved })
  })
}

/** Of two who change one person's factors the second sees what the first has done. */
async function lockUser(trx: TenantTrx, userId: number): Promise<void> {
  await sql`select from "user" where id = ${userId} for no key update`.execute(trx)
}

const full = () => new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_CHAVES } })
