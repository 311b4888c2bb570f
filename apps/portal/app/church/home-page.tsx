import { FALLBACK_LOCALE } from '@atrio/rules'
import { Suspense } from 'react'
import { loadHomeBlocks } from '../home-blocks-data.server.ts'
import { homeBlocks } from '../home-blocks.ts'
import { JsonLd } from '../lib/json-ld.tsx'
import { pageContext } from '../lib/page-context.ts'
import { pageMeta } from '../lib/seo.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Route } from './+types/home-page.ts'
import { AppDownload } from './app-download.tsx'
import { FirstVisit } from './first-visit.tsx'
import { HomeBanners } from './home-banners.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeMenu } from './home-menu.tsx'
import { loadHome } from './load-home.ts'
import { findNextCulto } from './next-culto.ts'
import { NextGathering } from './next-gathering.tsx'
import { Schedule } from './schedule.tsx'
import { useClock } from './use-clock.ts'

export function meta({ loaderData, ...args }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return pageMeta(args, { hidden: true })
  const { summary, capa } = loaderData
  return pageMeta(args, { description: summary, image: capa?.url ?? null })
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ jsonLd, ...home }, blocks] = await Promise.all([loadHome(page), loadHomeBlocks(page)])
  page.jsonLd.push(jsonLd)
  return { ...home, blocks }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { nome, slug, lang, cultos, fusoHorario, address, report } = loaderData
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const clock = useClock(loaderData.renderedAt)
  return (
    <>
      <JsonLd />
      <HomeHero {...loaderData} seed={slug} eyebrow={loaderData.place || m.home_welcome()}>
        <NextGathering
          next={findNextCulto(cultos, fusoHorario, clock.now)}
          clock={clock}
          timeZone={fusoHorario}
          hasAddress={address.length > 0}
          locale={locale}
        />
      </HomeHero>
      <HomeMenu items={church?.igrejaAppMenu ?? []} />
      <HomeBanners banners={loaderData.banners} seed={slug} lang={lang} />
      {homeBlocks
        .filter(({ modulo }) => modulo === null || church?.modulos.includes(modulo))
        .map(({ id, component: Block }) => (
          // The server renders them all; a block that comes with a file of its own is alive a little later.
          <Suspense key={id}>
            <Block blocks={loaderData.blocks} />
          </Suspense>
        ))}
      <Schedule cultos={cultos} timeZone={fusoHorario} now={clock.now} locale={locale} report={report} />
      <FirstVisit address={address} />
      <AppDownload nome={nome} apps={loaderData.apps} />
    </>
  )
}
