import type { CallInput, CallResult, playCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isKept } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Acesso } from './acesso.ts'
import { inOrder, listedColumns, shownConteudos, toListado } from './conteudo-rows.ts'

type Calls = typeof playCalls
type Query = CallInput<Calls['listPlanoAssinaturaConteudo']>['query']

/** Films, series and collections, a page at a time. */
export async function listConteudos(
  trx: TenantTrx,
  { acesso, query }: { acesso: Acesso; query: Query },
): Promise<CallResult<Calls['listPlanoAssinaturaConteudo']>> {
  const { destaque, tag, coletanea, search, tipo, page, limit } = query
  const matching = shownConteudos(trx, acesso)
    .where(holdsWords(search))
    .$if(destaque === 'true', (found) => found.where('destaque', '=', 'sim'))
    .$if(destaque === 'false', (found) => found.where('destaque', '=', 'nao'))
    .$if(tag !== undefined, (found) => found.where(hasTag(tag!)))
    .$if(coletanea !== undefined, (found) => found.where('coletaneaId', '=', coletanea!))
    .$if(tipo !== undefined, (found) => found.where('tipo', '=', tipo!))
  const { rows, total } = await readPage(
    matching
      .select(listedColumns)
      .$if(coletanea !== undefined, (found) => found.orderBy(inOrder))
      .orderBy('dataPublicacao', 'desc')
      .orderBy('planoAssinaturaConteudo.id', 'desc'),
    { page, limit },
  )
  return { conteudos: rows.map(toListado), total }
}

/** How many of each tag the home shows; the rest is behind its name. */
const IN_ROW = 18

/** The rows of the home: each tag with its newest. */
export async function listHome(
  trx: TenantTrx,
  { acesso }: { acesso: Acesso },
): Promise<CallResult<Calls['listPlanoAssinaturaHome']>> {
  const tags = await trx
    .selectFrom('planoAssinaturaTag')
    .where(isKept('planoAssinaturaTag'))
    .select(['id', 'nome'])
    .orderBy('ordem')
    .orderBy('id')
    .limit(40)
    .execute()
  const shelves = []
  for (const { id, nome } of tags) {
    const rows = await shownConteudos(trx, acesso)
      .where(sql<boolean>`${id}::int = any(plano_assinatura_conteudo.tag_ids)`)
      .select(listedColumns)
      .orderBy('dataPublicacao', 'desc')
      .orderBy('planoAssinaturaConteudo.id', 'desc')
      .limit(IN_ROW)
      .execute()
    if (rows.length > 0) shelves.push({ id, nome, conteudos: rows.map(toListado) })
  }
  return { tags: shelves }
}

function hasTag(tag: string) {
  return sql<boolean>`exists (select from plano_assinatura_tag as t where t.id = any(plano_assinatura_conteudo.tag_ids)
    and t.arquivado_em is null and fold_text(t.nome) = fold_text(${tag}))`
}
