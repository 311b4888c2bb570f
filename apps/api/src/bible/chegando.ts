import type { Chegando, Traducao } from '@atrio/contract'
import { localeOf, type Locale } from '@atrio/rules'
import type { Database } from '../db/client.ts'
import { CATALOGUE } from './catalogue.ts'

/** The catalogue's text for a reader's language, where there is none in it yet; null where there is, or none is offered. */
export async function findChegando(
  db: Database,
  traducoes: readonly Traducao[],
  locale: Locale,
): Promise<Chegando | null> {
  const isOwn = ({ idioma }: { idioma: string }) => localeOf(idioma) === locale
  const entry = traducoes.some(isOwn) ? undefined : CATALOGUE.find(isOwn)
  if (!entry) return null
  const row = await db
    .selectFrom('bibliaCatalogo')
    .where('codigo', '=', entry.codigo)
    .select(['situacao', 'recebidos'])
    .executeTakeFirst()
  const { codigo, nome, idioma } = entry
  const situacao = row?.situacao === 'baixando' || row?.situacao === 'falhou' ? row.situacao : 'esperando'
  const porcento = situacao === 'baixando' ? Math.floor((100 * row!.recebidos) / entry.bytes) : 0
  return { codigo, nome, idioma, situacao, porcento }
}
