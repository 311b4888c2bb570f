import { subscriptionsCalls, type UsuarioPlanoAssinatura } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { Button, Dialog } from '@atrio/ui'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { useChange } from './use-change.ts'

/** Two taps, and it is over; or one, and it goes on after all. */
export function EndPlan({ assinatura }: { assinatura: UsuarioPlanoAssinatura }) {
  const { codigo, flagCancelarNoFim, proximaCobranca, status } = assinatura
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const [asking, setAsking] = useState(false)
  const { busy, change } = useChange()
  const save = async (flagCancelar: boolean) => {
    const done = await change(
      (userId) => [
        subscriptionsCalls.saveCancelamentoAssinatura,
        { params: { userId, codigo }, body: { flagCancelar } },
      ],
      flagCancelar ? m.subs_cancelled() : m.subs_kept(),
    )
    if (done) setAsking(false)
  }
  if (flagCancelarNoFim) {
    return (
      <Button variant="outline" loading={busy} onClick={() => void save(false)}>
        {m.subs_go_on()}
      </Button>
    )
  }
  const isPaid = status.etapa === 'ativa' && proximaCobranca !== null
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
        {m.subs_cancel()}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.subs_cancel_title()}
        description={
          isPaid
            ? m.subs_cancel_paid({ date: formatCivilDate(proximaCobranca, 'long', locale) })
            : m.subs_cancel_now()
        }
        closeLabel={m.close()}
        size="sm"
        actions={
          <>
            <Button variant="outline" disabled={busy} onClick={() => setAsking(false)}>
              {m.subs_keep()}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void save(true)}>
              {m.subs_cancel_yes()}
            </Button>
          </>
        }
      />
    </>
  )
}
