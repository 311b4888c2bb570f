import { prayerStaffCalls } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Whether the church reads what is for the wall before it is shown, and what that means. */
export function ReadFirst({ isOn, slug, mayTurn }: { isOn: boolean; slug: string; mayTurn: boolean }) {
  const { show } = useToasts()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    const body = { flagAprovacao: !isOn }
    await api(prayerStaffCalls.saveAprovacaoMuralEquipe, { params: { slug }, body })
    show(
      isOn
        ? { tone: 'ok', title: m.wall_reading_turned_off(), detail: m.wall_reading_stays() }
        : { tone: 'ok', title: m.wall_reading_turned_on() },
    )
    await refresh()
  })
  return (
    <section aria-labelledby="wall-reading" className="ruled">
      <h2 id="wall-reading" className="text-lg">
        {m.wall_reading()}
      </h2>
      <p className="text-ink-muted mt-2">{isOn ? m.wall_reading_on() : m.wall_reading_off()}</p>
      {mayTurn && (
        <Button className="mt-4" variant="outline" loading={isBusy} onClick={() => void start()}>
          {isOn ? m.wall_reading_turn_off() : m.wall_reading_turn_on()}
        </Button>
      )}
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </section>
  )
}
