import { liveCalls, type TransmissaoListada } from '@atrio/contract'
import { Button, buttonClass, useToasts } from '@atrio/ui'
import { Bell, BellRing, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** How somebody does not miss what is to come: told by the church, or by their own calendar. */
export function RemindMe({ transmissao: { id, titulo } }: { transmissao: TransmissaoListada }) {
  const { status } = useSession()
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'loggedIn' && <ByChurch id={id} titulo={titulo} />}
      <a className={buttonClass({ variant: 'outline' })} href={paths.liveCalendar({ transmissao: id })}>
        <CalendarPlus aria-hidden="true" />
        {m.live_remind_calendar()}
      </a>
    </div>
  )
}

function ByChurch({ id, titulo }: { id: number; titulo: string }) {
  const slug = useChurch()?.slug ?? ''
  const params = { slug, id }
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall(liveCalls.getLembreteTransmissao, { params })
  const isOn = data?.flagLembrete === true
  const toggle = async () => {
    setBusy(true)
    try {
      await write(liveCalls.saveLembreteTransmissao, { params, body: { flagLembrete: !isOn } }, [
        liveCalls.getLembreteTransmissao,
      ])
      show({ tone: 'ok', title: isOn ? m.live_remind_off() : m.live_remind_on({ title: titulo }) })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant={isOn ? 'outline' : 'primary'}
      icon={isOn ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      loading={isBusy}
      disabled={data === undefined}
      aria-pressed={isOn}
      onClick={() => void toggle()}
    >
      {m.live_remind()}
    </Button>
  )
}
