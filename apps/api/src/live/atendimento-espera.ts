import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Due } from '../jobs/agenda.ts'
import { maoLevantada } from './kinds.ts'

/** After so many minutes nobody will have. */
const OPEN_FOR_MS = 30 * 60_000

/** Nobody has taken a hand for a minute: all who may are rung. Later on it says that nobody has. */
export async function ringHosts(
  deps: Pick<Deps, 'announce' | 'db'>,
  { igrejaId, referencia }: Due,
): Promise<void> {
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    const hand = await trx
      .selectFrom('atendimento')
      .where('id', '=', Number(referencia))
      .where('estado', '=', 'aberto')
      .select(['id', 'transmissaoId', 'dataCadastro'])
      .forUpdate()
      .executeTakeFirst()
    const until = hand && new Date(hand.dataCadastro.getTime() + OPEN_FOR_MS)
    const isOver = until !== undefined && until <= new Date()
    if (hand && isOver) {
      await trx.updateTable('atendimento').set({ estado: 'sem_resposta' }).where('id', '=', hand.id).execute()
    }
    if (hand && !isOver && (await isFirst(trx, hand)))
      await tellHosts(deps, trx, { igrejaId, transmissaoId: hand.transmissaoId })
    await putAgenda(trx, {
      igrejaId,
      tipo: 'atendimento_espera',
      referencia,
      when: until && !isOver ? until : null,
    })
  })
}

/** Of an earlier hand that still waits they know: a hundred that are raised at once ring nobody a hundred times. */
async function isFirst(trx: TenantTrx, { id }: { id: number }): Promise<boolean> {
  const before = await trx
    .selectFrom('atendimento')
    .where('estado', '=', 'aberto')
    .where('id', '<', id)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return before === undefined
}

async function tellHosts(
  { announce }: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { igrejaId, transmissaoId }: { igrejaId: number; transmissaoId: number },
): Promise<void> {
  const people = await trx
    .selectFrom('user')
    .innerJoin('usuario', 'usuario.userId', 'user.id')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.flagAtivo', '=', true)
    .where(
      sql<boolean>`"user".id in (
        select user_id from equipe_funcao where igreja_id = ${igrejaId} and funcao in ('midia', 'moderacao')
        union all select user_id from user_igreja_role where igreja_id = ${igrejaId}
          and role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT'))`,
    )
    .select(['user.id', 'user.email', 'user.idioma'])
    .orderBy('user.id')
    .limit(50)
    .execute()
  for (const { id, email, idioma } of people) {
    const to = { email, locale: localeOf(idioma) ?? 'en', userId: id }
    await announce(trx, {
      kind: maoLevantada,
      igrejaId,
      to,
      facts: { url: `/live?transmissao=${transmissaoId}` },
    })
  }
}
