import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'
import { PasskeyWay } from './passkey-way.tsx'

/** A phone that is remembered: its passkey opens it, and nobody has to type. */
export function PasskeyPage() {
  const { pessoa } = useAcesso()
  const refresh = useRefresh()
  return (
    <EntryFrame title={m.remembered_title({ nome: pessoa?.nome ?? '' })} lead={m.remembered_lead()}>
      <PasskeyWay variant="primary" label={m.remembered_open()} onShown={refresh} />
      <OtherAccount />
    </EntryFrame>
  )
}
