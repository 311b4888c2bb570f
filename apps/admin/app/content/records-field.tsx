import { Button, Field, TextField, type FieldFrame } from '@atrio/ui'
import { fold } from '@atrio/rules'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../paraglide/messages.js'
import type { RefOption } from './record-fields.tsx'

type Props = FieldFrame & {
  /** Numbers with commas between. */
  text: string
  options: readonly RefOption[]
  onText: (text: string | null) => void
}

/** So many are offered at once; words find the others. */
const OFFERED = 6

/** Other records in an order, chosen from what there is. */
export function RecordsField({ text, options, onText, ...frame }: Props) {
  const ids = text === '' ? [] : text.split(',')
  const [words, setWords] = useState('')
  const label = useId()
  const set = (next: readonly string[]) => onText(next.length === 0 ? null : next.join(','))
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? m.records_number({ id })
  const move = (index: number, by: number) => set(moved(ids, index, by))
  const offered = options
    .filter(({ value, label: name }) => !ids.includes(value) && fold(name).includes(fold(words)))
    .slice(0, OFFERED)
  return (
    <Field {...frame} label={<span id={label}>{frame.label}</span>}>
      {(control) => (
        <div
          id={control.id}
          role="group"
          aria-labelledby={label}
          aria-describedby={control['aria-describedby']}
          className="border-line-strong bg-surface grid grid-cols-1 gap-4 rounded-md border p-4"
        >
          {ids.length === 0 && <p className="text-ink-muted text-sm">{m.records_none()}</p>}
          <ol className="ruled">
            {ids.map((id, index) => (
              <li key={id} className="flex flex-wrap items-center justify-end gap-x-1 sm:flex-nowrap">
                <span className="min-w-0 flex-1 basis-full wrap-anywhere sm:basis-auto">
                  {index + 1}. {nameOf(id)}
                </span>
                <Button
                  variant="quiet"
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  aria-label={m.records_up({ name: nameOf(id) })}
                  onClick={() => move(index, -1)}
                />
                <Button
                  variant="quiet"
                  icon={<ArrowDown />}
                  disabled={index === ids.length - 1}
                  aria-label={m.records_down({ name: nameOf(id) })}
                  onClick={() => move(index, 1)}
                />
                <Button
                  variant="quiet"
                  icon={<X />}
                  aria-label={m.records_out({ name: nameOf(id) })}
                  onClick={() => set(ids.filter((one) => one !== id))}
                />
              </li>
            ))}
          </ol>
          <TextField
            label={m.records_find()}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <ul className="grid grid-cols-1 gap-1">
            {offered.map(({ value, label: name }) => (
              <li key={value}>
                <Button variant="quiet" icon={<Plus />} onClick={() => set([...ids, value])}>
                  <span className="wrap-anywhere">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  )
}

function moved(ids: readonly string[], index: number, by: number): string[] {
  const rest = ids.filter((_, at) => at !== index)
  return [...rest.slice(0, index + by), ids[index]!, ...rest.slice(index + by)]
}
