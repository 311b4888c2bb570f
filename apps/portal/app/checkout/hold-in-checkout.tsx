import { eventsCalls, type ReservaEvento } from '@atrio/contract'
import { useState } from 'react'
import { api } from '../lib/session/api-client.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { readCheckout, updateCompra, useCheckout } from '../money/checkout-state.ts'
import { HoldCountdown } from '../money/hold-countdown.tsx'

/** Until when the places of the cart are held, and more time for who needs it. */
export function HoldInCheckout() {
  const state = useCheckout()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  if (state?.type !== 'event' || !state.holdId || !state.expiraEm) return null
  const { usuarioId: id, evento, expiraEm, renovacoesRestantes, ingressos } = state
  const params = { id, idEvento: evento.id }
  const hold = async (ask: () => Promise<{ reserva: ReservaEvento }>) => {
    setBusy(true)
    setFailed(null)
    try {
      const { reserva } = await ask()
      const now = readCheckout()
      const { uuid: holdId, expiraEm, renovacoesRestantes } = reserva
      if (now?.type === 'event') updateCompra({ ...now, holdId, expiraEm, renovacoesRestantes })
    } catch (error) {
      setFailed(errorMessage(error).title)
    }
    setBusy(false)
  }
  const cart = ingressos.map(({ id, rulesVersion, participantes: { length } }) => ({
    id,
    rulesVersion,
    quantidade: length,
  }))
  return (
    <>
      <HoldCountdown
        hold={{ expiraEm, renovacoesRestantes }}
        busy={busy}
        onRenew={() => void hold(() => api(eventsCalls.renovarReserva, { params, body: {} }))}
        onHoldAgain={() =>
          void hold(() => api(eventsCalls.saveReserva, { params, body: { ingressos: cart } }))
        }
      />
      <p role="status" className="text-sm text-bad empty:hidden">
        {failed}
      </p>
    </>
  )
}
