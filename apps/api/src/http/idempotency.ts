import { createHash } from 'node:crypto'
import type { ErrorCode } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { seal, unseal } from '../sealed.ts'
import { inTenant, onceInTenant, requireIgreja, type Context } from './context.ts'
import { AppError } from './errors.ts'

/** How long a request may be at work before another one may take its place. */
const AT_WORK = sql<Date>`now() + interval '90 seconds'`

type Stored =
  | { ok: unknown }
  | {
      error: {
        code: ErrorCode
        detalhes?: Record<string, string | number> | undefined
        campos?: AppError['campos']
      }
    }

interface Key {
  igrejaId: number
  ator: string
  rota: string
  chave: string
}

/**
 * Answers a call once for each `Idempotency-Key`: the same key with the same body gets the same answer again, whatever
 * became of the connection meanwhile. Failures of ours (5xx) are not kept, nor that it was asked too often.
 *
 * @throws AppError VALIDATION for a key that is too short or odd, IDEMPOTENCY_MISMATCH, IDEMPOTENCY_BUSY
 */
export async function answerOnce(
  ctx: Context,
  rota: string,
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const chave = ctx.header('idempotency-key')
  if (chave === undefined) return run()
  if (!/^[\x21-\x7e]{8,100}$/.test(chave)) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'idempotency-key', regra: 'regex' }] })
  }
  const ator = ctx.auth ? `user:${ctx.auth.userId}` : 'visitante'
  const key = { igrejaId: requireIgreja(ctx).id, ator, rota, chave }
  const corpoHash = createHash('sha256').update(JSON.stringify(input)).digest()
  if (!(await claim(ctx, key, corpoHash))) {
    const stored = await inTenant(ctx, (trx) => take(ctx, trx, key, corpoHash))
    if (stored) return replay(stored)
  }
  try {
    const result = await run()
    await keep(ctx, key, { ok: result })
    return result
  } catch (error) {
    if (!(error instanceof AppError) || error.httpStatus >= 500 || NOTHING_DECIDED.has(error.code)) {
      await inTenant(ctx, (trx) => only(trx.deleteFrom('idempotencia'), key).execute())
      throw error
    }
    await keep(ctx, key, { error: { code: error.code, detalhes: error.detalhes, campos: error.campos } })
    throw error
  }
}

const NOTHING_DECIDED = new Set<ErrorCode>(['CAPTCHA_REQUIRED', 'TOO_MANY_REQUESTS'])

/** Whether the key is new: then the answer is this request's to find. */
async function claim(ctx: Context, key: Key, corpoHash: Buffer): Promise<boolean> {
  const claimed = await onceInTenant(ctx, (trx) =>
    trx
      .insertInto('idempotencia')
      .values({ ...key, corpoHash, trabalhandoAte: AT_WORK })
      .onConflict((conflict) => conflict.doNothing())
      .returning('chave')
      .executeTakeFirst(),
  )
  return claimed !== undefined
}

/** The answer that was given before, or undefined: then the one who was to find it has gone. */
async function take(ctx: Context, trx: TenantTrx, key: Key, corpoHash: Buffer): Promise<Stored | undefined> {
  const row = await only(trx.selectFrom('idempotencia'), key)
    .select(['corpoHash', 'respostaEncrypted', sql<boolean>`trabalhando_ate > now()`.as('busy')])
    .forUpdate()
    .executeTakeFirst()
  if (row && !row.corpoHash.equals(corpoHash)) throw new AppError('IDEMPOTENCY_MISMATCH')
  if (row?.respostaEncrypted) {
    return JSON.parse(unseal(ctx.deps.secrets, 'idempotencia', key.chave, row.respostaEncrypted)) as Stored
  }
  if (!row || row.busy) throw new AppError('IDEMPOTENCY_BUSY', { retryAfter: 2 })
  await only(trx.updateTable('idempotencia'), key).set({ trabalhandoAte: AT_WORK }).execute()
  return undefined
}

function keep(ctx: Context, key: Key, stored: Stored): Promise<unknown> {
  const respostaEncrypted = seal(ctx.deps.secrets, 'idempotencia', key.chave, JSON.stringify(stored))
  return onceInTenant(ctx, (trx) =>
    only(trx.updateTable('idempotencia'), key).set({ respostaEncrypted }).execute(),
  )
}

function replay(stored: Stored): unknown {
  if ('ok' in stored) return stored.ok
  const { code, detalhes, campos } = stored.error
  throw new AppError(code, { ...(detalhes ? { detalhes } : {}), ...(campos ? { campos } : {}) })
}

/** The row of a key, for any kind of statement. */
function only<Query extends { where: (column: never, operator: never, value: never) => Query }>(
  query: Query,
  { ator, rota, chave }: Key,
): Query {
  const where = (on: Query, column: string, value: string) =>
    on.where(column as never, '=' as never, value as never)
  return where(where(where(query, 'ator', ator), 'rota', rota), 'chave', chave)
}
