import { Banner } from '@atrio/ui'
import { m } from '../../paraglide/messages.js'
import type { Reach } from './subscription.ts'

/** Why this browser receives nothing, and what can be done about it. */
export function PushObstacle({ reach }: { reach: Exclude<Reach, 'possible'> }) {
  if (reach === 'denied') {
    return (
      <Banner tone="warn" title={m.push_denied()} live="polite">
        {m.push_denied_detail()}
      </Banner>
    )
  }
  return <p className="text-ink-muted">{reach === 'needsApp' ? m.push_needs_app() : m.push_unsupported()}</p>
}
