import { groupsCalls as calls, type CelulaEquipe } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'

/** Takes a group off the list, and lets it take requests or not; each has a way back in the same place. */
export function DeskSwitches({ celula, slug }: { celula: CelulaEquipe; slug: string }) {
  const { id, nome, flagListada, flagAberta } = celula
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const change = async (body: { flagListada: boolean } | { flagAberta: boolean }) => {
    setBusy(true)
    try {
      await write(calls.saveCelulaEquipe, { params: { slug, id }, body }, [
        calls.listCelulasEquipe,
        calls.getCelula,
        calls.listCelulas,
      ])
      show({ tone: 'ok', title: m.groups_desk_saved({ nome }) })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setBusy(false)
  }
  return (
    <p role="group" aria-label={nome} className="mt-3 flex flex-wrap gap-2">
      <Button variant="quiet" loading={busy} onClick={() => void change({ flagListada: !flagListada })}>
        {flagListada ? m.groups_desk_hide() : m.groups_desk_show()}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => void change({ flagAberta: !flagAberta })}>
        {flagAberta ? m.groups_desk_close() : m.groups_desk_open()}
      </Button>
    </p>
  )
}
