import { useRefresh } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'
import { EnrolWays } from './enrol-ways.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'

/** The first log-in of who may change more than words: an app is set up that shows digits. */
export function EnrolPage() {
  const refresh = useRefresh()
  return (
    <EntryFrame title={m.enrol_title()} lead={m.enrol_lead()}>
      <EnrolWays onDone={() => void refresh()} />
      <OtherAccount />
    </EntryFrame>
  )
}
