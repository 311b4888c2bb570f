import type { bibleCalls, CallResult, Versiculo } from '@atrio/contract'
import { isLivroCodigo, neighbourChapter, type LivroCodigo } from '@atrio/rules'
import type { Database } from '../db/client.ts'
import { AppError } from '../http/errors.ts'
import { getTraducao } from './traducoes.ts'

/** @throws AppError NOT_FOUND for a translation, book or chapter that is not there. */
export async function getCapitulo(
  db: Database,
  given: { traducao: string; livro: string; capitulo: number },
): Promise<CallResult<(typeof bibleCalls)['getCapitulo']>> {
  const livro = given.livro.toLowerCase()
  if (!isLivroCodigo(livro)) throw new AppError('NOT_FOUND')
  const place = { livro, capitulo: given.capitulo }
  const traducao = await getTraducao(db, given.traducao)
  const versiculos = await readCapitulo(db, { traducao: traducao.codigo, ...place })
  if (versiculos.length === 0) throw new AppError('NOT_FOUND')
  return {
    traducao,
    ...place,
    versiculos,
    anterior: await findNeighbour(db, traducao.codigo, place, -1),
    proximo: await findNeighbour(db, traducao.codigo, place, 1),
  }
}

/** The verses of a chapter; none where the translation does not have it. */
export async function readCapitulo(
  db: Database,
  { traducao, livro, capitulo }: { traducao: string; livro: LivroCodigo; capitulo: number },
): Promise<Versiculo[]> {
  return db
    .selectFrom('bibliaVersiculo')
    .where('traducao', '=', traducao)
    .where('livro', '=', livro)
    .where('capitulo', '=', capitulo)
    .select(['versiculo as numero', 'texto', 'flagParagrafo'])
    .orderBy('versiculo')
    .execute()
}

type Place = { livro: LivroCodigo; capitulo: number }

// A translation may be a New Testament alone, or a Gospel: what is missing is passed over.
async function findNeighbour(
  db: Database,
  traducao: string,
  from: Place,
  step: 1 | -1,
): Promise<Place | null> {
  const near = neighbourChapter(from, step)
  if (near && (await hasChapter(db, traducao, near))) return near
  const livros = await db
    .selectFrom('bibliaVersiculo')
    .where('traducao', '=', traducao)
    .where('versiculo', '=', 1)
    .select(['livro', 'capitulo'])
    .execute()
  const known = new Set(livros.map(({ livro, capitulo }) => `${livro} ${capitulo}`))
  for (let place = near; place; place = neighbourChapter(place, step)) {
    if (known.has(`${place.livro} ${place.capitulo}`)) return place
  }
  return null
}

async function hasChapter(db: Database, traducao: string, { livro, capitulo }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('bibliaVersiculo')
    .where('traducao', '=', traducao)
    .where('livro', '=', livro)
    .where('capitulo', '=', capitulo)
    .select('versiculo')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
