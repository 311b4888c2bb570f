import { Banner, buttonClass } from '@atrio/ui'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** Spec §4: the church's data could not be loaded. A warning, and a way to try again. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function BootstrapFailure() {
  const { pathname, search } = useLocation()
  return (
    <main id="content" className="wrap wrap-narrow section">
      <Banner tone="warn" title={m.error_generic_title()}>
        {m.error_generic()}
      </Banner>
      <h1 className="mt-8">{m.error_unavailable_title()}</h1>
      <p className="mt-3 text-ink-muted">{m.error_unavailable()}</p>
      <p className="mt-6">
        {/* The address on show, asked for anew: a link needs no script, of which this page's own comes late. */}
        <a className={buttonClass()} href={pathname + search}>
          {m.retry()}
        </a>
      </p>
    </main>
  )
}
