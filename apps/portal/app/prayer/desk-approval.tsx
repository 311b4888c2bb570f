import { prayerCalls as calls } from '@atrio/contract'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** Whether the church reads what is for the wall before it is shown, and what that means; it is turned at the staff's site. */
export function DeskApproval() {
  const slug = useChurch()?.slug ?? ''
  const { data } = useCall(calls.listOracaoMotivos, { params: { slug } })
  if (!data) return null
  return (
    <section aria-labelledby="desk-approval" className="ruled max-w-2xl">
      <h2 id="desk-approval" className="font-ui text-lg">
        {m.prayer_approval()}
      </h2>
      <p className="mt-2 text-ink-muted">
        {data.flagAprovacao ? m.prayer_approval_on() : m.prayer_approval_off()}
      </p>
    </section>
  )
}
