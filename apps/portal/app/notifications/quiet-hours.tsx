import { accountCalls, type SilencioAviso } from '@atrio/contract'
import { FALLBACK_LOCALE, formatClock, type Locale } from '@atrio/rules'
import { CheckboxField, SelectField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useRootData, type ShellChurch } from '../shell/church.ts'

/** When devices keep silent, by the clock of where the person is. Each choice is saved when it is made. */
export function QuietHours({ church, asSaved }: { church: ShellChurch; asSaved: SilencioAviso }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const [silencio, setSilencio] = useState(asSaved)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const { show } = useToasts()
  const choose = async (choice: Partial<SilencioAviso>) => {
    // What is on its way decides first: two answers could come in the wrong order.
    if (busy) return
    setBusy(true)
    setSaid('')
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    const fusoHorario = here && here !== church.fusoHorario ? here : null
    const next = { ...silencio, ...choice, fusoHorario: fusoHorario ?? church.fusoHorario }
    setSilencio(next)
    try {
      await write(
        accountCalls.saveSilencioAviso,
        { params: { id: church.id }, body: { ...next, fusoHorario } },
        [],
      )
      setSaid(m.push_quiet_saved())
    } catch (error) {
      setSilencio(silencio)
      show({ tone: 'bad', title: m.push_quiet_failed(), detail: errorMessage(error).title })
    }
    setBusy(false)
  }
  const { flagAtivo, inicio, fim, fusoHorario } = silencio
  return (
    <fieldset aria-describedby="quiet-detail" aria-busy={busy}>
      <legend className="font-ui text-lg font-semibold">{m.push_quiet()}</legend>
      <p id="quiet-detail" className="mt-1 text-sm text-ink-muted">
        {m.push_quiet_detail()}
      </p>
      <CheckboxField
        label={m.push_quiet_on()}
        checked={flagAtivo}
        onChange={(event) => void choose({ flagAtivo: event.currentTarget.checked })}
      />
      {flagAtivo && (
        <>
          <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4 sm:max-w-sm">
            <SelectField
              label={m.push_quiet_from()}
              value={inicio}
              options={timesOf(inicio, locale)}
              onChange={(event) => void choose({ inicio: event.currentTarget.value })}
            />
            <SelectField
              label={m.push_quiet_until()}
              value={fim}
              options={timesOf(fim, locale)}
              onChange={(event) => void choose({ fim: event.currentTarget.value })}
            />
          </div>
          <p className="mt-2 text-sm text-ink-muted">
            {m.push_quiet_zone({ fuso: zoneName(fusoHorario, locale) })}
          </p>
        </>
      )}
      <p role="status" className="min-h-6 text-sm text-ink-muted">
        {said}
      </p>
    </fieldset>
  )
}

/** Each half hour, and what was chosen elsewhere. */
function timesOf(chosen: string, locale: Locale): { value: string; label: string }[] {
  const halves = Array.from({ length: 48 }, (_, index) => {
    const hour = String(Math.floor(index / 2)).padStart(2, '0')
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`
  })
  const all = halves.includes(chosen) ? halves : [...halves, chosen].toSorted()
  return all.map((value) => ({ value, label: formatClock(value, locale) }))
}

function zoneName(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
