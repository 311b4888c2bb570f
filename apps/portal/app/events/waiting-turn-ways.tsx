import { eventsCalls as calls, type Espera } from '@atrio/contract'
import { Banner, Button, buttonClass, Dialog } from '@atrio/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { write } from '../lib/personal/personal-calls.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { selectionText } from './selection.ts'

/** The offer becomes a hold, and the ordinary purchase begins; who is not known yet logs in first. */
export function AcceptTurn({ espera, reload }: { espera: Espera; reload: () => void }) {
  const { codigo, evento, ingresso, quantidade } = espera
  const { user } = useSession()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  if (!user) {
    const redirectTo = paths.eventWaitingTurn({ eventId: evento.id, codigo })
    return (
      <div>
        <Link className={buttonClass({ size: 'lg', block: true })} to={paths.access({ redirectTo })}>
          {m.events_wait_log_in()}
        </Link>
        <p className="mt-3 text-sm text-ink-muted">{m.events_wait_buy_note()}</p>
      </div>
    )
  }
  const accept = async () => {
    setBusy(true)
    try {
      await write(calls.aceitarEspera, { params: { id: user.id, codigo }, body: {} }, [
        calls.listEsperas,
        calls.getReserva,
      ])
      const chosen = selectionText({ [ingresso.id]: quantidade })
      await navigate(paths.eventTickets({ eventId: evento.id }, { ingressos: chosen }))
    } catch (error) {
      setFailed(errorMessage(error).title)
      setBusy(false)
      reload()
    }
  }
  return (
    <div>
      <Button size="lg" block loading={busy} onClick={() => void accept()}>
        {m.events_wait_buy()}
      </Button>
      <p className="mt-3 text-sm text-ink-muted">{m.events_wait_buy_note()}</p>
      {failed && <Banner tone="bad" live="assertive" title={failed} />}
    </div>
  )
}

/** The way out of the list, asked once. */
export function LeaveTurn({ codigo }: { codigo: string }) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await write(calls.deleteEspera, { params: { codigo } }, [calls.getEspera, calls.listEsperas]).catch(
      () => {},
    )
    setBusy(false)
    setAsking(false)
  }
  return (
    <p>
      <Button variant="quiet" className="-ms-4.5" onClick={() => setAsking(true)}>
        {m.events_wait_leave()}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.events_wait_leave_sure()}
        description={m.events_wait_leave_detail()}
        closeLabel={m.events_wait_stay()}
        size="sm"
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {m.events_wait_stay()}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void leave()}>
              {m.events_wait_leave()}
            </Button>
          </>
        }
      />
    </p>
  )
}
