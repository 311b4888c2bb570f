import type { Transmissao } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { QrCode } from '../lib/qr-code.tsx'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { momentFeed } from './moment-feed.ts'

/** How long a moment stays below the picture. */
const SHOWN_FOR = 90_000

/** On a television: what was held out last, the way to the page, and the way back. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function AroundTv({ transmissao, now }: { transmissao: Transmissao; now: Date }) {
  const origin = useRootData()?.origin ?? ''
  const newest = momentFeed(transmissao)[0]
  const began = Date.parse(transmissao.iniciadaEm ?? transmissao.inicio)
  const caption = newest && now.getTime() - began - newest.em * 1000 < SHOWN_FOR ? newest.texto : null
  return (
    <>
      {caption && <p className="live-tv-moment">{caption}</p>}
      <div className="live-tv-code">
        <QrCode text={origin + paths.live()} label={m.live_tv_code()} className="live-tv-qr" />
        <p aria-hidden="true">{m.live_tv_scan()}</p>
      </div>
      <Link
        to={paths.live({ transmissao: transmissao.id })}
        className={buttonClass({ variant: 'outline', className: 'live-tv-leave' })}
      >
        <X aria-hidden="true" />
        {m.live_tv_leave()}
      </Link>
    </>
  )
}
