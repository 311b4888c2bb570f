import { prayerCalls as calls } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { useCall } from '../lib/personal/use-call.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { useCan } from '../shell/use-can.ts'
import { useAct } from './use-act.ts'

/** Whether the church reads what is for the wall before it is shown, and what that means; who may publish turns it. */
export function DeskApproval() {
  const slug = useChurch()?.slug ?? ''
  const can = useCan()
  const { data } = useCall(calls.listOracaoMotivos, { params: { slug } })
  const { busy, act } = useAct()
  if (!data) return null
  const isOn = data.flagAprovacao
  const turn = () =>
    act(
      () =>
        write(calls.saveOracaoAprovacao, { params: { slug }, body: { flagAprovacao: !isOn } }, [
          calls.listOracaoMotivos,
        ]),
      isOn
        ? { title: m.prayer_approval_turned_off(), detail: m.prayer_approval_turned_off_detail() }
        : { title: m.prayer_approval_turned_on() },
    )
  return (
    <section aria-labelledby="desk-approval" className="ruled max-w-2xl">
      <h2 id="desk-approval" className="font-ui text-lg">
        {m.prayer_approval()}
      </h2>
      <p className="mt-2 text-ink-muted">{isOn ? m.prayer_approval_on() : m.prayer_approval_off()}</p>
      {can(calls.saveOracaoAprovacao) && (
        <Button className="mt-4" variant="outline" loading={busy} onClick={() => void turn()}>
          {isOn ? m.prayer_approval_turn_off() : m.prayer_approval_turn_on()}
        </Button>
      )}
    </section>
  )
}
