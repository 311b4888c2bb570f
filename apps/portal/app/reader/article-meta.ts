import { localeOf } from '@atrio/rules'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, type PageMetaArgs } from '../lib/seo/seo.ts'

export interface ArticleSummary {
  type: 'Article' | 'NewsArticle'
  titulo: string
  /** A summary, or the beginning of the text. */
  resumo: string | null
  autor: string | null
  imagem: { url: string } | null
  /** ISO date or moment. */
  data: string | null
}

/** The `meta` of a page with one text on it, schema.org's article included. */
export function articleMeta(args: PageMetaArgs, article: ArticleSummary): MetaDescriptor[] {
  const { titulo, resumo, imagem } = article
  return pageMeta(args, {
    title: titulo,
    description: resumo,
    image: imagem?.url ?? null,
    jsonLd: articleJsonLd(args, article),
  })
}

interface RootData {
  origin: string
  church: { nome: string; idioma: string } | null
}

function articleJsonLd(args: PageMetaArgs, article: ArticleSummary): object {
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const { type, titulo, resumo, autor, imagem, data } = article
  const church = root?.church
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: titulo,
    ...(resumo ? { description: resumo } : {}),
    ...(data ? { datePublished: data } : {}),
    ...(autor ? { author: { '@type': 'Person', name: autor } } : {}),
    ...(imagem && root ? { image: new URL(imagem.url, root.origin).href } : {}),
    ...(church ? { inLanguage: localeOf(church.idioma) ?? 'en' } : {}),
    ...(church && root
      ? {
          publisher: { '@type': 'Church', '@id': `${root.origin}/#church`, name: church.nome },
          mainEntityOfPage: root.origin + args.location.pathname,
        }
      : {}),
  }
}
