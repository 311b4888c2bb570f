import { groupsCalls as calls, type SolicitacaoCelula } from '@atrio/contract'
import { Button, Steps, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** Where a request stands: sent, seen, answered. */
export function RequestState({ solicitacao, prazo }: { solicitacao: SolicitacaoCelula; prazo: number }) {
  const { situacao, resposta } = solicitacao
  const declined = situacao === 'recusada'
  return (
    <section className="ruled" aria-labelledby="group-request">
      <h2 id="group-request" className="mb-3 font-ui text-lg">
        {m.groups_state_title()}
      </h2>
      <Steps
        label={m.groups_state_title()}
        current={declined ? 'answered' : situacao === 'vista' ? 'seen' : 'sent'}
        steps={[
          { key: 'sent', label: m.groups_state_sent() },
          { key: 'seen', label: m.groups_state_seen() },
          { key: 'answered', label: m.groups_state_answered() },
        ]}
      />
      <p className="mt-3">
        {declined
          ? m.groups_state_declined()
          : situacao === 'vista'
            ? m.groups_state_now_seen()
            : m.groups_state_now_sent()}
      </p>
      {resposta && (
        <blockquote className="mt-3 border-l-2 border-line pl-4 break-words">
          <p className="text-ink-muted">{m.groups_state_words()}</p>
          <p>{resposta}</p>
        </blockquote>
      )}
      {!declined && (
        <>
          <p className="mt-2 text-ink-muted">{m.groups_answer_days({ count: prazo })}</p>
          <CallOff id={solicitacao.id} />
        </>
      )}
    </section>
  )
}

function CallOff({ id }: { id: number }) {
  const igreja = useChurch()?.id ?? 0
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const callOff = async () => {
    setBusy(true)
    try {
      await write(calls.deleteSolicitacaoCelula, { params: { idSolicitacao: id }, query: { igreja } }, [
        calls.getCelula,
        calls.listSolicitacoesCelula,
      ])
      show({ tone: 'ok', title: m.groups_called_off() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" className="-ms-4.5 mt-2" loading={busy} onClick={() => void callOff()}>
      {m.groups_call_off()}
    </Button>
  )
}
