import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from './errors.ts'

interface Stored {
  /** The table, and the row's own key there, as `revisao` has it. */
  recurso: string
  /** Null is any row of a list. */
  registro: string | null
  versao: number
  valores: Record<string, unknown>
}

/**
 * A form that was opened before somebody else saved changes nothing: it is told what is there now, who wrote it and when.
 * @throws AppError VERSION_CONFLICT
 */
export async function refuseStale(
  trx: TenantTrx,
  { seen, now }: { seen: number; now: Stored },
): Promise<void> {
  if (seen === now.versao) return
  const { rows } = await sql<{ nome: string | null; em: Date }>`
    select nullif(concat_ws(' ', u.nome, u.sobrenome), '') as nome, r.data_cadastro as em
    from revisao r left join usuario u on u.igreja_id = r.igreja_id and u.user_id = r.user_id
    where r.recurso = ${now.recurso} and (${now.registro}::text is null or r.registro_id = ${now.registro}) order by r.id desc limit 1`.execute(
    trx,
  )
  throw new AppError('VERSION_CONFLICT', {
    conflito: {
      versao: now.versao,
      alteradoPor: rows[0]?.nome ?? null,
      alteradoEm: rows[0]?.em.toISOString() ?? null,
      valores: now.valores,
    },
  })
}

/** The number of the last change of a list, which stands for its version. */
export async function lastChange(trx: TenantTrx, { recurso }: { recurso: string }): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0)::int as last from revisao where recurso = ${recurso}`.execute(trx)
  return rows[0]!.last
}
