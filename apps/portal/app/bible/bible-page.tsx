import './bible.css'
import { bibleCalls } from '@atrio/contract'
import {
  findTraducao,
  formatPassagem,
  isLivroCodigo,
  namedTraducao,
  parsePassagens,
  passagemCode,
  type Passagem,
} from '@atrio/rules'
import { EmptyState } from '@atrio/ui'
import { BookOpenText } from 'lucide-react'
import { redirect } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/bible-page.ts'
import { bibleBooks } from './bible-books.ts'
import { BibleSearch } from './bible-search.tsx'
import { BookPicker } from './book-picker.tsx'
import { chooseTranslation } from './choose-translation.server.ts'
import { ContinueReading } from './continue-reading.tsx'
import { OtherLanguage } from './other-language.tsx'
import { addressOf, chapterHref, firstChapterOf, readPassages } from './passages.ts'
import { PassageText } from './passage-text.tsx'
import { SearchResults } from './search-results.tsx'
import { TranslationLinks } from './translation-links.tsx'

const PER_PAGE = 30

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, {
    title: m.bible_title(),
    description: m.bible_description(),
    hidden: Boolean(args.loaderData?.results ?? args.loaderData?.read),
  })
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const asked = (query.get('busca') ?? '').trim()
  const busca = asked.slice(0, 100)
  const { traducoes, traducao, chegando } = await chooseTranslation(api, { codigo: params.traducao, locale })
  if (!traducao)
    return {
      traducoes,
      traducao,
      books: [],
      busca,
      results: null,
      read: null,
      otherLanguage: false,
      chegando,
    }
  const passagens = parsePassagens(asked, locale) ?? []
  const name = passagens.length > 0 ? namedTraducao(asked) : null
  const named = name && findTraducao(name, traducoes)
  const chosen = named || traducao
  const pedida = named ? undefined : (name ?? undefined)
  const address = addressOf(chosen.codigo, passagens, pedida)
  if (address) throw redirect(address)
  if (named) {
    const places = passagens.map((passagem) => formatPassagem(passagem, locale)).join('; ')
    throw redirect(paths.bibleTranslation({ traducao: named.codigo }, { busca: places }))
  }
  const otherLanguage = traducoes.every(({ idioma }) => idioma.replace('_', '-') !== locale)
  if (passagens.length > 0) {
    const referencia = [passagens.map(passagemCode).join('; '), name].filter(Boolean).join(' ')
    const read = await readPassages(api, { referencia, traducao: traducao.codigo })
    // Too much for one page is read by turning pages.
    if (!read) throw redirect(firstChapterOf(traducao.codigo, passagens[0]!, pedida))
    const books = bibleBooks(locale)
    return { traducoes, traducao, books, busca: asked, results: null, read, otherLanguage, chegando }
  }
  const page = Math.min(Math.max(Number.parseInt(query.get('page') ?? '1', 10) || 1, 1), 1_000)
  const found = busca
    ? await api(bibleCalls.searchVersiculos, {
        params: { traducao: traducao.codigo },
        query: { busca, page, limit: PER_PAGE },
      })
    : null
  const results = found && {
    page,
    pages: Math.ceil(found.total / PER_PAGE),
    total: found.total,
    versiculos: found.versiculos.flatMap(({ livro, capitulo, versiculo, texto }) =>
      isLivroCodigo(livro)
        ? [
            {
              livro,
              capitulo,
              versiculo,
              texto,
              lugar: formatPassagem(verse(livro, capitulo, versiculo), locale),
            },
          ]
        : [],
    ),
  }
  return {
    traducoes,
    traducao,
    books: bibleBooks(locale),
    busca,
    results,
    read: null,
    otherLanguage,
    chegando,
  }
}

export default function BiblePage({ loaderData }: Route.ComponentProps) {
  const { traducoes, traducao, books, busca, results, read, otherLanguage, chegando } = loaderData
  if (!traducao) {
    return (
      <EmptyState level={1} icon={<BookOpenText />} title={m.bible_none_title()}>
        <p>{m.bible_none()}</p>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1>{m.bible_title()}</h1>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">{m.bible_intro()}</p>
      </header>
      {otherLanguage && <OtherLanguage traducao={traducao} chegando={chegando} />}
      <BibleSearch action={paths.bibleTranslation({ traducao: traducao.codigo })} busca={busca} />
      <TranslationLinks
        label={m.bible_translation()}
        traducoes={traducoes}
        chosen={traducao.codigo}
        href={(codigo) => paths.bibleTranslation({ traducao: codigo! }, busca ? { busca } : {})}
      />
      {read ? (
        <PassageText {...read} level={2} href={(passagem) => chapterHref(traducao.codigo, passagem)} />
      ) : results ? (
        <SearchResults {...results} busca={busca} traducao={traducao} />
      ) : (
        <>
          <ContinueReading books={books} />
          <BookPicker books={books} traducao={traducao.codigo} />
        </>
      )}
    </div>
  )
}

function verse(livro: Passagem['livro'], capitulo: number, versiculo: number): Passagem {
  return { livro, capitulo, versiculo, ateCapitulo: capitulo, ateVersiculo: versiculo }
}
