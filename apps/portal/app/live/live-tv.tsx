import './live-tv.css'
import type { Transmissao } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { X } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useHydrated } from '../lib/data/store.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { momentFeed } from './moment-feed.ts'

const QrCode = lazy(() => import('../lib/qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })))

export type LiveTvProps = { transmissao: Transmissao | null; now: Date; children: ReactNode }

/** How long a moment stays below the picture. */
const SHOWN_FOR = 90_000

/** The page; or, for a television that is seen from a sofa, the picture alone, with the way to the page as a code. */
export function LiveTv({ transmissao, now, children }: LiveTvProps) {
  const [query] = useSearchParams()
  const isTv = useHydrated() && query.get('tv') === '1' && transmissao !== null
  const origin = useRootData()?.origin ?? ''
  if (!isTv) return <div className="live-page">{children}</div>
  const newest = momentFeed(transmissao, now)[0]
  const began = Date.parse(transmissao.iniciadaEm ?? transmissao.inicio)
  const caption = newest && now.getTime() - began - newest.em * 1000 < SHOWN_FOR ? newest.texto : null
  return (
    <div className="live-tv" data-theme="dark">
      <div className="live-page">{children}</div>
      {caption && <p className="live-tv-moment">{caption}</p>}
      <div className="live-tv-code">
        <Suspense>
          <QrCode text={origin + paths.live()} label={m.live_tv_code()} className="live-tv-qr" />
        </Suspense>
        <p aria-hidden="true">{m.live_tv_scan()}</p>
      </div>
      <Link
        to={paths.live({ transmissao: transmissao.id })}
        className={buttonClass({ variant: 'outline', className: 'live-tv-leave' })}
      >
        <X aria-hidden="true" />
        {m.live_tv_leave()}
      </Link>
    </div>
  )
}
