import { churchCalls } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { splitRichText } from '../lib/rich-text.server.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { RichText } from '../reader/rich-text.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/about-page.ts'
import { AboutContact } from './about-contact.tsx'
import { AboutGallery } from './about-gallery.tsx'
import { AboutLocation } from './about-location.tsx'
import { Congregations } from './congregations.tsx'
import { htmlLang } from './html-lang.ts'
import { loadedBase } from './loaded-base.ts'

export function meta({ loaderData, ...args }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return pageMeta(args, { hidden: true })
  const { nome, descricao, imagens } = loaderData
  return pageMeta(args, {
    title: m.nav_about(),
    description: descricao ?? m.about_description({ nome }),
    image: imagens[0]?.url ?? null,
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, bootstrap } = context.get(pageContext)
  const { igreja } = loadedBase(bootstrap)
  const { congregacoes } = await api(churchCalls.listCongregacoes, { query: { igreja: igreja.id } })
  return {
    nome: igreja.nome,
    slug: igreja.slug,
    lang: htmlLang(igreja.idioma),
    descricao: igreja.descricao,
    historia: splitRichText(igreja.historia),
    imagens: igreja.imagens,
    cliente: igreja.clientes[0] ?? null,
    congregacoes,
  }
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { nome, slug, lang, descricao, historia, imagens, cliente, congregacoes } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <div className="flex flex-col gap-12 md:gap-16">
      <header>
        <p className="eyebrow">{nome}</p>
        <h1>{m.nav_about()}</h1>
        {descricao && (
          <p lang={lang} className="mt-4 max-w-[46rem] font-read text-xl leading-relaxed">
            {descricao}
          </p>
        )}
      </header>
      <AboutGallery imagens={imagens} seed={slug} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-16">
        {historia.length > 0 ? (
          <section aria-labelledby="history">
            <h2 id="history" className="mb-5">
              {m.about_history()}
            </h2>
            <div lang={lang}>
              <RichText parts={historia} />
            </div>
          </section>
        ) : (
          <YoungPage />
        )}
        {cliente && <AboutContact cliente={cliente} />}
      </div>
      {cliente && (
        <AboutLocation place={cliente} comoChegar={cliente.comoChegar} lang={lang} locale={locale} />
      )}
      <Congregations congregacoes={congregacoes} pais={cliente?.pais ?? 'BR'} lang={lang} />
    </div>
  )
}

/** What stands in the place of a story that is not written yet. */
function YoungPage() {
  return (
    <section aria-labelledby="history">
      <h2 id="history">{m.about_young_title()}</h2>
      <p className="mt-4 max-w-[38rem] font-read text-lg leading-relaxed">{m.about_young_text()}</p>
      <p className="mt-6">
        <Link className={buttonClass({ variant: 'outline' })} to={paths.homeSchedule()}>
          <CalendarDays aria-hidden="true" />
          {m.home_see_week()}
        </Link>
      </p>
    </section>
  )
}
