import { createHmac } from 'node:crypto'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../db/client.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import { attendEach, igrejasWith } from '../../jobs/rounds.ts'
import type { Secrets } from '../../secrets.ts'
import { openComprador, type Comprador } from './buyer.ts'

/** Letters of a word that are looked for: fewer find whole words alone, what comes after more is not looked at. */
const FEWEST = 3
const MOST = 24
const BATCH = 500

type Named = Pick<Comprador, 'nome' | 'email'>
interface Sealed {
  igrejaId: number
  id: number
  codigo: string
}

/** Makes an order without an account findable. What is sealed stays so: without the key these numbers say nothing. */
export async function saveTermos(
  secrets: Secrets,
  trx: TenantTrx,
  { pedido: { igrejaId, id }, comprador }: { pedido: Omit<Sealed, 'codigo'>; comprador: Named },
): Promise<void> {
  const key = secrets.key(PURPOSE)
  const termos = wordsOf(comprador).map((word) => hash(key, igrejaId, word))
  await sql`insert into comprador_termo (igreja_id, termo, pedido_id)
    select ${igrejaId}, unnest(${termos}::bigint[]), ${id} on conflict do nothing`.execute(trx)
}

/** When an order is sealed anew: the numbers of before would say nothing once their key is gone. */
export async function renewTermos(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, id, comprador }: Omit<Sealed, 'codigo'> & { comprador: string },
): Promise<void> {
  const gone = await sql`delete from comprador_termo where pedido_id = ${id} returning pedido_id`.execute(trx)
  if (gone.rows.length === 0) return
  await saveTermos(secrets, trx, { pedido: { igrejaId, id }, comprador: JSON.parse(comprador) as Named })
}

/** Of orders without an account: a word of the name or e-mail of who bought it begins with each of these. */
export function hasTermos(secrets: Secrets, igrejaId: number, words: readonly string[]): RawBuilder<SqlBool> {
  const each = words.map((word) => {
    const termos = secrets.keys(PURPOSE).map((key) => hash(key, igrejaId, fold(word).slice(0, MOST)))
    return sql`pedido.id in (select pedido_id from comprador_termo where termo = any(${termos}::bigint[]))`
  })
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`
}

/**
 * Makes orders findable that are not yet: of before there was this search, or whose account was taken away.
 * @returns how many there were.
 */
export async function saveMissingTermos(deps: {
  db: Database
  secrets: Secrets
  onError: (error: unknown) => void
}): Promise<number> {
  let done = 0
  await attendEach(
    igrejasWith(deps.db, sql`exists (select from pedido where ${MISSING})`),
    async (igrejaId) => {
      for (let after = 0, rows = BATCH; rows === BATCH; done += rows) {
        ;({ after, rows } = await withTenant(deps.db, { igrejaId }, (trx) => saveSome(deps, trx, after)))
      }
    },
  )
  return done
}

const MISSING = sql<SqlBool>`user_id is null and not exists (select from comprador_termo t
  where t.igreja_id = pedido.igreja_id and t.pedido_id = pedido.id)`

async function saveSome(
  { secrets, onError }: { secrets: Secrets; onError: (error: unknown) => void },
  trx: TenantTrx,
  after: number,
): Promise<{ after: number; rows: number }> {
  const found = await trx
    .selectFrom('pedido')
    .where(MISSING)
    .where('id', '>', after)
    .select(['igrejaId', 'id', 'codigo', 'compradorEncrypted'])
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { compradorEncrypted, ...pedido } of found) {
    const comprador = openOrTell(secrets, pedido, compradorEncrypted, onError)
    if (comprador) await saveTermos(secrets, trx, { pedido, comprador })
  }
  return { after: found.at(-1)?.id ?? after, rows: found.length }
}

/** One that no key opens any more must not keep the others from being found. */
function openOrTell(
  secrets: Secrets,
  { codigo }: Sealed,
  sealed: Buffer,
  onError: (error: unknown) => void,
): Comprador | null {
  try {
    return openComprador(secrets, codigo, sealed)
  } catch (error) {
    onError(error)
    return null
  }
}

const PURPOSE = 'comprador-busca'

function wordsOf({ nome, email }: Named): string[] {
  const address = fold(email)
  const whole = [...fold(nome).split(/\s+/), address, ...address.split('@')[0]!.split(/[^\p{L}\d]+/u)]
  return [...new Set(whole.filter(Boolean).flatMap(beginnings))]
}

function beginnings(word: string): string[] {
  const longest = Math.min(word.length, MOST)
  const shortest = Math.min(FEWEST, longest)
  return Array.from({ length: longest - shortest + 1 }, (_, more) => word.slice(0, shortest + more))
}

function hash(key: Buffer, igrejaId: number, word: string): bigint {
  return createHmac('sha256', key).update(`${igrejaId}:${word}`).digest().readBigInt64BE()
}

/** As `fold_text` of the database does. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
