import { accountStaffCalls, type IgrejaEquipe, type UsuarioEquipe } from '@atrio/contract'
import { formatInstant } from '@atrio/rules'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** Whether somebody's account is open, inviting them again, and closing it. */
export function AccountSection({
  usuario,
  igreja,
  nome,
  mayChange,
}: {
  usuario: UsuarioEquipe
  igreja: IgrejaEquipe
  nome: string
  mayChange: boolean
}) {
  const { id, flagAtivo, flagEquipe, dataExclusao } = usuario
  const call = { params: { slug: igreja.slug, id }, body: {} }
  const [isSure, setSure] = useState(false)
  const refresh = useRefresh()
  const { show } = useToasts()
  const invite = useTask(async () => {
    await api(accountStaffCalls.reconvidarUsuario, call)
    show({ tone: 'ok', title: m.people_invited() })
  })
  const close = async () => {
    await api(accountStaffCalls.desativarUsuario, call)
    setSure(false)
    show({ tone: 'ok', title: m.person_closed_done() })
    await refresh()
  }
  return (
    <section aria-labelledby="account" className="grid grid-cols-1 gap-3">
      <h2 id="account" className="text-lg">
        {m.person_account()}
      </h2>
      <p>{flagAtivo ? m.person_open() : m.person_closed()}</p>
      {dataExclusao && (
        <p>
          {m.person_erasing({ dia: formatInstant(dataExclusao, 'short', getLocale(), igreja.fusoHorario) })}
        </p>
      )}
      {flagAtivo && flagEquipe && <p className="text-ink-muted text-sm">{m.person_staff()}</p>}
      {invite.error !== null && <Banner tone="bad">{errorText(invite.error)}</Banner>}
      {mayChange && !flagAtivo && (
        <Button
          variant="secondary"
          loading={invite.isBusy}
          className="justify-self-start"
          onClick={() => void invite.start()}
        >
          {m.person_invite_again()}
        </Button>
      )}
      {mayChange && flagAtivo && !flagEquipe && (
        <Button variant="outline" className="justify-self-start" onClick={() => setSure(true)}>
          {m.person_close()}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isSure}
        title={m.person_close_sure({ nome })}
        detail={m.person_close_detail()}
        keep={m.person_keep()}
        act={m.person_close()}
        onClose={() => setSure(false)}
        onAct={close}
      />
    </section>
  )
}
