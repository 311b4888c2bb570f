import type { MudancaAgendada, Resource, Valores } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { recursoOf } from './sql.ts'

/** A change that waits for its time, or did not come at it (Decision 283). */
export interface Mudanca {
  publicarEm: Date
  valores: Valores
  versaoBase: number
  falha: MudancaAgendada['falha']
  dataCadastro: Date
  userId: number | null
  flagRetirada: boolean
  retirarEm: Date | null
}

/** What is to come of a record, where anything is. */
export async function findMudanca(
  trx: TenantTrx,
  { resource, id }: { resource: Resource; id: number },
): Promise<Mudanca | null> {
  const { rows } = await sql<Mudanca>`
    select vale_em as publicar_em, valores, versao_base, falha, data_cadastro, user_id, flag_retirada, vale_ate as retirar_em
    from mudanca_agendada
    where recurso = ${recursoOf(resource)} and registro_id = ${id}`.execute(trx)
  return rows[0] ?? null
}
