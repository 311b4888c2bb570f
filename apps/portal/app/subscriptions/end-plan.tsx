import { subscriptionsCalls, type UsuarioPlanoAssinatura } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { Button, Dialog, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'

/** Two taps, and it is over; or one, and it goes on after all. */
export function EndPlan({ assinatura }: { assinatura: UsuarioPlanoAssinatura }) {
  const { codigo, flagCancelarNoFim, proximaCobranca, status } = assinatura
  const { user } = useSession()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  if (!user) return null
  const save = async (flagCancelar: boolean) => {
    setBusy(true)
    try {
      await write(
        subscriptionsCalls.saveCancelamentoAssinatura,
        { params: { userId: user.id, codigo }, body: { flagCancelar } },
        [subscriptionsCalls.listUsuarioPlanosAssinatura],
      )
      setAsking(false)
      show({ tone: 'ok', title: flagCancelar ? m.subs_cancelled() : m.subs_kept() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    } finally {
      setBusy(false)
    }
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
