import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { CopiaRefused } from './look.ts'

/** Whether nobody but one person has done anything at a church yet: what comes along would be mixed with it. */
export async function isNova(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<boolean> {
  const tables = [
    'arquivo',
    'celula',
    'culto',
    'devocional',
    'evento',
    'filme',
    'louvor',
    'noticia',
    'oracao',
    'pedido',
    'video',
  ]
  const found = tables.map(
    (name) => sql`exists (select from ${sql.table(name)} where igreja_id = ${igrejaId}
    and ${name === 'arquivo' ? sql`finalidade <> 'copia'` : sql`true`})`,
  )
  const { rows } = await sql<{ nova: boolean }>`select not (${sql.join(found, sql` or `)}
    or exists (select from usuario where igreja_id = ${igrejaId} and user_id <> ${userId})) as nova`.execute(
    trx,
  )
  return rows[0]!.nova
}

/** @throws CopiaRefused */
export async function requireNova(trx: TenantTrx, who: { igrejaId: number; userId: number }): Promise<void> {
  if (!(await isNova(trx, who))) throw new CopiaRefused('naoVazia')
}
