import type { ClienteListado } from '@atrio/contract'
import { Dialog } from '@atrio/ui'
import { useState } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { m } from '../../paraglide/messages.js'
import { ChurchSwitchConfirm } from './church-switch-confirm.tsx'
import { ChurchSwitchList } from './church-switch-list.tsx'
import { useChurch } from '../church.ts'

/**
 * Leads to another church of the same organisation. Visitors just go there; members first read what goes with them
 * (Spec §4 Church change).
 */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function ChurchSwitch({ onClose }: { onClose: () => void }) {
  const church = useChurch()
  const isMember = useSession().status === 'loggedIn'
  const [chosen, setChosen] = useState<ClienteListado | null>(null)
  if (!church) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={chosen ? m.switch_confirm_title({ nome: chosen.nome }) : m.church_switch()}
      description={chosen ? undefined : m.switch_description()}
      closeLabel={m.close()}
    >
      {chosen ? (
        <ChurchSwitchConfirm from={church.nome} to={chosen} onBack={() => setChosen(null)} />
      ) : (
        <ChurchSwitchList church={church} onChoose={isMember ? setChosen : undefined} />
      )}
    </Dialog>
  )
}
