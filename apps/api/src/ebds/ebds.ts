import type { CallInput, CallResult, ebdsCalls } from '@atrio/contract'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readPage, readValues } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'

type Calls = typeof ebdsCalls

/** The series of Sunday school, newest first. */
export async function listEbds(
  trx: TenantTrx,
  { busca, classe, page, limit }: CallInput<Calls['listEbds']>['query'],
): Promise<CallResult<Calls['listEbds']>> {
  const matching = shown(trx)
    .where(holdsWords(busca))
    .$if(classe !== undefined, (query) => query.where('classe', '=', classe!))
  const { rows, total } = await readPage(
    withListed(matching).orderBy('dataInicio', 'desc').orderBy('id', 'desc'),
    { page, limit },
  )
  const classes = await readValues(shown(trx).select('classe'), 'classe')
  return { ebds: rows.map(toListada), total, classes }
}

/**
 * A series by its slug, or by its id: all that a notification knows of it.
 * @throws AppError NOT_FOUND
 */
export async function getEbd(
  trx: TenantTrx,
  { ebdSlug }: { ebdSlug: string },
): Promise<CallResult<Calls['getEbd']>> {
  const id = /^[1-9]\d{0,8}$/.test(ebdSlug) ? Number(ebdSlug) : 0
  const row = await withListed(shown(trx).where((eb) => eb.or([eb('slug', '=', ebdSlug), eb('id', '=', id)])))
    .select('descricao')
    // A slug may be a number too.
    .orderBy((eb) => eb('slug', '=', ebdSlug), 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const licoes = await trx
    .selectFrom('ebdLicao')
    .where('ebdId', '=', row.id)
    .where(isShown('ebdLicao'))
    .select(['numero', 'titulo', 'referencia', 'data', 'minutos'])
    .orderBy('numero')
    .execute()
  return { ebd: { ...toListada(row), licoes } }
}

/** @throws AppError NOT_FOUND */
export async function getEbdLicao(
  trx: TenantTrx,
  { ebdSlug, numero }: { ebdSlug: string; numero: number },
): Promise<CallResult<Calls['getEbdLicao']>> {
  const licao = await shown(trx)
    .innerJoin('ebdLicao', 'ebdLicao.ebdId', 'ebd.id')
    .where('slug', '=', ebdSlug)
    .where('numero', '=', numero)
    .where(isShown('ebdLicao'))
    .select(['numero', 'ebdLicao.titulo', 'referencia', 'data', 'minutos', 'conteudo', 'notasProfessor'])
    .executeTakeFirst()
  if (!licao) throw new AppError('NOT_FOUND')
  return { licao }
}

function shown(trx: TenantTrx) {
  return trx.selectFrom('ebd').where(isShown('ebd'))
}

function withListed(query: ReturnType<typeof shown>) {
  return query.select((eb) => [
    'id',
    'slug',
    'titulo',
    'classe',
    'professor',
    'resumo',
    'imagem',
    'imagemAlt',
    'dataInicio',
    eb
      .selectFrom('ebdLicao')
      .whereRef('ebdLicao.ebdId', '=', 'ebd.id')
      .where(isShown('ebdLicao'))
      .select((count) => count.fn.countAll<string>().as('count'))
      .as('quantidadeLicoes'),
  ])
}

function toListada<
  Row extends { imagem: string | null; imagemAlt: string | null; quantidadeLicoes: string | null },
>(row: Row) {
  return { ...withImagem(row), quantidadeLicoes: Number(row.quantidadeLicoes) }
}
