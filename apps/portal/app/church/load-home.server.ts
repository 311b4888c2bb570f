import { churchCalls, type Cliente } from '@atrio/contract'
import type { PageRequest } from '../../server/page-request.ts'
import { safeHref } from '../lib/security/outside-url.ts'
import { churchJsonLd } from '../lib/seo/structured-data.ts'
import { m } from '../paraglide/messages.js'
import { addressLines, shortPlace } from '../shell/address.ts'
import { reportHref } from '../shell/contact-links.ts'
import { htmlLang } from './html-lang.ts'
import { loadedBase } from './loaded-base.ts'

/** All that the church home shows, as near to its words as the server can bring it. */
export async function loadHome({ api, bootstrap, origin, locale, preview }: PageRequest) {
  const { igreja, igrejaVisual } = loadedBase(bootstrap)
  const [{ banners }, { cultos }] = await Promise.all([
    api(churchCalls.listBanners, { query: { igreja: igreja.id } }),
    api(churchCalls.listCultos, { params: { slug: igreja.slug } }),
  ])
  const { nome, descricao, slug, fusoHorario, idioma } = igreja
  const { imagemCapa, imagemCapaAlt, logo } = igrejaVisual
  const cliente = igreja.clientes[0] ?? null
  return {
    nome,
    descricao,
    slug,
    fusoHorario,
    banners,
    cultos,
    summary: descricao ?? m.home_description({ nome }, { locale }),
    lang: htmlLang(idioma),
    capa: imagemCapa ? { url: imagemCapa, alt: imagemCapaAlt ?? '' } : null,
    ...contactOf(cliente, m.schedule_wrong_subject({ nome }, { locale })),
    jsonLd: churchJsonLd({ origin, nome, descricao, logo, cliente, cultos }),
    renderedAt: preview ?? new Date().toISOString(),
  }
}

function contactOf(cliente: Cliente | null, subject: string) {
  return {
    /** `Vila Mariana, São Paulo – SP`, or empty. */
    place: cliente ? shortPlace(cliente) : '',
    address: cliente ? addressLines(cliente) : [],
    /** Where to say that a time is wrong. */
    report: cliente && reportHref(cliente, subject),
    apps: { android: safeHref(cliente?.appAndroid), ios: safeHref(cliente?.appIos) },
  }
}
