import './live-tv.css'
import type { Transmissao } from '@atrio/contract'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../lib/data/store.ts'

const AroundTv = lazy(() => import('./around-tv.tsx'))

export type LiveTvProps = { transmissao: Transmissao | null; now: Date; children: ReactNode }

/** The page; or, for a television that is seen from a sofa, the picture alone, with the way to the page as a code. */
export function LiveTv({ transmissao, now, children }: LiveTvProps) {
  const [query] = useSearchParams()
  const isTv = useHydrated() && query.get('tv') === '1'
  // One element either way: what plays goes on.
  const dark = isTv && transmissao ? ({ className: 'live-tv', 'data-theme': 'dark' } as const) : {}
  return (
    <div {...dark}>
      <div className="live-page">{children}</div>
      {isTv && transmissao && (
        <Suspense>
          <AroundTv transmissao={transmissao} now={now} />
        </Suspense>
      )}
    </div>
  )
}
