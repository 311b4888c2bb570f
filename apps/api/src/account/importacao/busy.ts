import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

/** What hangs on a person without their having done anything: what they were told, what the file itself brought. */
const OF_NOBODYS_DOING = [
  'importacao',
  'importacao_linha',
  'notificacao',
  'one_time_code',
  'revisao',
  'usuario',
  'usuario_documento',
  'usuario_endereco',
]

interface Reference {
  tabela: string
  coluna: string
  /** Of the account at the church, or of that of the platform. */
  chave: 'id' | 'user_id'
  flagIgreja: boolean
}

/**
 * Those who opened their account, or whom anything else of the church leads to. What leads to a person is found in the
 * catalogue of the database, so that a table that is new tomorrow is not forgotten.
 */
export async function listBusy(
  trx: TenantTrx,
  { igrejaId, ids }: { igrejaId: number; ids: readonly number[] },
): Promise<Set<number>> {
  const { rows: references } = await sql<Reference>`
    select c.relname as tabela, a.attname as coluna,
      case when r.confrelid = '"user"'::regclass or p.attname = 'user_id' then 'user_id' else 'id' end as chave,
      exists (select from pg_attribute i where i.attrelid = r.conrelid and i.attname = 'igreja_id') as "flagIgreja"
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    join lateral unnest(r.conkey, r.confkey) k(mine, theirs) on true
    join pg_attribute a on a.attrelid = r.conrelid and a.attnum = k.mine
    join pg_attribute p on p.attrelid = r.confrelid and p.attnum = k.theirs
    where r.contype = 'f' and r.confrelid in ('usuario'::regclass, '"user"'::regclass)
      and a.attname <> 'igreja_id' and c.relname <> all(${OF_NOBODYS_DOING}::text[])`.execute(trx)
  const led = references.map(({ tabela, coluna, chave, flagIgreja }) => {
    const here = flagIgreja ? sql`where t.igreja_id = ${igrejaId}` : sql``
    return sql`u.${sql.ref(chave)} in (select t.${sql.ref(coluna)} from ${sql.table(tabela)} t ${here})`
  })
  const { rows } = await sql<{ id: number }>`select u.id from usuario u where u.igreja_id = ${igrejaId}
    and u.id = any(${[...ids]}::int[]) and (u.flag_ativo or ${sql.join(led, sql` or `)})`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
