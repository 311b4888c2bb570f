import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'
import { EnrolWays } from './enrol-ways.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'

/** The first log-in of who may change more than words, or the way back of who lost their factor: one is set up. */
export function EnrolPage() {
  const refresh = useRefresh()
  const { flagFator, flagChave } = useAcesso()
  return (
    <EntryFrame title={m.enrol_title()} lead={flagFator || flagChave ? m.lost_enrol() : m.enrol_lead()}>
      <EnrolWays onDone={() => void refresh()} />
      <OtherAccount />
    </EntryFrame>
  )
}
