import type { Field, Fields, Resource, Valores } from '@atrio/contract'
import { CheckboxField, SelectField, TextArea, TextField } from '@atrio/ui'
import { Fragment, lazy, Suspense } from 'react'
import { toInstant, toTyped } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { choiceName, fieldHint, fieldLabel, headingAbove } from './field-names.ts'
import { CaptionsField } from './captions-field.tsx'
import { FileField } from './file-field.tsx'
import { filmOf } from './film-of.ts'
import { LinksField } from './links-field.tsx'
import { MomentsField } from './moments-field.tsx'
import { PassagesField } from './passages-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PinField } from './pin-field.tsx'
import { PostcodeField } from './postcode-field.tsx'
import { RecordsField } from './records-field.tsx'
import { WeekdayField } from './weekday-field.tsx'

const RichField = lazy(async () => ({ default: (await import('./rich-field.tsx')).RichField }))
const SongField = lazy(async () => ({ default: (await import('./song-field.tsx')).SongField }))

export interface RefOption {
  value: string
  label: string
}

interface Props {
  /** Of the church. */
  slug: string
  resource: Resource
  valores: Valores
  errors: Record<string, string>
  /** Of fields that name another record. */
  options: Record<string, RefOption[]>
  onChange: (changes: Valores) => void
  /** A file is on its way. */
  onSending: (isSending: boolean) => void
}

/** Every field of a kind, in the order of its declaration. */
export function RecordFields({ resource, ...given }: Props) {
  const { nome, fields, shownFrom } = resource
  const shown = Object.entries(fields).filter(
    ([name, { ui }]) =>
      (!isAlt(name) || Boolean(given.valores[name.slice(0, -3)])) &&
      // Drawn with the other half of the place.
      !(ui.input === 'pin' && ui.beside === null),
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {shown.map(([name, field]) => (
        <Fragment key={name}>
          <Heading>{headingAbove(nome, name)}</Heading>
          <RecordField
            kind={nome}
            name={name}
            field={field}
            fields={fields}
            isDated={name === shownFrom && !field.optional}
            {...given}
          />
        </Fragment>
      ))}
    </div>
  )
}

function Heading({ children }: { children: string | undefined }) {
  return children ? <h2 className="mt-3 text-lg">{children}</h2> : null
}

/** What a picture says to who cannot see it: asked for where there is one. */
const isAlt = (name: string) => name.endsWith('Alt')

function RecordField({
  kind,
  name,
  field,
  fields,
  isDated,
  slug,
  valores,
  errors,
  options,
  onChange,
  onSending,
}: { kind: string; name: string; field: Field; fields: Fields; isDated: boolean } & Omit<Props, 'resource'>) {
  const { ui, optional } = field
  const value = valores[name]
  const hint = fieldHint(name)
  const set = (next: Valores[string]) => onChange({ [name]: next })
  const frame = {
    label: fieldLabel(kind, name),
    error: errors[name],
    ...(optional && !isAlt(name) && { optional: m.optional() }),
    ...(isAlt(name) && { hint: m.picture_alt_hint() }),
    ...(hint && { hint }),
    ...(isDated && { hint: m.dated_hint() }),
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
    case 'song':
      return (
        <Suspense fallback={<TextArea {...frame} rows={18} disabled />}>
          <SongField {...frame} text={text} tom={String(valores['tom'] ?? '')} onText={set} />
        </Suspense>
      )
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
    case 'time':
      return <TextField {...typed} type="time" onChange={(event) => set(event.target.value)} />
    case 'film':
      return (
        <TextField
          {...typed}
          onChange={({ target }) => onChange(filmOf(target.value) ?? { [name]: target.value })}
        />
      )
    case 'weekday':
      return <WeekdayField {...typed} onDay={set} />
    case 'postcode':
      return (
        <PostcodeField
          {...typed}
          onText={set}
          onFound={(endereco) => {
            const empty = (['rua', 'bairro', 'cidade'] as const).filter(
              (part) => part in fields && !valores[part] && endereco[part],
            )
            if (empty.length > 0) onChange(Object.fromEntries(empty.map((part) => [part, endereco[part]])))
          }}
        />
      )
    case 'pin':
      return (
        <PinField
          {...frame}
          label={m.field_pin()}
          error={errors[name] ?? errors[ui.beside!]}
          half={value}
          other={valores[ui.beside!]}
          onPin={(one, other) => onChange({ [name]: one, [ui.beside!]: other })}
        />
      )
    case 'items':
      return <TextArea {...typed} rows={6} onChange={(event) => set(event.target.value)} />
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
      return (
        <PictureField
          {...frame}
          slug={slug}
          ratio={ui.ratio}
          address={text || null}
          onAddress={(next) => onChange({ [name]: next, ...(next === null && { [`${name}Alt`]: null }) })}
          onSending={onSending}
        />
      )
    case 'file':
      return (
        <FileField
          {...frame}
          slug={slug}
          of={ui.of}
          address={text || null}
          onAddress={set}
          onLength={(seconds) => {
            if ('duration' in fields && valores['duration'] !== seconds) onChange({ duration: seconds })
          }}
          onSending={onSending}
        />
      )
    case 'moments':
      return <MomentsField {...frame} text={text} onText={set} />
    case 'links':
      return <LinksField {...frame} text={text} onText={set} />
    case 'flag':
      return (
        <CheckboxField
          label={fieldLabel(kind, name)}
          hint={hint}
          error={errors[name]}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      )
    case 'passages':
      return <PassagesField {...frame} text={text} onText={set} />
    case 'captions':
      return <CaptionsField {...frame} slug={slug} text={text} onText={set} onSending={onSending} />
    case 'records':
      return <RecordsField {...frame} text={text} options={options[name] ?? []} onText={set} />
    default:
      return <TextField {...typed} onChange={(event) => set(event.target.value)} />
  }
}
