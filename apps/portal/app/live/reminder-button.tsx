import { liveCalls } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** Whether the church tells whoever is logged in before it begins. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function ReminderButton({ id, titulo }: { id: number; titulo: string }) {
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
