import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { sealedColumns } from '../../sealed-columns.ts'
import { seal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'
import { unlock } from './cofre.ts'
import type { Contas } from './contas.ts'
import { TIPOS } from './look-at-file.ts'
import { CopiaRefused, parseRow, type OpenCopia } from './look.ts'
import { withParticipants } from './participants.ts'
import { asWritten } from './rich.ts'
import { CUT, sealedOf } from './rows.ts'
import type { CopiaTable } from './tables.ts'
import { filmAsOurs } from './take-files.ts'

const BATCH = 500
const BATCH_BYTES = 1024 * 1024
/** What triggers count up again as the rows below come in, or leads to rows that come later: it is as it was in the end. */
export const COUNTED: Readonly<Record<string, readonly string[]>> = {
  evento: ['form_version'],
  ingresso: ['form_version'],
  lote: ['retido', 'vendido'],
  oracao: ['qtde_oraram'],
  usuario: ['imagem_id'],
}
/** Numbers of a church's own records are kept, so that addresses of its pages stay right; they may not use up the rest. */
const MOST_SKIPPED = 20_000_000
const SKIPPED_AT_ONCE = 1_000_000

type Row = Record<string, unknown>

/** Rows of one table, as they are to be at the church that they come to. @throws CopiaRefused */
export async function takeRows(
  trx: TenantTrx,
  given: {
    igrejaId: number
    table: CopiaTable
    lines: AsyncIterable<string>
    open: OpenCopia
    contas: Contas
    key: Buffer
    secrets: Secrets
    step: (done?: number) => void
  },
): Promise<void> {
  const { igrejaId, table, lines, step } = given
  // What a new church begins with, and what triggers have made of the rows before; the books are only added to.
  if (table.name !== 'lancamento')
    await sql`delete from ${sql.table(table.name)} where igreja_id = ${igrejaId}`.execute(trx)
  let highest = 0
  let [batch, bytes]: [Row[], number] = [[], 0]
  const write = async () => {
    if (batch.length > 0) await insertBatch(trx, { ...given, rows: batch })
    step(batch.length)
    ;[batch, bytes] = [[], 0]
  }
  for await (const line of lines) {
    const row = asOurs(parseRow(line), given)
    if (!row) continue
    if (typeof row['id'] === 'number') highest = Math.max(highest, row['id'])
    batch.push(row)
    bytes += line.length
    if (batch.length === BATCH || bytes > BATCH_BYTES) await write()
  }
  await write()
  if (table.sequence) await skipNumbers(trx, table.sequence, highest)
}

/** The church, the accounts, and nothing that leads to what has not come; null for what is nobody's here. */
function asOurs(
  row: Row,
  { igrejaId, table, contas, open }: { igrejaId: number; table: CopiaTable; contas: Contas; open: OpenCopia },
): Row | null {
  const ours: Row = {}
  for (const { name } of table.columns) if (name in row) ours[name] = row[name]
  ours['igreja_id'] = igrejaId
  for (const column of [...table.loose, ...(CUT[table.name] ?? [])]) ours[column] = null
  for (const column of table.users) {
    const id = ours[column]
    // Below zero stands nobody, whose orders are counted all the same.
    if (typeof id !== 'number' || id < 0) continue
    const here = contas.get(id)
    const isNullable = table.columns.find(({ name }) => name === column)!.isNullable
    if (here === undefined && !isNullable) return null
    ours[column] = here ?? null
  }
  // Who answers for an organisation does so at their installation.
  if (table.name === 'user_igreja_role' && ours['role'] === 'ROLE_SUPER_ADMIN') return null
  if (table.name === 'pagamento' || table.name === 'lancamento') ours['gateway_id'] = null
  // What did not open where it was made, and cannot be without it.
  const isLost = sealedOf(table.name).some((purpose) => {
    const { column } = sealedColumns[purpose]
    return ours[column] === null && !table.columns.find(({ name }) => name === column)!.isNullable
  })
  if (isLost) return null
  if (table.name === 'usuario') return { ...ours, imagem_id: null }
  if (table.name === 'filme') return filmAsOurs(ours, open)
  if (table.name === 'arquivo') requireKnownTypes(ours)
  // Places are taken one by one, within what the lot holds.
  if (table.name === 'lote') return { ...ours, retido: 0, vendido: ours['vendido_externo'] ?? 0 }
  return withParticipants(asWritten(table.name, ours), { table: table.name, contas })
}

/** A file is sent as what its row says that it is. @throws CopiaRefused */
function requireKnownTypes({ versoes }: Row): void {
  const known = new Set(Object.values(TIPOS))
  const isKnown = (one: unknown) => known.has((one as { tipo?: string } | null)?.tipo ?? '')
  if (!Array.isArray(versoes) || !versoes.every(isKnown)) throw new CopiaRefused('formato')
}

async function insertBatch(
  trx: TenantTrx,
  { table, rows, key, secrets }: { table: CopiaTable; rows: Row[]; key: Buffer; secrets: Secrets },
): Promise<void> {
  await sealAnew(trx, { table, rows, key, secrets })
  const present = table.columns.filter(({ name }) => rows.some((row) => name in row))
  const columns = sql.join(present.map(({ name }) => sql.ref(name)))
  await sql`insert into ${sql.table(table.name)} (${columns}) overriding system value
    select ${columns} from ${recordset(table.name, rows)}`.execute(trx)
}

const recordset = (table: string, rows: readonly Row[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

/** By the key of this installation, for where the row lies now. */
async function sealAnew(
  trx: TenantTrx,
  { table, rows, key, secrets }: { table: CopiaTable; rows: Row[]; key: Buffer; secrets: Secrets },
): Promise<void> {
  for (const purpose of sealedOf(table.name)) {
    const { column, context } = sealedColumns[purpose]
    const locked = rows.filter((row) => typeof row[column] === 'string')
    if (locked.length === 0) continue
    const bare = locked.map((row) => ({ ...row, [column]: null }))
    const { rows: contexts } = await sql<{ contexto: string }>`
      select (${sql.raw(context)})::text as contexto from ${recordset(table.name, bare)} with ordinality
      order by ordinality`.execute(trx)
    for (const [index, row] of locked.entries()) {
      const text = unlock(key, `${table.name}.${column}`, row[column] as string)
      row[column] = `\\x${seal(secrets, purpose, contexts[index]!.contexto, text).toString('hex')}`
    }
  }
}

/** Says of the counts of a table what the archive says of them. */
export async function settleCounts(
  trx: TenantTrx,
  { igrejaId, table, lines }: { igrejaId: number; table: string; lines: AsyncIterable<string> },
): Promise<void> {
  const columns = COUNTED[table]!
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))
  const [here, there] = ['t', 'r'].map((name) =>
    sql.join(columns.map((column) => sql.ref(`${name}.${column}`))),
  )
  let batch: Row[] = []
  const write = async () => {
    await sql`update ${sql.table(table)} t set ${set} from ${recordset(table, batch)} r
      where t.igreja_id = ${igrejaId} and t.id = r.id and (${here!}) is distinct from (${there!})`.execute(
      trx,
    )
    batch = []
  }
  for await (const line of lines) {
    const row = parseRow(line)
    batch.push(Object.fromEntries(['id', ...columns].map((column) => [column, row[column] ?? null])))
    if (batch.length === BATCH) await write()
  }
  if (batch.length > 0) await write()
}

async function skipNumbers(trx: TenantTrx, sequence: string, highest: number): Promise<void> {
  const { rows } = await sql<{
    last: number
  }>`select last_value::int as last from ${sql.raw(sequence)}`.execute(trx)
  let left = highest - rows[0]!.last
  if (left > MOST_SKIPPED) throw new CopiaRefused('formato')
  for (; left > 0; left -= SKIPPED_AT_ONCE)
    await sql`select count(nextval(${sequence}::regclass)) from generate_series(1, ${Math.min(left, SKIPPED_AT_ONCE)})`.execute(
      trx,
    )
}
