import { CANAIS, type Canal, type PreferenciaAviso } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { isOptional, type Kind } from './kind.ts'

interface Person {
  igrejaId: number
  userId: number
}

/** Each kind of which something may be switched off, with what the person has said of it; on where they said nothing. */
export async function listPreferencias(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    locale,
    kinds,
    push,
  }: Person & { locale: Locale; kinds: readonly Kind[]; push: boolean },
): Promise<PreferenciaAviso[]> {
  const off = await trx
    .selectFrom('preferenciaAviso')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('flagAtivo', '=', false)
    .select(['tipo', 'canal'])
    .execute()
  const isOff = (tipo: string, canal: Canal) => off.some((one) => one.tipo === tipo && one.canal === canal)
  return kinds.flatMap((kind) => {
    if (kind.describe === null) return []
    const canais = CANAIS.filter((canal) => isOptional(kind, canal) && (push || canal !== 'push'))
    if (canais.length === 0) return []
    return {
      tipo: kind.codigo,
      ...kind.describe(locale),
      flagUrgente: push && kind.push?.urgente === true,
      canais: canais.map((canal) => ({ canal, flagAtivo: !isOff(kind.codigo, canal) })),
    }
  })
}

/** Writes down what a person at the church wants; the same again changes nothing. */
export async function savePreferencia(
  trx: TenantTrx,
  preferencia: Person & { tipo: string; canal: Canal; flagAtivo: boolean },
): Promise<void> {
  const { flagAtivo } = preferencia
  await trx
    .insertInto('preferenciaAviso')
    .values(preferencia)
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'userId', 'tipo', 'canal'])
        .doUpdateSet({ flagAtivo, dataUltimaAlteracao: sql<Date>`now()` }),
    )
    .execute()
}
