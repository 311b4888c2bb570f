import { liveChatCalls as calls, type ModoSala } from '@atrio/contract'
import { Button, CheckboxField, RadioGroup, Sheet, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'
import { Care } from './care.tsx'
import { ModerationLog } from './moderation-log.tsx'

const WAITS = [0, 5, 15, 30] as const

/** How the room is written in, and what was done in it. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function ToolsSheet({
  codigo,
  modo,
  onClose,
}: {
  codigo: string
  modo: ModoSala
  onClose: () => void
}) {
  const [wanted, setWanted] = useState<ModoSala>({
    modoLento: modo.modoLento,
    flagSoAnfitrioes: modo.flagSoAnfitrioes,
    flagLinksConvidados: modo.flagLinksConvidados,
  })
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const save = async () => {
    setBusy(true)
    try {
      await api(calls.saveSalaModo, { params: { codigo }, body: wanted })
      show({ tone: 'ok', title: m.chat_tools_saved() })
      onClose()
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.chat_tools()}
      closeLabel={m.chat_close()}
      actions={
        <Button variant="primary" loading={busy} onClick={() => void save()}>
          {m.chat_tools_save()}
        </Button>
      }
    >
      <div className="stack gap-5">
        <RadioGroup
          label={m.chat_slow()}
          name="modoLento"
          value={String(wanted.modoLento)}
          onValueChange={(value) =>
            setWanted({ ...wanted, modoLento: WAITS.find((one) => String(one) === value) ?? 0 })
          }
          options={WAITS.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? m.chat_slow_off() : m.chat_slow_seconds({ count: seconds }),
          }))}
        />
        <CheckboxField
          label={m.chat_hosts_only()}
          checked={wanted.flagSoAnfitrioes}
          onChange={(event) => setWanted({ ...wanted, flagSoAnfitrioes: event.target.checked })}
        />
        <CheckboxField
          label={m.chat_guest_links()}
          checked={wanted.flagLinksConvidados}
          onChange={(event) => setWanted({ ...wanted, flagLinksConvidados: event.target.checked })}
        />
        <Care codigo={codigo} />
        <ModerationLog codigo={codigo} />
      </div>
    </Sheet>
  )
}
