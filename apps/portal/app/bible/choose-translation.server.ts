import { bibleCalls, type ApiCall, type Chegando, type Traducao } from '@atrio/contract'
import { localeOf, type Locale } from '@atrio/rules'
import { data } from 'react-router'

/**
 * The translations, and the one that is read: the one of the address, else one in the reader's language, else English,
 * else any. Null when there is none at all.
 */
export async function chooseTranslation(
  api: ApiCall,
  given: { codigo: string | undefined; locale: Locale },
): Promise<{ traducoes: Traducao[]; traducao: Traducao | null; chegando: Chegando | null }> {
  const { traducoes, chegando } = await api(bibleCalls.listTraducoes)
  if (given.codigo !== undefined) {
    const traducao = traducoes.find(({ codigo }) => codigo === given.codigo)
    if (!traducao) throw data('CONTENT.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
    return { traducoes, traducao, chegando }
  }
  const own = traducoes.find(({ idioma }) => localeOf(idioma) === given.locale)
  const english = traducoes.find(({ idioma }) => idioma === 'en')
  return { traducoes, traducao: own ?? english ?? traducoes[0] ?? null, chegando }
}
