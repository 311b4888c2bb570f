import {
  bibleCalls,
  readingPlansCalls,
  searchCalls,
  type ApiCall,
  type CallResult,
  type TipoBusca,
} from '@atrio/contract'
import {
  formatPassagem,
  isLivroCodigo,
  localeOf,
  namedTraducao,
  parsePassagens,
  passagemCode,
  type Locale,
} from '@atrio/rules'
import { foldSearch, holdsAll } from './search-words.ts'

export interface SearchAsked {
  slug: string
  locale: Locale
  q: string
  tipo?: TipoBusca | undefined
  page?: number
  limit: number
}

/** All that answers a question: what the church has published, places and verses of the Bible, reading plans. */
export type SearchFound = CallResult<(typeof searchCalls)['search']> & {
  referencia: { lugar: string; codigo: string; texto: string | null } | null
  versiculos: { lugar: string; codigo: string; texto: string }[]
  idiomaBiblia: string | null
  planos: { uuid: string; nome: string; descricao: string }[]
}

const VERSES = 3

/** Asks for everything at once. What lies outside the church's own content may fail without harm to the rest. */
export async function findEverything(api: ApiCall, asked: SearchAsked): Promise<SearchFound> {
  const { slug, q, tipo, page = 1, limit } = asked
  // Filters and further pages are about the church's content alone.
  const beside = tipo === undefined && page === 1
  const [found, biblia, planos] = await Promise.all([
    api(searchCalls.search, { params: { slug }, query: { q, page, limit, ...(tipo ? { tipo } : {}) } }),
    beside ? findInBible(api, asked).catch(() => NO_BIBLE) : NO_BIBLE,
    beside ? findPlanos(api, q).catch(() => []) : [],
  ])
  // Whoever names a place in the Bible means it: content that only resembles the words would be noise.
  const isNoise = biblia.referencia !== null && (found.parcial || found.correcao !== null)
  return { ...(isNoise ? NOTHING : found), ...biblia, planos }
}

const NOTHING = { achados: [], total: 0, tipos: [], correcao: null, parcial: false }

type InBible = Pick<SearchFound, 'referencia' | 'versiculos' | 'idiomaBiblia'>
const NO_BIBLE: InBible = { referencia: null, versiculos: [], idiomaBiblia: null }

async function findInBible(api: ApiCall, { q, locale }: SearchAsked): Promise<InBible> {
  const passagens = parsePassagens(q, locale) ?? []
  if (passagens.length > 0) {
    // A translation that is named goes along: where the passage opens it is chosen, or said not to be here.
    const codigo = [passagens.map(passagemCode).join('; '), namedTraducao(q)].filter(Boolean).join(' ')
    const lugar = passagens.map((passagem) => formatPassagem(passagem, locale, 'long')).join('; ')
    const none = { ...NO_BIBLE, referencia: { lugar, codigo, texto: null } }
    if (passagens.some(({ capitulo, ateCapitulo }) => ateCapitulo !== capitulo)) return none
    const read = await api(bibleCalls.getPassagem, { query: { referencia: codigo } }).catch(() => null)
    if (!read) return none
    const verses = read.passagens.flatMap(({ capitulos }) =>
      capitulos.flatMap(({ versiculos }) => versiculos),
    )
    const texto = shorten(
      verses
        .slice(0, 3)
        .map(({ texto }) => texto)
        .join(' '),
    )
    return { ...none, referencia: { lugar, codigo, texto }, idiomaBiblia: read.traducao.idioma }
  }
  if (foldSearch(q).length < 3) return NO_BIBLE
  const { traducoes } = await api(bibleCalls.listTraducoes)
  const traducao = traducoes.find(({ idioma }) => localeOf(idioma) === locale)
  // Words of one language do not stand in a text of another.
  if (!traducao) return NO_BIBLE
  const { versiculos } = await api(bibleCalls.searchVersiculos, {
    params: { traducao: traducao.codigo },
    query: { busca: q, limit: VERSES },
  })
  return {
    referencia: null,
    idiomaBiblia: traducao.idioma,
    versiculos: versiculos.flatMap(({ livro, capitulo, versiculo, texto }) => {
      if (!isLivroCodigo(livro)) return []
      const place = { livro, capitulo, versiculo, ateCapitulo: capitulo, ateVersiculo: versiculo }
      return [{ lugar: formatPassagem(place, locale), codigo: passagemCode(place), texto: shorten(texto) }]
    }),
  }
}

async function findPlanos(api: ApiCall, q: string): Promise<SearchFound['planos']> {
  const { planos } = await api(readingPlansCalls.listPlanosLeitura)
  return planos
    .filter(({ nome, descricao }) => holdsAll(`${nome} ${descricao}`, q))
    .map(({ uuid, nome, descricao }) => ({ uuid, nome, descricao }))
    .slice(0, 3)
}

function shorten(text: string): string {
  return text.length <= 180 ? text : `${text.slice(0, text.lastIndexOf(' ', 180))} …`
}
