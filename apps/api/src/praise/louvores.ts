import type { CallInput, CallResult, Louvor, praiseCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { readPage, readValues } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'

type Calls = typeof praiseCalls

/** The songs that a church sings, a page at a time. */
export async function listLouvores(
  trx: TenantTrx,
  { busca, tema, page, limit }: CallInput<Calls['listLouvores']>['query'],
): Promise<CallResult<Calls['listLouvores']>> {
  const words = searchWords(busca)
  const shown = trx.selectFrom('louvor').where(isShown('louvor'))
  const matching = shown
    .$if(tema !== undefined, (query) => query.where('tema', '=', tema!))
    .where((eb) => eb.and(words.map((word) => sql<boolean>`busca like fold_text(${word})`)))
  // A word in the title counts more than one that is sung somewhere.
  const inTitle = words.map((word) => sql<boolean>`fold_text(titulo) like fold_text(${word})`)
  const { rows: louvores, total } = await readPage(
    matching
      .select(['id', 'titulo', 'subtitulo', 'autor', 'codigo', 'grupo', 'tema', 'ritmo', 'tom'])
      .$if(inTitle.length > 0, (query) => query.orderBy((eb) => eb.and(inTitle), 'desc'))
      .orderBy(sql`fold_text(titulo)`)
      .orderBy('id'),
    { page, limit },
  )
  return { louvores, total, temas: await readValues(shown.select('tema'), 'tema') }
}

/** A song that is shown to visitors. */
export async function findLouvor(trx: TenantTrx, { id }: { id: number }): Promise<Louvor | undefined> {
  const row = await trx
    .selectFrom('louvor')
    .where('id', '=', id)
    .where(isShown('louvor'))
    .select(['id', 'titulo', 'subtitulo', 'autor', 'codigo', 'grupo', 'tema', 'ritmo', 'tom'])
    .select(['conteudo', 'arquivos'])
    .executeTakeFirst()
  return row && { ...row, arquivos: row.arquivos as Louvor['arquivos'] }
}

function searchWords(busca: string | undefined): string[] {
  return (busca ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
