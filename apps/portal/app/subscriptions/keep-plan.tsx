import { subscriptionsCalls, type UsuarioPlanoAssinatura } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { useChange } from './use-change.ts'

/** Another plan was to come with the next period; this one stays after all. */
export function KeepPlan({
  assinatura: { codigo, planoAssinatura },
}: {
  assinatura: UsuarioPlanoAssinatura
}) {
  const { busy, change } = useChange()
  const keep = (userId: number) =>
    [subscriptionsCalls.saveProximoPlano, { params: { userId, codigo }, body: { idPlano: null } }] as const
  return (
    <Button variant="outline" loading={busy} onClick={() => void change(keep, m.subs_kept())}>
      {m.subs_stay({ plano: planoAssinatura.nome })}
    </Button>
  )
}
