import type { Traducao } from '@atrio/contract'
import { sql } from 'kysely'
import type { Database, PlatformTrx } from '../../db/client.ts'
import { withPlatform } from '../../db/tenant.ts'
import { ImportError, type ImportedVerse } from './imported-verse.ts'

const BATCH = 4_000

/**
 * Puts a translation in the place of the one with its code, if any. All of it, or nothing.
 *
 * @returns how many verses there are now.
 * @throws ImportError where licence or attribution is missing, or no verse came.
 */
export async function importTraducao(
  db: Database,
  traducao: Traducao,
  verses: AsyncIterable<ImportedVerse> | Iterable<ImportedVerse>,
): Promise<number> {
  requireRights(traducao)
  return withPlatform(db, async (trx) => {
    // Two imports of one translation take turns here.
    await trx
      .insertInto('bibliaTraducao')
      .values(traducao)
      .onConflict((conflict) => conflict.column('codigo').doUpdateSet(traducao))
      .execute()
    await trx.deleteFrom('bibliaVersiculo').where('traducao', '=', traducao.codigo).execute()
    let count = 0
    let batch: ImportedVerse[] = []
    for await (const verse of verses) {
      if (batch.push(verse) < BATCH) continue
      count += await insertBatch(trx, traducao.codigo, batch)
      batch = []
    }
    count += await insertBatch(trx, traducao.codigo, batch)
    if (count === 0) throw new ImportError('No verse was found')
    await sql`select pg_notify('igreja_changed', '*')`.execute(trx)
    return count
  })
}

/** Nobody may publish a text without saying by what right, and readers are shown it. */
function requireRights({ codigo, nome, licenca, atribuicao }: Traducao): void {
  if (!/^[a-z0-9]{2,12}$/.test(codigo)) {
    throw new ImportError('The code must be 2 to 12 small letters or digits, such as rv1909')
  }
  if (!nome.trim()) throw new ImportError('The name of the translation is missing (--nome)')
  if (!licenca.trim()) throw new ImportError('The licence of the text is missing (--licenca)')
  if (!atribuicao.trim()) throw new ImportError('The attribution of the text is missing (--atribuicao)')
}

async function insertBatch(trx: PlatformTrx, traducao: string, verses: ImportedVerse[]): Promise<number> {
  if (verses.length === 0) return 0
  const column = <Name extends keyof ImportedVerse>(name: Name) => verses.map((verse) => verse[name])
  // A file may hold a verse twice; the first stays.
  const { numAffectedRows } = await sql`
    insert into biblia_versiculo (traducao, livro, capitulo, versiculo, texto, flag_paragrafo)
    select ${traducao}, * from unnest(${column('livro')}::text[], ${column('capitulo')}::smallint[],
      ${column('versiculo')}::smallint[], ${column('texto')}::text[], ${column('flagParagrafo')}::boolean[])
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
