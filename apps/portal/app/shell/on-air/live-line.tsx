import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useChurch } from '../church.ts'
import { LiveTag } from './live-tag.tsx'
import { useLive } from '../use-live.ts'

/** Spec §1: what is live, or what was broadcast last, and the way there. Its place is kept until the page knows the time. */
export function LiveLine() {
  const church = useChurch()
  const live = useLive()
  const aoVivo = church?.aoVivo
  if (!aoVivo || (!aoVivo.ultima && aoVivo.perto.length === 0)) return null
  const lang = localeOf(church.idioma) ?? FALLBACK_LOCALE
  return (
    <Link to={paths.live()} className="live-line">
      {live ? (
        <>
          <LiveTag estado={live.estado} />
          <span className="live-line-name" lang={lang}>
            {live.transmissao.titulo}
          </span>
        </>
      ) : (
        <span className="live-line-name">{m.live_see()}</span>
      )}
    </Link>
  )
}
