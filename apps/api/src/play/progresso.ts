import type { Assistindo, Progresso } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Acesso } from './acesso.ts'
import { listedColumns, shownConteudos, toListado } from './conteudo-rows.ts'

/** The rest is what nobody waits for. */
const FINISHED = 0.95
/** As many as somebody looks through. */
const MAX_SHOWN = 100

/** Where the person stopped in a film; null where they never began. */
export async function findProgresso(
  trx: TenantTrx,
  { userId, conteudoId }: { userId: number; conteudoId: number },
): Promise<Progresso | null> {
  const row = await trx
    .selectFrom('reproducaoProgresso')
    .where('userId', '=', userId)
    .where('conteudoId', '=', conteudoId)
    .select(['posicao', 'duracao', 'concluido as flagConcluido', 'em'])
    .executeTakeFirst()
  return row ? { ...row, em: row.em.toISOString() } : null
}

/**
 * Of several devices the word that came last counts, by this clock: theirs may be wrong by hours (Decision 303). Answers
 * when it came; null where nothing is known of the film yet, or a later word was faster.
 */
export async function saveProgresso(
  trx: TenantTrx,
  given: { userId: number; conteudoId: number; posicao: number; duracao: number },
): Promise<string | null> {
  const { userId, conteudoId, duracao } = given
  if (duracao === 0) return null
  const posicao = Math.min(given.posicao, duracao)
  const row = await trx
    .insertInto('reproducaoProgresso')
    .values({
      userId,
      conteudoId,
      posicao,
      duracao,
      concluido: posicao >= duracao * FINISHED,
      em: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'userId', 'conteudoId'])
        .doUpdateSet((eb) => ({
          posicao: eb.ref('excluded.posicao'),
          duracao: eb.ref('excluded.duracao'),
          concluido: eb.ref('excluded.concluido'),
          em: eb.ref('excluded.em'),
        }))
        .whereRef('reproducaoProgresso.em', '<=', 'excluded.em'),
    )
    .returning('em')
    .executeTakeFirst()
  return row?.em.toISOString() ?? null
}

/** Every film that the person began, the newest first. */
export async function listAssistindo(
  trx: TenantTrx,
  { acesso, userId }: { acesso: Acesso; userId: number },
): Promise<Assistindo[]> {
  const rows = await shownConteudos(trx, acesso)
    .innerJoin('reproducaoProgresso as p', 'p.conteudoId', 'planoAssinaturaConteudo.id')
    .where('p.userId', '=', userId)
    .select(listedColumns)
    .select(['p.posicao', 'p.duracao as inteiro', 'p.concluido', 'p.em'])
    .orderBy('p.em', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ posicao, inteiro, concluido, em, ...row }) => ({
    posicao,
    duracao: inteiro,
    flagConcluido: concluido,
    em: em.toISOString(),
    planoAssinaturaConteudo: toListado(row),
  }))
}
