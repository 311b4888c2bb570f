import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/client.ts'
import type { Regular } from '../../jobs/regular.ts'
import { withPlatform } from '../../db/tenant.ts'
import { CATALOGUE, type CatalogueEntry } from '../catalogue.ts'
import { importTraducao } from './import-traducao.ts'
import type { ImportedVerse } from './imported-verse.ts'
import { readSword } from './read-sword.ts'
import { swordArchive } from './sword-files.ts'
import { readEntry, type BibleSource } from './read-entry.ts'

export interface Fetching {
  db: Database
  source: BibleSource
  log: Pick<Logger, 'info' | 'warn'>
  catalogue?: readonly CatalogueEntry[]
  signal?: AbortSignal
}

/** How long the one who fetches has before another process may: longer than a download may take. */
const LEASE = sql<Date>`now() + interval '10 minutes'`

/** Texts of languages that came to the platform, and those that did not come before, every five minutes. */
export function bibleRegular({
  source,
  log,
}: Pick<Fetching, 'source' | 'log'>): Regular<Pick<Fetching, 'db'>>[] {
  if (source === 'off') return []
  return [
    {
      name: 'fetch-bibles',
      cron: '*/5 * * * *',
      seconds: 7_200,
      run: ({ db }, signal) => fetchMissing({ db, source, log, signal }),
    },
  ]
}

/**
 * Fetches the texts of the languages of the platform's churches that have none yet. Of several processes one does it, and
 * each text is fetched once for the whole installation: what an operator removes afterwards stays away.
 *
 * @returns when to try again, for what did not come; null when nothing is missing.
 */
export async function fetchMissing(fetching: Fetching): Promise<Date | null> {
  for (const entry of await listMissing(fetching)) {
    if (fetching.signal?.aborted) return null
    if (await claim(fetching.db, entry)) await fetchOne(fetching, entry)
  }
  const missing = await listMissing(fetching)
  if (missing.length === 0) return null
  const { venceEm } = await fetching.db
    .selectFrom('bibliaCatalogo')
    .where(
      'codigo',
      'in',
      missing.map(({ codigo }) => codigo),
    )
    .select((eb) => eb.fn.min('venceEm').as('venceEm'))
    .executeTakeFirstOrThrow()
  return venceEm
}

/** A text of the catalogue, brought in now: checked, imported and told to every process. */
export async function installEntry(
  { db, source, signal }: Pick<Fetching, 'db' | 'source' | 'signal'>,
  entry: CatalogueEntry,
  onBytes?: (bytes: number) => void,
): Promise<number> {
  const { url, bytes: _bytes, sha256: _sha256, ...traducao } = entry
  const archive = await readEntry(entry, source, { signal, ...(onBytes && { onBytes }) })
  const verses = unhurried(readSword(swordArchive(url, archive)))
  const count = await importTraducao(db, traducao, verses)
  await setInstalled(db, entry)
  return count
}

async function listMissing({ db, catalogue = CATALOGUE }: Fetching): Promise<CatalogueEntry[]> {
  const { rows } = await sql<{ codigo: string }>`
    select codigo from unnest(${catalogue.map(({ codigo }) => codigo)}::text[], ${catalogue.map(({ idioma }) => idioma)}::text[])
      as oferta (codigo, idioma)
    where idioma in (select idioma from igreja)
      and idioma not in (select idioma from biblia_traducao)
      and codigo not in (select codigo from biblia_catalogo where situacao = 'instalada')`.execute(db)
  return catalogue.filter(({ codigo }) => rows.some((row) => row.codigo === codigo))
}

/** True for the one process that may fetch it now. */
async function claim(db: Database, { codigo }: CatalogueEntry): Promise<boolean> {
  const { rows } = await sql`
    insert into biblia_catalogo as c (codigo, situacao, vence_em) values (${codigo}, 'baixando', ${LEASE})
    on conflict (codigo) do update set situacao = 'baixando', recebidos = 0, vence_em = ${LEASE}
      where c.situacao <> 'instalada' and c.vence_em <= now()
    returning codigo`.execute(db)
  return rows.length === 1
}

async function fetchOne(fetching: Fetching, entry: CatalogueEntry): Promise<void> {
  const { db, log, source } = fetching
  const { codigo, nome, bytes } = entry
  log.info({ codigo, bytes, source }, `Bible: fetching ${nome}`)
  // Pages that say that a text is on its way are drawn anew.
  await tellEveryone(db)
  let tenths = 0
  const onBytes = (received: number) => {
    const reached = Math.floor((10 * received) / bytes)
    if (reached <= tenths) return
    tenths = reached
    log.info({ codigo, received, bytes }, `Bible: ${reached * 10} % of ${nome}`)
    // Only shown: the next one tells it, too.
    void setReceived(db, entry, received).catch(() => {})
  }
  try {
    const count = await installEntry(fetching, entry, onBytes)
    log.info({ codigo, verses: count }, `Bible: ${nome} is there. ${entry.licenca}: ${entry.atribuicao}`)
  } catch (error) {
    const motivo = error instanceof Error ? error.message : String(error)
    await giveUpForNow(db, entry, motivo)
    await tellEveryone(db)
    log.warn(
      { codigo, reason: motivo },
      `Bible: ${nome} did not come and is tried again later; npm run bible:add -- ${codigo} brings it in from a file`,
    )
  }
}

/** Nothing waits for it: what was said before may come after. */
function setReceived(db: Database, { codigo }: CatalogueEntry, recebidos: number): Promise<unknown> {
  return sql`update biblia_catalogo set recebidos = greatest(recebidos, ${recebidos})
    where codigo = ${codigo} and situacao = 'baixando'`.execute(db)
}

function setInstalled(db: Database, { codigo, bytes }: CatalogueEntry): Promise<unknown> {
  return sql`insert into biblia_catalogo (codigo, situacao, recebidos) values (${codigo}, 'instalada', ${bytes})
    on conflict (codigo) do update set situacao = 'instalada', recebidos = ${bytes}, motivo = null`.execute(
    db,
  )
}

/** Five minutes at first, then longer and longer, up to a day. */
function giveUpForNow(db: Database, { codigo }: CatalogueEntry, motivo: string): Promise<unknown> {
  return sql`update biblia_catalogo set situacao = 'falhou', motivo = ${motivo.slice(0, 500)}, falhas = falhas + 1,
      vence_em = now() + least(interval '1 day', interval '5 minutes' * power(4, least(falhas, 6)))
    where codigo = ${codigo}`.execute(db)
}

function tellEveryone(db: Database): Promise<unknown> {
  return withPlatform(db, (trx) => sql`select pg_notify('igreja_changed', '*')`.execute(trx))
}

/** A text is read between requests, not before them. */
async function* unhurried(verses: AsyncIterable<ImportedVerse>): AsyncGenerator<ImportedVerse> {
  let count = 0
  for await (const verse of verses) {
    yield verse
    if (++count % 50 === 0) await setImmediate()
  }
}
