import { subscriptionsStaffCalls, type AssinanteEquipe } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'

/** Ends a subscription with what is paid, for who asked the church to (Decision 243). */
export function EndSubscription({ slug, assinante }: { slug: string; assinante: AssinanteEquipe }) {
  const { codigo, nome } = assinante
  const [isOpen, setOpen] = useState(false)
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const end = async () => {
    const call = { params: { slug, codigo }, body: {} }
    if (!(await guarded(() => api(subscriptionsStaffCalls.saveFimAssinanteEquipe, call)))) return
    setOpen(false)
    show({ tone: 'ok', title: m.sub_ended({ nome }) })
    await refresh()
  }
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        {m.sub_end()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={m.sub_end_title({ nome })}
        detail={m.sub_end_detail({ nome })}
        keep={m.sub_end_keep()}
        act={m.sub_end_yes()}
        onClose={() => setOpen(false)}
        onAct={end}
      />
    </>
  )
}
