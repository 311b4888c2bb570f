import { FALLBACK_LOCALE } from '@atrio/rules'
import { classNames, Section } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { loadHomeBlocks, type HomeBlocksData } from '../home-blocks-data.server.ts'
import { homeBlocks, homeShelf } from '../home-blocks.ts'
import { JsonLd } from '../lib/seo/json-ld.tsx'
import { pageContext } from '../lib/page-context.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { LiveLine } from '../shell/on-air/live-line.tsx'
import type { Route } from './+types/home-page.ts'
import { AppDownload } from './app-download.tsx'
import { FirstVisit } from './first-visit.tsx'
import { HomeBanners } from './home-banners.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeMenu } from './home-menu.tsx'
import { loadHome } from './load-home.server.ts'
import { findNextCulto } from './next-culto.ts'
import { NextGathering } from './next-gathering.tsx'
import { Schedule } from './schedule.tsx'
import { useClock } from './use-clock.ts'

const HomeMine = lazy(() => import('../home-mine.tsx'))

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
  const { nome, slug, lang, cultos, fusoHorario, address, report, blocks } = loaderData
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const clock = useClock(loaderData.renderedAt)
  return (
    <>
      <JsonLd />
      <NextForMember />
      <HomeHero {...loaderData} seed={slug} eyebrow={loaderData.place || m.home_welcome()}>
        <NextGathering
          next={findNextCulto(cultos, fusoHorario, clock.now)}
          clock={clock}
          timeZone={fusoHorario}
          hasAddress={address.length > 0}
          locale={locale}
        />
        <LiveLine />
      </HomeHero>
      <HomeMenu items={church?.igrejaAppMenu ?? []} />
      <HomeBanners banners={loaderData.banners} seed={slug} lang={lang} />
      {homeBlocks
        .filter(({ id }) => blocks[id] !== null)
        .map(({ id, component: Block }) => (
          // The server renders them all; a block that comes with a file of its own is alive a little later.
          <Suspense key={id}>
            <Block data={blocks[id]} />
          </Suspense>
        ))}
      <HomeShelf blocks={blocks} />
      <Schedule cultos={cultos} timeZone={fusoHorario} now={clock.now} locale={locale} report={report} />
      <FirstVisit address={address} />
      <AppDownload nome={nome} apps={loaderData.apps} />
    </>
  )
}

/** Its place is kept free before anything is painted wherever somebody is logged in on this device. */
function NextForMember() {
  const { user, status } = useSession()
  return (
    <section
      aria-label={m.home_mine()}
      className={classNames('home-mine', user && 'home-mine-open')}
      hidden={status === 'anonymous'}
    >
      <div className="wrap">
        <h2 className="mb-2 font-ui text-base">{m.home_mine()}</h2>
        {user && (
          <Suspense>
            <HomeMine key={user.id} owner={user.id} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

function HomeShelf({ blocks }: { blocks: HomeBlocksData }) {
  const shown = homeShelf.filter(({ id }) => blocks[id])
  if (shown.length === 0) return null
  return (
    <Section title={m.home_shelf()}>
      <ul className="grid gap-4 md:grid-cols-3">
        {shown.map(({ id, component: Block }) => (
          <Block key={id} data={blocks[id]} />
        ))}
      </ul>
    </Section>
  )
}
