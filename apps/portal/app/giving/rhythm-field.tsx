import { FALLBACK_LOCALE, RECURRENCE_PRESETS } from '@atrio/rules'
import { RadioGroup, SelectField, TextField } from '@atrio/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { nextGifts, rhythmWords } from './rhythm-words.ts'

export type RhythmFieldProps = {
  id: string
  dias: number | null
  usual: number
  /** Why this gift cannot repeat; null when it can. */
  refusal: 'not_allowed' | 'not_authorised' | 'several_reasons' | null
  /** Name of the one reason. */
  motivo: string
  error: string | undefined
  /** Where a visitor logs in to repeat; null for who is logged in. */
  login: string | null
  onChange: (dias: number | null) => void
  onSingleReason: () => void
}

/** Once, or every so many days: with the next three dates, because 30 days are no month. */
export function RhythmField(props: RhythmFieldProps) {
  const { id, dias, usual, refusal, onChange } = props
  const repeats = refusal === null && dias !== null
  return (
    <div className="stack">
      <RadioGroup
        id={id}
        name="frequencia"
        layout="row"
        label={m.giving_rhythm()}
        value={repeats ? 'repeat' : 'once'}
        onValueChange={(value) => onChange(value === 'repeat' ? usual : null)}
        options={[
          { value: 'once', label: m.giving_once() },
          { value: 'repeat', label: m.giving_repeats(), disabled: refusal !== null },
        ]}
        hint={refusal && <Why {...props} refusal={refusal} />}
      />
      {repeats && <Rhythm {...props} dias={dias} />}
    </div>
  )
}

function Why({ refusal, motivo, onSingleReason }: RhythmFieldProps & { refusal: string }) {
  if (refusal === 'not_allowed') return m.giving_not_recurring()
  if (refusal === 'not_authorised') return m.giving_not_authorised({ motivo })
  return (
    <>
      {m.giving_one_reason()} {m.giving_two_gifts()}{' '}
      <button type="button" className="text-link underline" onClick={onSingleReason}>
        {m.giving_single_reason()}
      </button>
    </>
  )
}

function Rhythm({ id, dias, error, login, onChange }: RhythmFieldProps & { dias: number }) {
  const isPreset = RECURRENCE_PRESETS.some((preset) => preset === dias)
  const [custom, setCustom] = useState(!isPreset)
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  // A page from the cache does not know which day it is.
  const hydrated = useHydrated()
  const valid = Number.isInteger(dias) && dias >= 1 && dias <= 365
  return (
    <>
      <SelectField
        id={`${id}-days`}
        label={m.giving_interval()}
        value={custom ? 'custom' : String(dias)}
        onChange={({ target }) => {
          setCustom(target.value === 'custom')
          if (target.value !== 'custom') onChange(Number(target.value))
        }}
        options={[
          ...RECURRENCE_PRESETS.map((preset) => ({ value: String(preset), label: rhythmWords(preset) })),
          { value: 'custom', label: m.giving_custom() },
        ]}
      />
      {custom && (
        <TextField
          id={`${id}-custom`}
          type="number"
          inputMode="numeric"
          min={1}
          max={365}
          label={m.giving_custom_label()}
          error={error}
          value={Number.isNaN(dias) ? '' : dias}
          onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
        />
      )}
      <p aria-live="polite" className="text-ink-muted">
        {hydrated && valid && (
          <>
            {m.giving_first()} <strong className="text-ink">{nextGifts(dias, locale, timeZone)}</strong>
          </>
        )}
      </p>
      {login !== null && (
        <div className="notice notice-info">
          <div className="notice-body">
            <p className="notice-title">{m.giving_login_title()}</p>
            <p>{m.giving_login()}</p>
            <p>
              <Link to={login}>{m.giving_login_action()}</Link>
            </p>
          </div>
        </div>
      )}
    </>
  )
}
