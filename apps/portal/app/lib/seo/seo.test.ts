import { describe, expect, it } from 'vitest'
import { pageMeta } from './seo.ts'
import { churchJsonLd } from './structured-data.ts'

const root = {
  id: 'root',
  loaderData: {
    origin: 'https://a.test',
    locale: 'pt-BR',
    church: { nome: 'Igreja A', idioma: 'pt_BR', idiomas: ['pt_BR', 'en', 'es'] },
  },
}
const args = (search = '') => ({ location: { pathname: '/about', search }, matches: [root] })

describe('pageMeta', () => {
  it('puts the church after the page in the title, and stands alone on its home', () => {
    expect(pageMeta(args(), { title: 'Sobre' })).toContainEqual({ title: 'Sobre · Igreja A' })
    expect(pageMeta(args(), {})).toContainEqual({ title: 'Igreja A' })
  })

  it('cuts the description to 160 characters and drops its tags', () => {
    const meta = pageMeta(args(), { description: `<p>${'á'.repeat(300)}</p>` })
    expect(meta).toContainEqual({ name: 'description', content: 'á'.repeat(160) })
    expect(meta).toContainEqual({ property: 'og:description', content: 'á'.repeat(160) })
  })

  it('names one address for each language, and itself by the one it was asked at', () => {
    const links = (search: string) =>
      pageMeta(args(search), {}).filter((entry) => 'rel' in entry && entry.rel === 'canonical')
    expect(links('')).toEqual([{ tagName: 'link', rel: 'canonical', href: 'https://a.test/about' }])
    expect(links('?lang=pt-BR&utm_source=x')[0]).toMatchObject({ href: 'https://a.test/about?lang=pt-BR' })
    const languages = pageMeta(args(), {}).flatMap((entry) => ('hrefLang' in entry ? [entry.hrefLang] : []))
    expect(languages).toEqual(['pt-BR', 'en', 'es', 'x-default'])
  })

  it.each([
    [
      ['pt_BR', 'es'],
      ['pt-BR', 'es', 'x-default'],
    ],
    [['pt_BR'], []],
  ])('of a church that offers %j names %j', (idiomas, named) => {
    const church = { ...root.loaderData.church, idiomas }
    const matches = [{ ...root, loaderData: { ...root.loaderData, church } }]
    const meta = pageMeta({ ...args(), matches }, {})
    expect(meta.flatMap((entry) => ('hrefLang' in entry ? [entry.hrefLang] : []))).toEqual(named)
  })

  it('shows the drawn picture unless the page has one that others can read', () => {
    expect(image(null)).toMatchObject({ content: 'https://a.test/share.png' })
    expect(image('/media/1/capa.svg')).toMatchObject({ content: 'https://a.test/share.png' })
    expect(image('/media/1/capa.jpg')).toMatchObject({ content: 'https://a.test/media/1/capa.jpg' })
    expect(image('/arquivo/1/a.webp#foco=50,20')).toMatchObject({
      content: 'https://a.test/arquivo/1/a.webp?l=1200',
    })
  })

  it('keeps hidden pages out of the index', () => {
    const meta = pageMeta(args(), { title: 'Entrar', hidden: true })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta.some((entry) => 'tagName' in entry)).toBe(false)
  })
})

function image(given: string | null) {
  return pageMeta(args(), { image: given }).find(
    (entry) => 'property' in entry && entry.property === 'og:image',
  )
}

describe('churchJsonLd', () => {
  it('tells when the doors are open, past midnight too, and nothing that is not known', () => {
    const culto = { diaSemana: 6, hora: '23:00', duracaoMinutos: 90 } as never
    const data = churchJsonLd({
      origin: 'https://a.test',
      nome: 'Igreja A',
      descricao: null,
      logo: '/media/1/logo.svg',
      cliente: null,
      cultos: [culto],
    })
    expect(data).toMatchObject({
      logo: 'https://a.test/media/1/logo.svg',
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Saturday', opens: '23:00', closes: '00:30' },
      ],
    })
    expect(data).not.toHaveProperty('description')
    expect(data).not.toHaveProperty('address')
  })
})
