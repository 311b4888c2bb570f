import type { SilencioAviso } from '@atrio/contract'
import { QUIET_FROM, QUIET_UNTIL } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'

interface Person {
  igrejaId: number
  userId: number
}

/** When a person's devices keep silent; as nights are, until they say otherwise. */
export async function findSilencio(trx: TenantTrx, { igrejaId, userId }: Person): Promise<SilencioAviso> {
  const { fusoHorario } = await trx
    .selectFrom('igreja')
    .where('id', '=', igrejaId)
    .select('fusoHorario')
    .executeTakeFirstOrThrow()
  const own = await trx
    .selectFrom('silencioAviso')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['flagAtivo', 'inicio', 'fim', 'fusoHorario'])
    .executeTakeFirst()
  if (!own) return { flagAtivo: true, inicio: QUIET_FROM, fim: QUIET_UNTIL, fusoHorario }
  return { ...own, fusoHorario: own.fusoHorario ?? fusoHorario }
}

export async function saveSilencio(
  trx: TenantTrx,
  silencio: Person & Omit<SilencioAviso, 'fusoHorario'> & { fusoHorario: string | null },
): Promise<void> {
  const { igrejaId: _igreja, userId: _user, ...chosen } = silencio
  await trx
    .insertInto('silencioAviso')
    .values(silencio)
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'userId'])
        .doUpdateSet({ ...chosen, dataUltimaAlteracao: sql<Date>`now()` }),
    )
    .execute()
}

/** Whether clocks of that name exist. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
