import type { CultoValores } from '@atrio/contract'
import { firstWeekday, weekdayNames } from '@atrio/rules'
import { CheckboxField, Fieldset, SelectField, TextArea, TextField } from '@atrio/ui'
import { zoneName } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const flags = [
  ['flagOnline', m.culto_online],
  ['flagCriancas', m.culto_children],
  ['flagLibras', m.culto_signed],
  ['flagAcessivel', m.culto_accessible],
] as const

export function CultoFields({
  valores,
  errors,
  onChange,
}: {
  valores: CultoValores
  errors: Record<string, string>
  onChange: (changes: Partial<CultoValores>) => void
}) {
  const names = weekdayNames(getLocale())
  const days = Array.from({ length: 7 }, (_, index) => (index + firstWeekday(getLocale())) % 7)
  return (
    <>
      <TextField
        label={m.field_nome()}
        required
        maxLength={80}
        error={errors['nome']}
        value={valores.nome}
        onChange={(event) => onChange({ nome: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <SelectField
          label={m.culto_weekday()}
          error={errors['diaSemana']}
          options={days.map((day) => ({ value: String(day), label: names[day]! }))}
          value={String(valores.diaSemana)}
          onChange={(event) => onChange({ diaSemana: Number(event.target.value) })}
        />
        <TextField
          label={m.culto_hour()}
          type="time"
          required
          error={errors['hora']}
          value={valores.hora}
          onChange={(event) => onChange({ hora: event.target.value })}
        />
        <TextField
          label={m.culto_minutes()}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={1_440}
          error={errors['duracaoMinutos']}
          value={valores.duracaoMinutos}
          onChange={(event) => onChange({ duracaoMinutos: Number(event.target.value) })}
        />
      </div>
      <p className="text-ink-muted text-sm">{m.schedule_zone({ zone: zoneName() })}</p>
      <TextField
        label={m.culto_place()}
        optional={m.optional()}
        maxLength={120}
        error={errors['local']}
        value={valores.local ?? ''}
        onChange={(event) => onChange({ local: event.target.value })}
      />
      <TextArea
        label={m.field_descricao()}
        optional={m.optional()}
        rows={3}
        maxLength={500}
        error={errors['descricao']}
        value={valores.descricao ?? ''}
        onChange={(event) => onChange({ descricao: event.target.value })}
      />
      <SelectField
        label={m.culto_language()}
        placeholder={m.culto_language_church()}
        options={[
          { value: 'pt_BR', label: 'Português' },
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
        value={valores.idioma ?? ''}
        onChange={(event) => onChange({ idioma: (event.target.value || null) as CultoValores['idioma'] })}
      />
      <Fieldset legend={m.culto_offers()}>
        {flags.map(([name, label]) => (
          <CheckboxField
            key={name}
            label={label()}
            hint={name === 'flagOnline' ? m.culto_online_hint() : undefined}
            checked={valores[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
        ))}
      </Fieldset>
    </>
  )
}
