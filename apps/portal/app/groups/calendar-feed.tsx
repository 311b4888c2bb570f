import { groupsCalls as calls } from '@atrio/contract'
import { Button, buttonClass, useToasts } from '@atrio/ui'
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** The meetings of the person's groups in their own calendar: by an address that nobody else knows. */
export function CalendarFeed() {
  const igreja = useChurch()?.id ?? 0
  const query = { igreja }
  const { data } = useCall(calls.getAgendaCelula, { query })
  const { show } = useToasts()
  const [busy, setBusy] = useState<'renew' | 'end' | null>(null)
  if (!data) return null
  const attempt = async (what: 'renew' | 'end') => {
    setBusy(what)
    try {
      await (what === 'renew'
        ? write(calls.renovarAgendaCelula, { query, body: {} }, [calls.getAgendaCelula])
        : write(calls.deleteAgendaCelula, { query }, [calls.getAgendaCelula]))
      if (what === 'end' || data.endereco) {
        show({ tone: 'ok', title: what === 'end' ? m.groups_feed_ended() : m.groups_feed_renewed() })
      }
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setBusy(null)
  }
  if (data.endereco === null) {
    return (
      <Button
        variant="outline"
        icon={<CalendarPlus aria-hidden="true" />}
        loading={busy === 'renew'}
        onClick={() => void attempt('renew')}
      >
        {m.groups_feed_make()}
      </Button>
    )
  }
  const address = new URL(data.endereco, location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      show({ tone: 'ok', title: m.groups_feed_copied() })
    } catch {
      show({ tone: 'warn', title: m.groups_feed_not_copied() })
    }
  }
  return (
    <section aria-labelledby="groups-feed" className="flex max-w-[46rem] flex-col gap-3">
      <h3 id="groups-feed" className="font-ui text-lg">
        {m.groups_feed_title()}
      </h3>
      <p className="text-ink-muted">{m.groups_feed_detail()}</p>
      <code className="break-all">{address}</code>
      <p className="flex flex-wrap gap-3">
        <a className={buttonClass({})} href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarPlus aria-hidden="true" />
          {m.groups_feed_open()}
        </a>
        <Button variant="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {m.groups_feed_copy()}
        </Button>
        <Button variant="quiet" loading={busy === 'renew'} onClick={() => void attempt('renew')}>
          {m.groups_feed_renew()}
        </Button>
        <Button variant="quiet" loading={busy === 'end'} onClick={() => void attempt('end')}>
          {m.groups_feed_end()}
        </Button>
      </p>
    </section>
  )
}
