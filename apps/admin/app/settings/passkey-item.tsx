import { staffAccessCalls, type ChaveEquipe } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'

/** One passkey; the last second factor stays, and says why. */
export function PasskeyItem({ chave, isLast }: { chave: ChaveEquipe; isLast: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const remove = async () => {
    const isDone = await guarded(() =>
      api(staffAccessCalls.deleteChaveEquipe, { params: { idChave: chave.id }, body: {} }),
    )
    setAsking(false)
    if (isDone) show({ tone: 'ok', title: m.passkey_removed() })
    await refresh()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grid-cols-1">
        <p className="font-semibold wrap-break-word">{chave.nome}</p>
        <p className="text-ink-muted text-sm">
          {chave.dataUltimoUso
            ? m.session_used({ moment: formatMoment(chave.dataUltimoUso) })
            : m.passkey_since({ moment: formatMoment(chave.dataCadastro) })}
        </p>
        {isLast && <p className="text-ink-muted text-sm">{m.passkey_last()}</p>}
      </div>
      {!isLast && (
        <Button
          variant="secondary"
          aria-label={m.passkey_remove_of({ nome: chave.nome })}
          onClick={() => setAsking(true)}
        >
          {m.passkey_remove()}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={m.passkey_remove_of({ nome: chave.nome })}
        detail={m.passkey_remove_detail()}
        keep={m.passkey_keep()}
        act={m.passkey_remove()}
        onClose={() => setAsking(false)}
        onAct={remove}
      />
    </li>
  )
}
