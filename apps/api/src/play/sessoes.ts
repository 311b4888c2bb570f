import type { TelaPlay } from '@atrio/contract'
import { PLAY_VALIDADE_SEGUNDOS } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { saveProgresso } from './progresso.ts'

interface Viewer {
  igrejaId: number
  userId: number
}

/** One browser of one device, as it calls itself, and the log-in by which its person knows it. */
export interface Aparelho {
  aparelho: string
  sessionId: string
}

/** It said lately that it plays, and nobody stopped it (Decision 231). */
const isLive = sql<boolean>`reproducao_sessao.encerrada_em is null
  and reproducao_sessao.sinal_em > now() - make_interval(secs => ${PLAY_VALIDADE_SEGUNDOS})`

/**
 * Gives a device its screen, in place of the one that it had. Those who ask at once for one person are answered one after
 * the other, so that no two get the last one.
 */
export async function openSessao(
  trx: TenantTrx,
  given: Viewer & Aparelho & { conteudoId: number; telas: number },
): Promise<{ sessao: string } | { cheia: TelaPlay[] }> {
  const { userId, conteudoId, aparelho, sessionId, telas } = given
  await takeTurn(trx, given)
  await trx
    .updateTable('reproducaoSessao')
    .set({ encerradaEm: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('aparelho', '=', aparelho)
    .where('encerradaEm', 'is', null)
    .execute()
  const others = await listTelas(trx, { userId })
  if (others.length >= telas) return { cheia: others }
  const device = await trx
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(['navegador', 'sistema'])
    .executeTakeFirst()
  const { id } = await trx
    .insertInto('reproducaoSessao')
    .values({ userId, conteudoId, aparelho, ...device })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { sessao: id }
}

/** One after the other, of one person. */
async function takeTurn(trx: TenantTrx, { igrejaId, userId }: Viewer): Promise<void> {
  await sql`select pg_advisory_xact_lock(7411008, hashtext(${`${igrejaId}:${userId}`}))`.execute(trx)
}

async function listTelas(trx: TenantTrx, { userId }: { userId: number }): Promise<TelaPlay[]> {
  const rows = await trx
    .selectFrom('reproducaoSessao')
    .innerJoin('planoAssinaturaConteudo as c', 'c.id', 'reproducaoSessao.conteudoId')
    .where('userId', '=', userId)
    .where(isLive)
    .select(['reproducaoSessao.id', 'titulo', 'navegador', 'sistema', 'iniciadaEm'])
    .orderBy('iniciadaEm')
    .execute()
  return rows.map(({ id, iniciadaEm, ...row }) => ({
    sessao: id,
    ...row,
    iniciadaEm: iniciadaEm.toISOString(),
  }))
}

/**
 * A device says where it is, and hears whether somebody stopped it. After a silence longer than its screen counts it takes
 * the screen again, unless others have them all by now.
 * @throws AppError NOT_FOUND
 */
export async function signal(
  trx: TenantTrx,
  given: Viewer & { sessao: string; telas: number; posicao: number; duracao: number },
): Promise<{ flagEncerrada: boolean; em: string | null }> {
  const { userId, sessao, telas } = given
  await takeTurn(trx, given)
  const found = await trx
    .selectFrom('reproducaoSessao')
    .where('id', '=', sessao)
    .where('userId', '=', userId)
    .select(['conteudoId', 'encerradaEm', isLive.as('live')])
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  const em = await saveProgresso(trx, { ...given, conteudoId: found.conteudoId })
  if (found.encerradaEm) return { flagEncerrada: true, em }
  if (!found.live && (await listTelas(trx, { userId })).length >= telas) {
    await endSessao(trx, { userId, sessao })
    return { flagEncerrada: true, em }
  }
  await trx
    .updateTable('reproducaoSessao')
    .set({ sinalEm: sql<Date>`now()` })
    .where('id', '=', sessao)
    .execute()
  return { flagEncerrada: false, em }
}

/** @throws AppError NOT_FOUND for a screen of nobody, or of somebody else */
export async function endSessao(
  trx: TenantTrx,
  { userId, sessao }: { userId: number; sessao: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('reproducaoSessao')
    .set({ encerradaEm: sql<Date>`coalesce(encerrada_em, now())` })
    .where('id', '=', sessao)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND')
}

/** Whether a session may begin to read its film: nobody stopped it. */
export async function isOpenSessao(trx: TenantTrx, { sessao }: { sessao: string }): Promise<boolean> {
  const found = await trx
    .selectFrom('reproducaoSessao')
    .where('id', '=', sessao)
    .where('encerradaEm', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
