import { churchCalls } from '@atrio/contract'
import { formatCivilDate, FALLBACK_LOCALE } from '@atrio/rules'
import { Banner, buttonClass } from '@atrio/ui'
import { CalendarDays, MessageCircle, Navigation } from 'lucide-react'
import { Link } from 'react-router'
import { homeBlocks } from '../home-blocks.ts'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Route } from './+types/home-page.ts'
import { addressLines, shortPlace } from './address.ts'
import { AppDownload } from './app-download.tsx'
import { reportHref } from './contact-links.ts'
import { FirstVisit } from './first-visit.tsx'
import { htmlLang } from './html-lang.ts'
import { HomeBanners } from './home-banners.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeMenu } from './home-menu.tsx'
import { loadedBase } from './loaded-base.ts'
import { NextCultoCard } from './next-culto-card.tsx'
import { findNextCulto } from './next-culto.ts'
import { Schedule } from './schedule.tsx'
import { useClock } from './use-clock.ts'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { nome, descricao } = loaderData
  return [{ title: nome }, { name: 'description', content: descricao ?? m.home_description({ nome }) }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, bootstrap } = context.get(pageContext)
  const { igreja, igrejaVisual } = loadedBase(bootstrap)
  const [{ banners }, { cultos }] = await Promise.all([
    api(churchCalls.listBanners, { query: { igreja: igreja.id } }),
    api(churchCalls.listCultos, { params: { slug: igreja.slug } }),
  ])
  const { imagemCapa, imagemCapaAlt } = igrejaVisual
  return {
    nome: igreja.nome,
    descricao: igreja.descricao,
    slug: igreja.slug,
    fusoHorario: igreja.fusoHorario,
    lang: htmlLang(igreja.idioma),
    capa: imagemCapa ? { url: imagemCapa, alt: imagemCapaAlt ?? '' } : null,
    cliente: igreja.clientes[0] ?? null,
    banners,
    cultos,
    renderedAt: new Date().toISOString(),
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { nome, slug, cliente, cultos, fusoHorario } = loaderData
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const clock = useClock(loaderData.renderedAt)
  const next = findNextCulto(cultos, fusoHorario, clock.now)
  const hasPlace = cliente !== null && addressLines(cliente).length > 0
  const report = cliente && reportHref(cliente, m.schedule_wrong_subject({ nome }))
  const actions = (
    <>
      {hasPlace && (
        <Link
          className={buttonClass({ variant: next?.state === 'live' ? 'outline' : 'primary' })}
          to={paths.aboutLocation()}
        >
          <Navigation aria-hidden="true" />
          {m.home_directions()}
        </Link>
      )}
      {next ? (
        <a className={buttonClass({ variant: 'outline' })} href="#schedule">
          <CalendarDays aria-hidden="true" />
          {m.home_see_week()}
        </a>
      ) : (
        <Link className={buttonClass({ variant: 'outline' })} to={paths.about()}>
          <MessageCircle aria-hidden="true" />
          {m.home_talk_to_us()}
        </Link>
      )}
    </>
  )
  return (
    <>
      <HomeHero {...loaderData} seed={slug} eyebrow={(cliente && shortPlace(cliente)) || m.home_welcome()}>
        {next ? (
          <div className="flex flex-col gap-4">
            {next.calledOff.map(({ culto, data, observacao }) => (
              <Banner
                key={`${culto.id}${data}`}
                tone="warn"
                title={m.culto_called_off({
                  nome: culto.nome,
                  day: formatCivilDate(data, 'weekday', locale),
                })}
              >
                {observacao}
              </Banner>
            ))}
            <NextCultoCard next={next} clock={clock} timeZone={fusoHorario} locale={locale}>
              {actions}
            </NextCultoCard>
          </div>
        ) : (
          <div className="flex flex-wrap gap-3">{actions}</div>
        )}
      </HomeHero>
      <HomeMenu items={church?.igrejaAppMenu ?? []} />
      <HomeBanners banners={loaderData.banners} seed={slug} lang={loaderData.lang} />
      {homeBlocks
        .filter(({ modulo }) => church?.modulos.includes(modulo))
        .map(({ modulo, component: Block }) => (
          <Block key={modulo} />
        ))}
      <Schedule
        cultos={cultos}
        timeZone={fusoHorario}
        now={clock.now}
        locale={locale}
        footer={
          report && (
            <p className="mt-5 text-sm text-ink-muted">
              <a href={report}>{m.schedule_wrong()}</a>
            </p>
          )
        }
      />
      <FirstVisit address={cliente} />
      {cliente && <AppDownload nome={nome} apps={cliente} />}
    </>
  )
}
