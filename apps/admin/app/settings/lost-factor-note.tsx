import { staffLostFactorCalls, type IgrejaEquipe, type PessoaEquipe } from '@atrio/contract'
import { Banner, Button, Sheet, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { formatAge } from '../lib/language.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'

interface Props {
  pessoa: PessoaEquipe
  igreja: IgrejaEquipe
}

/** Somebody of the staff says that they lost their second factor; whoever administers makes sure that it is them. */
export function LostFactorNote({ pessoa, igreja }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { fatorPerdido, papeis, flagPropria } = pessoa
  if (!fatorPerdido) return null
  const nome = `${pessoa.nome} ${pessoa.sobrenome}`
  const isOrganizations = papeis.includes('ROLE_SUPER_ADMIN') && !igreja.papeis.includes('ROLE_SUPER_ADMIN')
  const mayConfirm = !fatorPerdido.flagConfirmado && !isOrganizations && !flagPropria
  return (
    <div className="grid basis-full grid-cols-1 gap-3">
      <Banner tone="warn" title={m.lost_said({ age: formatAge(fatorPerdido.desde) })}>
        {fatorPerdido.flagConfirmado && m.lost_waits()}
        {!fatorPerdido.flagConfirmado && isOrganizations && m.lost_organization()}
      </Banner>
      {mayConfirm && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-label={m.lost_confirm_of({ nome })}
          onClick={() => setOpen(true)}
        >
          {m.lost_confirm()}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.lost_confirm_of({ nome })}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        <Confirm pessoa={pessoa} igreja={igreja} nome={nome} onDone={() => setOpen(false)} />
      </Sheet>
    </div>
  )
}

function Confirm({ pessoa, igreja, nome, onDone }: Props & { nome: string; onDone: () => void }) {
  const [digitos, setDigitos] = useState('')
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const params = { slug: igreja.slug, idUsuario: pessoa.idUsuario }
    const isDone = await guarded(() =>
      api(staffLostFactorCalls.confirmFatorPerdidoEquipe, { params, body: { digitos } }),
    )
    if (!isDone) return
    onDone()
    show({ tone: 'ok', title: m.lost_confirmed() })
    await refresh()
  })
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <p>{m.lost_confirm_lead({ nome })}</p>
      <TextField
        label={m.lost_confirm_digits()}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={20}
        data-autofocus
        error={error === null ? undefined : errorText(error)}
        value={digitos}
        onChange={(event) => setDigitos(event.target.value)}
      />
      <Button type="submit" loading={isBusy} block>
        {m.lost_confirm()}
      </Button>
    </form>
  )
}
