import { eventsCalls as calls, type Espera } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { write } from '../lib/personal/personal-calls.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** By a button and not by opening the page: programs that read mail open links, too (Decision 100). */
export function ConfirmTurn({ espera }: { espera: Espera }) {
  const { codigo, evento } = espera
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    try {
      const { espera: turn } = await write(calls.confirmarEspera, { params: { codigo }, body: {} }, [
        calls.getEspera,
        calls.listEsperas,
      ])
      // The address was in line already.
      if (turn.codigo !== codigo)
        await navigate(paths.eventWaitingTurn({ eventId: evento.id, codigo: turn.codigo }))
    } catch (error) {
      setFailed(errorMessage(error).title)
      setBusy(false)
    }
  }
  return (
    <div>
      <Button size="lg" block loading={busy} onClick={() => void confirm()}>
        {m.events_wait_confirm_button()}
      </Button>
      {failed && <Banner tone="bad" live="assertive" title={failed} />}
    </div>
  )
}
