import type { IgrejaValores } from '@atrio/contract'
import { CheckboxField, Fieldset, SelectField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

type Idioma = IgrejaValores['idioma']
type Values = Pick<IgrejaValores, 'idioma' | 'idiomas'>

/** Each in its own language. */
const languages: readonly { value: Idioma; label: string }[] = [
  { value: 'pt_BR', label: 'Português' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]

/** What the church writes in, and what visitors may read its portal in: the first is always among the second. */
export function LanguageFields({
  valores: { idioma, idiomas },
  errors,
  onChange,
}: {
  valores: Values
  errors: Record<string, string>
  onChange: (changes: Partial<Values>) => void
}) {
  const offer = (wanted: ReadonlySet<Idioma>) =>
    languages.flatMap(({ value }) => (wanted.has(value) ? [value] : []))
  return (
    <>
      <SelectField
        label={m.set_language()}
        hint={m.set_language_hint()}
        error={errors['idioma']}
        options={languages}
        value={idioma}
        onChange={({ target }) => {
          const chosen = target.value as Idioma
          onChange({ idioma: chosen, idiomas: offer(new Set([...idiomas, chosen])) })
        }}
      />
      <Fieldset legend={m.set_languages()} hint={m.set_languages_hint()}>
        {languages.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={<span lang={value.replace('_', '-')}>{label}</span>}
            hint={value === idioma ? m.set_language_main() : undefined}
            error={value === idioma ? errors['idiomas'] : undefined}
            disabled={value === idioma}
            checked={value === idioma || idiomas.includes(value)}
            onChange={({ target }) => {
              const wanted = new Set([...idiomas, idioma])
              if (target.checked) wanted.add(value)
              else wanted.delete(value)
              onChange({ idiomas: offer(wanted) })
            }}
          />
        ))}
      </Fieldset>
    </>
  )
}
