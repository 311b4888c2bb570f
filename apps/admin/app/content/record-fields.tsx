import type { Field, Resource, Valores } from '@atrio/contract'
import { CheckboxField, SelectField, TextArea, TextField } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { toInstant, toTyped } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { choiceName, fieldName } from './field-names.ts'

const RichField = lazy(async () => ({ default: (await import('./rich-field.tsx')).RichField }))

export interface RefOption {
  value: string
  label: string
}

interface Props {
  resource: Resource
  valores: Valores
  errors: Record<string, string>
  /** Of fields that name another record. */
  options: Record<string, RefOption[]>
  onChange: (changes: Valores) => void
}

/** Every field of a kind, in the order of its declaration. */
export function RecordFields({ resource: { fields }, ...given }: Props) {
  const shown = Object.entries(fields).filter(([name]) => isShown(name, given.valores))
  return (
    <div className="grid grid-cols-1 gap-5">
      {shown.map(([name, field]) => (
        <RecordField key={name} name={name} field={field} {...given} />
      ))}
    </div>
  )
}

/** A picture is put in its place elsewhere; what it says to who cannot see it is written here. */
function isShown(name: string, valores: Valores): boolean {
  return name !== 'imagemAlt' || Boolean(valores['imagem'])
}

function RecordField({
  name,
  field,
  valores,
  errors,
  options,
  onChange,
}: { name: string; field: Field } & Omit<Props, 'resource'>) {
  const { ui, optional } = field
  const value = valores[name]
  const set = (next: Valores[string]) => onChange({ [name]: next })
  const frame = {
    label: fieldName(name),
    error: errors[name],
    ...(optional && { optional: m.optional() }),
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const typed = { ...frame, value: text }
  switch (ui.input) {
    case 'rich':
      return (
        <Suspense fallback={<TextArea {...frame} rows={8} disabled />}>
          <RichField {...frame} html={text} onHtml={set} />
        </Suspense>
      )
    case 'lines':
      return <TextArea {...typed} rows={4} onChange={(event) => set(event.target.value)} />
    case 'date':
      return <TextField {...typed} type="date" onChange={(event) => set(event.target.value)} />
    case 'moment':
      return (
        <TextField
          {...frame}
          type="datetime-local"
          value={toTyped(value)}
          onChange={(event) => set(toInstant(event.target.value))}
        />
      )
    case 'number':
      return <TextField {...typed} inputMode="numeric" onChange={(event) => set(event.target.value)} />
    case 'choice':
      return (
        <SelectField
          {...typed}
          placeholder={m.choose()}
          options={ui.options.map((one) => ({ value: one, label: choiceName(one) }))}
          onChange={(event) => set(event.target.value)}
        />
      )
    case 'ref':
      return (
        <SelectField
          {...typed}
          placeholder={m.choose()}
          options={options[name] ?? []}
          onChange={(event) => set(event.target.value)}
        />
      )
    case 'picture':
      return value ? (
        <CheckboxField
          label={m.picture_keep()}
          checked
          onChange={() => onChange({ [name]: null, [`${name}Alt`]: null })}
        />
      ) : null
    default:
      return <TextField {...typed} onChange={(event) => set(event.target.value)} />
  }
}
