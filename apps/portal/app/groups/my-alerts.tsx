import { groupsCalls as calls, type AlertaCelula } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { Button, useToasts } from '@atrio/ui'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { filtersText } from './filter-words.ts'
import type { GroupFilters } from './filters.ts'

/** What somebody asked to be told of, and how to call it off. */
export function MyAlerts({ locale }: { locale: Locale }) {
  const { user } = useSession()
  const igreja = useChurch()?.id ?? 0
  const { data } = useCall(calls.listAlertasCelula, user && { query: { igreja } })
  if (!data || data.alertas.length === 0) return null
  return (
    <section aria-labelledby="my-alerts" className="ruled w-full max-w-[46rem]">
      <h2 id="my-alerts" className="text-xl">
        {m.groups_alerts()}
      </h2>
      <p className="mt-1 text-ink-muted">{m.groups_alerts_detail()}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {data.alertas.map((alerta) => (
          <Alert key={alerta.id} alerta={alerta} igreja={igreja} locale={locale} />
        ))}
      </ul>
    </section>
  )
}

function Alert({ alerta, igreja, locale }: { alerta: AlertaCelula; igreja: number; locale: Locale }) {
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const text = filtersText(alerta.filtros as unknown as GroupFilters, locale) || m.groups_alerts_any()
  const callOff = async () => {
    setBusy(true)
    try {
      await write(calls.deleteAlertaCelula, { params: { idAlerta: alerta.id }, query: { igreja } }, [
        calls.listAlertasCelula,
      ])
      show({ tone: 'ok', title: m.groups_alerts_off() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 break-words">{text}</span>
      <Button
        variant="quiet"
        icon={<BellOff aria-hidden="true" />}
        loading={busy}
        onClick={() => void callOff()}
        aria-label={m.groups_alerts_call_off_one({ procura: text })}
      >
        {m.groups_alerts_call_off()}
      </Button>
    </li>
  )
}
