import './bible.css'
import { bibleCalls, type Traducao } from '@atrio/contract'
import { findTraducao, formatPassagem, isLivroCodigo, livroName, namedTraducao } from '@atrio/rules'
import { useEffect } from 'react'
import { data, Link } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/chapter-page.ts'
import { bibleBooks } from './bible-books.ts'
import { BibleSearch } from './bible-search.tsx'
import { ChapterNavigation } from './chapter-navigation.tsx'
import { ChapterReader } from './chapter-reader.tsx'
import { chooseTranslation } from './choose-translation.server.ts'
import { writeLastPlace } from './last-place.ts'
import { KeepBook } from './keep-book.tsx'
import { OtherLanguage } from './other-language.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { TranslationLinks } from './translation-links.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { titulo, chapter } = args.loaderData
  const text = chapter.versiculos.map(({ texto }) => texto).join(' ')
  return pageMeta(args, { title: `${titulo} · ${chapter.traducao.nome}`, description: text })
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext)
  const { livro } = params
  const capitulo = Number(params.capitulo)
  if (!isLivroCodigo(livro) || !Number.isInteger(capitulo) || capitulo < 1 || capitulo > 200) throw notFound()
  const { traducoes, chegando } = await chooseTranslation(api, { codigo: params.traducao, locale })
  const chapter = await api(bibleCalls.getCapitulo, {
    params: { traducao: params.traducao, livro, capitulo },
  }).catch(rejectNotFound)
  const beside = await readBeside()
  const label = (place: { livro: string; capitulo: number } | null) =>
    place && isLivroCodigo(place.livro)
      ? { ...place, lugar: `${livroName(place.livro, locale)} ${place.capitulo}` }
      : null
  return {
    titulo: `${livroName(livro, locale)} ${capitulo}`,
    // How the browser writes the reference of chosen verses: the text before and between the numbers.
    referencia: formatPassagem(
      { livro, capitulo, versiculo: 1, ateCapitulo: capitulo, ateVersiculo: 1 },
      locale,
    ).slice(0, -1),
    chapter,
    beside,
    traducoes,
    books: bibleBooks(locale),
    anterior: label(chapter.anterior),
    proximo: label(chapter.proximo),
    chegando,
    pedida: missingTraducao(new URL(request.url).searchParams.get('pedida'), traducoes),
    otherLanguage: traducoes.every(({ idioma }) => idioma.replace('_', '-') !== locale),
  }

  /** The text beside: one at most, and a chapter that it lacks does not take the other one away. */
  async function readBeside() {
    const com = new URL(request.url).searchParams.get('com')
    const traducao = traducoes.find(({ codigo }) => codigo === com && codigo !== params.traducao)
    if (!traducao || !isLivroCodigo(livro)) return null
    const found = await api(bibleCalls.getCapitulo, {
      params: { traducao: traducao.codigo, livro, capitulo },
    }).catch(() => null)
    return { traducao, versiculos: found?.versiculos ?? [] }
  }
}

/** What the address says was asked for, if it is the name of a translation that is not here. */
function missingTraducao(pedida: string | null, traducoes: readonly Traducao[]): string | null {
  const name = pedida && namedTraducao(`1 ${pedida}`)
  return name && !findTraducao(name, traducoes) ? name : null
}

export default function ChapterPage({ loaderData }: Route.ComponentProps) {
  const { titulo, chapter, beside, traducoes, books, anterior, proximo } = loaderData
  const { traducao, livro, capitulo } = chapter
  const com = beside?.traducao.codigo
  const book = books.find(({ codigo }) => codigo === livro)
  const to = (codigo: string) => paths.bibleChapter({ traducao: codigo, livro, capitulo }, { com })
  useEffect(
    () => writeLastPlace({ traducao: traducao.codigo, livro, capitulo }),
    [traducao.codigo, livro, capitulo],
  )
  return (
    <article className="bible" data-parallel={beside ? '' : undefined}>
      <header className="flex flex-col gap-4">
        <p className="eyebrow">
          <Link to={paths.bibleTranslation({ traducao: traducao.codigo })}>{m.bible_title()}</Link>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1>{titulo}</h1>
          <PlaceSheet books={books} traducao={traducao.codigo} com={com} current={{ livro, capitulo }} />
        </div>
        <TranslationLinks
          label={m.bible_translation()}
          traducoes={traducoes.filter(({ codigo }) => codigo !== com)}
          chosen={traducao.codigo}
          href={(codigo) => to(codigo!)}
        />
        {traducoes.length > 1 && (
          <TranslationLinks
            label={m.bible_beside()}
            none={m.bible_beside_none()}
            traducoes={traducoes.filter(({ codigo }) => codigo !== traducao.codigo)}
            chosen={com}
            href={(codigo) =>
              paths.bibleChapter({ traducao: traducao.codigo, livro, capitulo }, { com: codigo })
            }
          />
        )}
        {loaderData.pedida && (
          <p className="text-sm text-ink-muted">
            {m.bible_not_here({ pedida: loaderData.pedida, nome: traducao.nome })}
          </p>
        )}
        {loaderData.otherLanguage && <OtherLanguage traducao={traducao} chegando={loaderData.chegando} />}
      </header>
      <ChapterReader
        key={`${traducao.codigo} ${livro} ${capitulo}`}
        titulo={titulo}
        referencia={loaderData.referencia}
        chapter={chapter}
        beside={beside}
      />
      {book && (
        <KeepBook
          key={`${traducao.codigo} ${livro}`}
          nome={book.nome}
          traducao={traducao.codigo}
          livro={livro}
          capitulos={book.capitulos}
        />
      )}
      <ChapterNavigation traducao={traducao.codigo} com={com} anterior={anterior} proximo={proximo} />
      <BibleSearch action={paths.bibleTranslation({ traducao: traducao.codigo })} />
      <footer className="text-sm text-ink-muted">
        <p>{m.bible_licence(traducao)}</p>
        {beside && <p>{m.bible_licence(beside.traducao)}</p>}
      </footer>
    </article>
  )
}

function notFound() {
  return data('CONTENT.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
}

function rejectNotFound(error: unknown): never {
  throw (error as { httpStatus?: number }).httpStatus === 404 ? notFound() : error
}
