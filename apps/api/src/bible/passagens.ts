import type { bibleCalls, CallResult } from '@atrio/contract'
import {
  findTraducao,
  formatPassagem,
  namedTraducao,
  parsePassagens,
  type Locale,
  type Passagem,
} from '@atrio/rules'
import type { Database } from '../db/client.ts'
import { AppError } from '../http/errors.ts'
import { readCapitulo } from './capitulos.ts'
import { getTraducao, listTraducoes, pickTraducao } from './traducoes.ts'

type Answer = CallResult<(typeof bibleCalls)['getPassagem']>

/** More than a day of any reading plan; the whole Bible is read chapter by chapter. */
const MOST_CHAPTERS = 30

/** @throws AppError NOT_FOUND for what is no reference, names no verse of the translation, or is too long. */
export async function getPassagem(
  db: Database,
  given: { referencia: string; traducao?: string | undefined; locale: Locale },
): Promise<Answer> {
  const passagens = parsePassagens(given.referencia, given.locale)
  const chapters = passagens?.reduce((sum, { capitulo, ateCapitulo }) => sum + ateCapitulo - capitulo + 1, 0)
  if (!passagens || !chapters || chapters > MOST_CHAPTERS) throw new AppError('NOT_FOUND')
  const name = namedTraducao(given.referencia)
  const named = name && findTraducao(name, await listTraducoes(db))
  const traducao = given.traducao
    ? await getTraducao(db, given.traducao)
    : named || (await pickTraducao(db, given.locale))
  const read: Answer['passagens'] = []
  for (const passagem of passagens) {
    const capitulos = await readPassagem(db, traducao.codigo, passagem)
    if (capitulos.length === 0) throw new AppError('NOT_FOUND')
    read.push({ referencia: formatPassagem(passagem, given.locale), livro: passagem.livro, capitulos })
  }
  return { traducao, traducaoAusente: named ? null : name, passagens: read }
}

async function readPassagem(
  db: Database,
  traducao: string,
  passagem: Passagem,
): Promise<Answer['passagens'][number]['capitulos']> {
  const read: Answer['passagens'][number]['capitulos'] = []
  for (let capitulo = passagem.capitulo; capitulo <= passagem.ateCapitulo; capitulo += 1) {
    const all = await readCapitulo(db, { traducao, livro: passagem.livro, capitulo })
    const from = capitulo === passagem.capitulo ? (passagem.versiculo ?? 1) : 1
    const to = capitulo === passagem.ateCapitulo ? (passagem.ateVersiculo ?? Infinity) : Infinity
    const versiculos = all.filter(({ numero }) => numero >= from && numero <= to)
    if (versiculos.length > 0) read.push({ capitulo, versiculos })
  }
  return read
}
