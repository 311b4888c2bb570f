import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { columnPurposes, sealedColumns, type ColumnPurpose } from '../../sealed-columns.ts'
import { unseal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'
import { lock } from './cofre.ts'
import type { CopiaTable } from './tables.ts'

const BATCH = 500
/** Files that are made for one person, or for this, go within days. */
const FLEETING = ['exportacao', 'copia']

/** Digests by keys of the installation, of use there alone. */
export const CUT: Readonly<Record<string, readonly string[]>> = { sala_participante: ['ip_hmac'] }

export const sealedOf = (table: string): ColumnPurpose[] =>
  columnPurposes.filter((purpose) => sealedColumns[purpose].table === table)

/** Each row of a table as one line of JSON; what is sealed is locked by the passphrase. */
export async function* readRows(
  trx: TenantTrx,
  given: { secrets: Secrets; key: Buffer; igrejaId: number; table: CopiaTable; onRow: () => void },
): AsyncGenerator<Buffer> {
  const { igrejaId, table, secrets, key, onRow } = given
  const purposes = sealedOf(table.name)
  const contexts = purposes.map((purpose) => sql`(${sql.raw(sealedColumns[purpose].context)})::text`)
  const stays = table.name === 'arquivo' ? sql`finalidade <> all(${FLEETING}::text[])` : sql`true`
  const order = sql.join(table.key.map((column) => sql.ref(column)))
  await sql`declare copia_linhas no scroll cursor for
    select (to_jsonb(t) - generated_columns(${table.name}::regclass) - ${CUT[table.name] ?? []}::text[])::text as linha,
      ${contexts.length > 0 ? sql`array[${sql.join(contexts)}]` : sql`'{}'::text[]`} as contextos
    from ${sql.table(table.name)} as t where igreja_id = ${igrejaId} and ${stays} order by ${order}`.execute(
    trx,
  )
  try {
    for (;;) {
      const { rows } = await sql<{ linha: string; contextos: string[] }>`
        fetch forward ${sql.lit(BATCH)} from copia_linhas`.execute(trx)
      if (rows.length === 0) return
      const lines = rows.map(({ linha, contextos }) => {
        onRow()
        return purposes.length === 0 ? linha : relock(linha, contextos)
      })
      yield Buffer.from(`${lines.join('\n')}\n`)
    }
  } finally {
    await sql`close copia_linhas`.execute(trx)
  }

  function relock(linha: string, contextos: readonly string[]): string {
    const row = JSON.parse(linha) as Record<string, unknown>
    for (const [index, purpose] of purposes.entries()) {
      const { column } = sealedColumns[purpose]
      const value = row[column]
      if (typeof value !== 'string') continue
      const sealed = Buffer.from(value.slice(2), 'hex')
      row[column] = relocked(
        () => unseal(secrets, purpose, contextos[index]!, sealed),
        `${table.name}.${column}`,
      )
    }
    return JSON.stringify(row)
  }

  /** What no key of the installation opens is lost already: the archive is made without it. */
  function relocked(open: () => string, place: string): string | null {
    try {
      return lock(key, place, open())
    } catch {
      return null
    }
  }
}

/** What of the platform's tables is the church's. */
export async function readOwnRow(
  trx: TenantTrx,
  { table, chave, igrejaId }: { table: string; chave: string; igrejaId: number },
): Promise<string | null> {
  const { rows } = await sql<{ linha: string }>`
    select (to_jsonb(t) - generated_columns(${table}::regclass))::text as linha
    from ${sql.table(table)} as t where ${sql.ref(chave)} = ${igrejaId}`.execute(trx)
  return rows[0]?.linha ?? null
}

export interface Conta {
  id: number
  /** By which it is known that it was erased since. */
  uuid: string
  email: string
  idioma: string
  data_cadastro: string
  password_change_required: boolean
  /** The digest of the password, locked. */
  password_hash: string
}

/** The accounts that any row of an archive names. */
export async function readContas(
  trx: TenantTrx,
  { tables, key, igrejaId }: { tables: readonly CopiaTable[]; key: Buffer; igrejaId: number },
): Promise<Conta[]> {
  const named = tables.flatMap(({ name, users }) =>
    users.map(
      (column) =>
        sql`select ${sql.ref(column)} as id from ${sql.table(name)} where igreja_id = ${igrejaId} and ${sql.ref(column)} > 0`,
    ),
  )
  const { rows } = await sql<{ linha: Conta }>`
    select to_jsonb(u) as linha from (select id, uuid, email, idioma, data_cadastro, password_change_required, password_hash
      from "user" where id in (${sql.join(named, sql` union `)}) order by id) as u`.execute(trx)
  return rows.map(({ linha }) => ({
    ...linha,
    password_hash: lock(key, 'user.password_hash', linha.password_hash),
  }))
}
