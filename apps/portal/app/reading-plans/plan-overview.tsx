import type { DiaLeitura, PlanoLeitura } from '@atrio/contract'
import { Button, Dialog, TextField, useToasts } from '@atrio/ui'
import { CalendarDays } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { VerseReference } from '../bible/verse-reference.tsx'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { startPlan } from './plans-client.ts'
import { readerToday } from './reader-day.ts'
import { useEmbed } from './use-embed.ts'

export type PlanOverviewProps = { userId: number; plano: PlanoLeitura; dias: readonly DiaLeitura[] }

/** A plan that is not begun: its first days, and the way to start, which asks first (Spec §4). */
export function PlanOverview({ userId, plano, dias }: PlanOverviewProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const navigate = useNavigate()
  const embed = useEmbed()
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const date = new FormData(event.currentTarget).get('dataInicio')
    setBusy(true)
    try {
      const { uuid } = await startPlan(
        userId,
        plano.uuid,
        typeof date === 'string' && date ? date : readerToday(),
      )
      const query = { subscriptionUuid: uuid, planName: plano.nome, description: plano.descricao }
      await navigate(paths.readingPlan({ planUUID: plano.uuid, embed }, query), { replace: true })
    } catch {
      show({ tone: 'bad', title: m.plans_save_failed(), detail: m.plans_failed_detail() })
      setBusy(false)
    }
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-6">
        <Button size="lg" onClick={() => setAsking(true)}>
          {m.plans_start()}
        </Button>
        <span className="flex items-center gap-2">
          <CalendarDays aria-hidden="true" className="size-5" />
          {m.plans_days({ count: plano.totalDias })}
        </span>
      </p>
      <section aria-labelledby="first-days" className="stack">
        <h2 id="first-days" className="text-xl">
          {m.plans_first_days()}
        </h2>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {dias.slice(0, 7).map(({ dia, leituras }) => (
            <div key={dia} className="contents">
              <dt className="font-semibold">{m.plans_day_short({ dia })}</dt>
              <dd className="flex flex-wrap gap-x-4">
                {leituras.map(({ parte, referencia, passagem }) => (
                  <VerseReference key={parte} referencia={passagem}>
                    {referencia}
                  </VerseReference>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.plans_start_title()}
        description={m.plans_start_detail({ nome: plano.nome, count: plano.totalDias })}
        closeLabel={m.close()}
      >
        <form className="stack gap-5" onSubmit={(event) => void start(event)}>
          <TextField
            type="date"
            name="dataInicio"
            label={m.plans_start_date()}
            hint={m.plans_start_hint()}
            defaultValue={readerToday()}
            max={readerToday()}
            min="2000-01-01"
            required
            disabled={busy}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => setAsking(false)} disabled={busy}>
              {m.plans_cancel()}
            </Button>
            <Button type="submit" loading={busy}>
              {m.plans_start()}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
