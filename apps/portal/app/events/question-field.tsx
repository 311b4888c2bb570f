import type { Pergunta } from '@atrio/contract'
import { formatCivilDate, isIsoDate, maskShortDate, parseShortDate, shortDatePlaceholder } from '@atrio/rules'
import { CheckboxField, DateField, Fieldset, RadioGroup, SelectField, TextArea, TextField } from '@atrio/ui'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

export type QuestionFieldProps = {
  pergunta: Pergunta
  /** As the wire has it: see `Pergunta.tipo`. */
  value: string
  error: string | undefined
  /** Language of the church's own words. */
  lang: string
  onChange: (value: string) => void
}

/** A question of the church as a field of its kind. */
export function QuestionField({ pergunta, value, error, lang, onChange }: QuestionFieldProps) {
  const { id, rotulo, ajuda, tipo, opcoes, flagObrigatoria } = pergunta
  const name = `pergunta-${id}`
  const frame = {
    label: <span lang={lang}>{rotulo}</span>,
    ...(ajuda ? { hint: <span lang={lang}>{ajuda}</span> } : {}),
    ...(flagObrigatoria ? {} : { optional: m.events_fill_optional() }),
    ...(error ? { error } : {}),
  }
  if (tipo === 'texto_longo') {
    return (
      <TextArea
        {...frame}
        name={name}
        rows={3}
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (tipo === 'multipla') {
    return <Several {...{ opcoes, value, onChange, lang, error }} legend={frame.label} />
  }
  if (tipo === 'sim_nao' || (tipo === 'opcao' && opcoes.length <= 4)) {
    const options =
      tipo === 'sim_nao'
        ? [
            { value: 'sim', label: m.events_fill_yes() },
            { value: 'nao', label: m.events_fill_no() },
          ]
        : opcoes.map((option) => ({ value: option, label: <span lang={lang}>{option}</span> }))
    return (
      <RadioGroup
        {...frame}
        name={name}
        layout="row"
        options={options}
        value={value}
        onValueChange={onChange}
        required={flagObrigatoria}
      />
    )
  }
  if (tipo === 'opcao') {
    return (
      <SelectField
        {...frame}
        name={name}
        lang={lang}
        value={value}
        placeholder={m.events_fill_choose()}
        options={opcoes.map((option) => ({ value: option, label: option }))}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (tipo === 'data') return <DateAnswer frame={frame} name={name} value={value} onChange={onChange} />
  return (
    <TextField
      {...frame}
      {...inputs[tipo]}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Answers are about whoever comes, most often not the person who types: nothing is filled in by the browser. */
const inputs: Record<'texto' | 'numero' | 'cpf' | 'telefone' | 'email', ComponentProps<'input'>> = {
  texto: { autoComplete: 'off', maxLength: 2000 },
  numero: { autoComplete: 'off', inputMode: 'decimal', maxLength: 18 },
  cpf: { autoComplete: 'off', inputMode: 'numeric', maxLength: 14 },
  telefone: { autoComplete: 'off', type: 'tel', maxLength: 30 },
  email: { autoComplete: 'off', type: 'email', maxLength: 254 },
}

/** A date as people of this language write it; the wire has it as an ISO date. */
function DateAnswer(props: {
  frame: { label: ReactNode; hint?: ReactNode; optional?: string; error?: string }
  name: string
  value: string
  onChange: (value: string) => void
}) {
  const { frame, name, value, onChange } = props
  const locale = getLocale()
  const written = (iso: string) => (isIsoDate(iso) ? formatCivilDate(iso, 'short', locale) : iso)
  const [typed, setTyped] = useState(() => written(value))
  // Answers that were copied from another ticket are not typed here.
  const shown = (parseShortDate(typed, locale) ?? typed) === value ? typed : written(value)
  return (
    <DateField
      {...frame}
      name={name}
      format={(text: string) => maskShortDate(text, locale)}
      placeholder={shortDatePlaceholder(locale)}
      value={shown}
      onChange={(event) => {
        const text = event.target.value
        setTyped(text)
        onChange(parseShortDate(text, locale) ?? text)
      }}
    />
  )
}

type SeveralProps = Pick<QuestionFieldProps, 'value' | 'onChange' | 'lang' | 'error'> & {
  opcoes: readonly string[]
  legend: ReactNode
}

function Several({ opcoes, legend, value, onChange, lang, error }: SeveralProps) {
  const chosen = new Set(value.split('\n').filter(Boolean))
  return (
    <Fieldset legend={legend} {...(error ? { hint: error } : {})}>
      {opcoes.map((option) => (
        <CheckboxField
          key={option}
          label={<span lang={lang}>{option}</span>}
          checked={chosen.has(option)}
          aria-invalid={error ? true : undefined}
          onChange={(event) =>
            onChange(
              opcoes
                .filter((other) => (other === option ? event.target.checked : chosen.has(other)))
                .join('\n'),
            )
          }
        />
      ))}
    </Fieldset>
  )
}
