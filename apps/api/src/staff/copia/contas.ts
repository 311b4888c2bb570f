import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { unlock } from './cofre.ts'
import { CopiaRefused, parseRow } from './look.ts'
import type { Conta } from './rows.ts'

/** Which account here somebody of the archive has. */
export type Contas = ReadonlyMap<number, number>

const IDIOMAS = new Set(['pt_BR', 'en', 'es'])

interface Given {
  key: Buffer
  withPasswords: boolean
  unknownPassword: string
}

const BATCH = 500
const MOST = 500_000

/**
 * The people of an archive by their e-mail: whoever has an account here keeps it as it is, the others get one. Without
 * the digest of their password nobody can log in until they ask for another.
 */
export async function takeContas(
  trx: TenantTrx,
  given: Given & { lines: AsyncIterable<string>; isErased: (uuid: string) => boolean },
): Promise<{ contas: Contas; apagadas: ReadonlySet<number> }> {
  const contas = new Map<number, number>()
  const apagadas = new Set<number>()
  let batch: Conta[] = []
  const write = async () => {
    for (const [{ id, uuid }, here] of await takeBatch(trx, { ...given, batch })) {
      contas.set(id, here)
      if (given.isErased(uuid)) apagadas.add(here)
    }
    batch = []
    if (contas.size > MOST) throw new CopiaRefused('grande')
  }
  for await (const line of given.lines) {
    batch.push(parseRow(line) as unknown as Conta)
    if (batch.length === BATCH) await write()
  }
  await write()
  return { contas, apagadas }
}

async function takeBatch(
  trx: TenantTrx,
  given: Given & { batch: readonly Conta[] },
): Promise<[Conta, number][]> {
  const { batch, key, withPasswords, unknownPassword } = given
  if (batch.some(({ email, id }) => typeof email !== 'string' || !Number.isSafeInteger(id)))
    throw new CopiaRefused('formato')
  const rows = batch.map((conta) => ({
    email: conta.email.trim().toLowerCase().slice(0, 254),
    idioma: IDIOMAS.has(conta.idioma) ? conta.idioma : 'en',
    data_cadastro: conta.data_cadastro,
    password_hash: withPasswords ? unlock(key, 'user.password_hash', conta.password_hash) : unknownPassword,
    password_change_required: withPasswords && conta.password_change_required,
  }))
  await sql`insert into "user" (email, idioma, data_cadastro, password_hash, password_change_required)
    select email, idioma, data_cadastro, password_hash, password_change_required
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(email text, idioma text, data_cadastro timestamptz,
      password_hash text, password_change_required boolean)
    where not exists (select from "user" u where u.email = r.email)`.execute(trx)
  const emails = rows.map(({ email }) => email)
  const known = await sql<{ id: number; email: string }>`
    select id, email from "user" where email = any(${emails}::text[])`.execute(trx)
  const byEmail = new Map(known.rows.map(({ id, email }) => [email, id]))
  return batch.map((conta, index) => [conta, byEmail.get(emails[index]!)!])
}
