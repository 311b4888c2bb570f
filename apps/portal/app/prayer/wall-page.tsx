import { prayerCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { HandHeart, PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readFilter } from '../reader/list-url.ts'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/wall-page.ts'
import { NoPrayers } from './no-prayers.tsx'
import { PrayerCard } from './prayer-card.tsx'
import { PrayerModeGate } from './prayer-mode-gate.tsx'
import { readWallFilters, wallQuery, WallFilters } from './wall-filters.tsx'

const MessageSheet = lazy(() => import('./message-sheet.tsx'))
const ReportSheet = lazy(() => import('./report-sheet.tsx'))

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.prayer_title(), description: m.prayer_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const filters = readWallFilters(query)
  const cursor = readFilter(query, 'cursor', /^[1-9]\d{0,14}$/)
  const [list, { motivos }] = await orNotFound(
    Promise.all([
      api(prayerCalls.listOracoes, { params, query: { ...filters, ...(cursor && { cursor }) } }),
      api(prayerCalls.listOracaoMotivos, { params }),
    ]),
  )
  return { ...list, motivos, filters, isFirst: cursor === undefined }
}

/** What the church prays for together. */
export default function WallPage({ loaderData }: Route.ComponentProps) {
  const { oracoes, proximo, motivos, filters, isFirst } = loaderData
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  const { search } = useLocation()
  const [open, setOpen] = useState<{ kind: 'message' | 'report'; id: number } | null>(null)
  const close = () => setOpen(null)
  const isFiltered = Boolean(filters.situacao ?? filters.motivo)
  const isEmpty = oracoes.length === 0
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-6">
        <div>
          <h1>{m.prayer_title()}</h1>
          <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">{m.prayer_intro()}</p>
        </div>
        <div className="flex max-w-[46rem] flex-wrap items-stretch gap-3">
          <Link
            to={paths.prayerNew()}
            className="flex min-h-13 min-w-[min(18rem,100%)] flex-1 items-center gap-3 rounded-sm border border-line-strong bg-surface px-4 py-2 text-ink-muted no-underline hover:border-ink"
          >
            <PenLine aria-hidden="true" className="size-5 flex-none" />
            {m.prayer_ask_what()}
          </Link>
          <Link to={{ search, hash: 'pray' }} preventScrollReset className={buttonClass({ size: 'lg' })}>
            <HandHeart aria-hidden="true" />
            {m.prayer_mode()}
          </Link>
        </div>
      </header>
      {(!isEmpty || isFiltered || !isFirst) && <WallFilters filters={filters} motivos={motivos} />}
      {isEmpty ? (
        <NoPrayers filters={filters} isFiltered={isFiltered || !isFirst} />
      ) : (
        <ul className="card-grid card-grid-wide">
          {oracoes.map((oracao) => (
            <PrayerCard
              key={oracao.id}
              oracao={oracao}
              lang={lang}
              onMessage={() => setOpen({ kind: 'message', id: oracao.id })}
              onReport={() => setOpen({ kind: 'report', id: oracao.id })}
            />
          ))}
        </ul>
      )}
      {(proximo !== null || !isFirst) && (
        <nav aria-label={m.prayer_pages()} className="flex flex-wrap gap-3">
          {!isFirst && (
            <Link className={buttonClass({ variant: 'outline' })} to={paths.prayers(wallQuery(filters))}>
              {m.prayer_newest()}
            </Link>
          )}
          {proximo !== null && (
            <Link
              rel="next"
              className={buttonClass({ variant: 'outline' })}
              to={paths.prayers({ ...wallQuery(filters), cursor: String(proximo) })}
            >
              {m.prayer_older()}
            </Link>
          )}
        </nav>
      )}
      <PrayerModeGate oracoes={oracoes} lang={lang} />
      <Suspense>
        {open?.kind === 'message' && <MessageSheet id={open.id} onClose={close} />}
        {open?.kind === 'report' && <ReportSheet id={open.id} onClose={close} />}
      </Suspense>
    </div>
  )
}
