import { ApiError, staffPaymentsCalls, type ContaEquipe } from '@atrio/contract'
import { Button, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'

interface Props {
  /** Of the methods: another who saves them changes it. */
  versao: number
  slug: string
}

/** At which account of each provider the church's money arrives. */
export function Accounts({ contas, ...given }: Props & { contas: readonly ContaEquipe[] }) {
  if (contas.length === 0) return null
  return (
    <section aria-labelledby="accounts" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <h2 id="accounts" className="text-lg">
          {m.acc_title()}
        </h2>
        <p className="text-ink-muted text-sm">{m.acc_lead()}</p>
      </div>
      {contas.map((one) => (
        <Account key={`${one.idGatewayPagamento}:${one.conta}`} conta={one} {...given} />
      ))}
    </section>
  )
}

function Account({
  conta: { idGatewayPagamento, provedor, conta },
  versao,
  slug,
}: Props & { conta: ContaEquipe }) {
  const [typed, setTyped] = useState(conta ?? '')
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const body = { versao, idGatewayPagamento, conta: typed.trim() || null }
    const isDone = await guarded(() =>
      api(staffPaymentsCalls.saveContaPagamentoEquipe, { params: { slug }, body }),
    )
    if (!isDone) return
    show({ tone: 'ok', title: m.acc_saved() })
    await refresh()
  })
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <TextField
        label={m.acc_label({ provedor })}
        hint={m.acc_hint()}
        autoComplete="off"
        spellCheck={false}
        maxLength={77}
        error={error === null ? undefined : wrong(error)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        loading={isBusy}
        className="justify-self-start"
        aria-label={m.acc_save({ provedor })}
      >
        {m.save()}
      </Button>
    </form>
  )
}

function wrong(error: unknown): string {
  const rule =
    error instanceof ApiError ? error.body.campos?.find(({ campo }) => campo === 'conta')?.regra : null
  if (rule === 'format') return m.acc_wrong()
  if (rule === 'unknown') return m.acc_unknown()
  return rule === 'unreachable' ? m.acc_unreachable() : errorText(error)
}
