import { describe, expect, it } from 'vitest'
import { articleMeta } from './article-meta.ts'

const root = {
  id: 'root',
  loaderData: {
    origin: 'https://a.test',
    locale: 'en',
    church: { nome: 'Igreja A', idioma: 'pt_BR', idiomas: ['pt_BR'] },
  },
}
const args = { location: { pathname: '/news/7', search: '' }, matches: [root] }
const article = {
  type: 'NewsArticle',
  titulo: 'A nova rampa',
  resumo: 'Ficou pronta.',
  autor: null,
  imagem: { url: '/media/1/noticia-1.svg' },
  data: '2026-11-20T12:00:00.000Z',
} as const

describe('articleMeta', () => {
  it('describes a text by its summary', () => {
    expect(articleMeta(args, article)).toContainEqual({ name: 'description', content: 'Ficou pronta.' })
  })

  it('tells what it is, whose, of when and in which language', () => {
    const jsonLd = articleMeta(args, article).find((entry) => 'script:ld+json' in entry)
    expect(jsonLd).toMatchObject({
      'script:ld+json': {
        '@type': 'NewsArticle',
        headline: 'A nova rampa',
        datePublished: '2026-11-20T12:00:00.000Z',
        image: 'https://a.test/media/1/noticia-1.svg',
        inLanguage: 'pt-BR',
        publisher: { name: 'Igreja A' },
        mainEntityOfPage: 'https://a.test/news/7',
      },
    })
  })

  it('says nothing of what is not known', () => {
    const entry = articleMeta(args, { ...article, data: null, imagem: null }).find(
      (entry) => 'script:ld+json' in entry,
    )
    const jsonLd = (entry as unknown as Record<string, object>)['script:ld+json']
    expect(jsonLd).not.toHaveProperty('author')
    expect(jsonLd).not.toHaveProperty('datePublished')
    expect(jsonLd).not.toHaveProperty('image')
  })
})
