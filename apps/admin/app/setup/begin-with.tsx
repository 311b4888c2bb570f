import { RadioGroup } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** What a new church begins with; everything of it can be had later as well. */
export type Beginning = 'vazia' | 'exemplos' | 'arquivo'

/** In the address of the first steps: they begin with examples. */
export const WITH_EXAMPLES = 'exemplos'

/** Where whoever made the church goes on. */
export function firstPage(codigo: string, beginning: Beginning): string {
  if (beginning === 'arquivo') return `/${codigo}/ajustes/copia`
  return `/${codigo}/comecar${beginning === 'exemplos' ? `?${WITH_EXAMPLES}` : ''}`
}

export function BeginWith({ value, onChange }: { value: Beginning; onChange: (value: Beginning) => void }) {
  return (
    <RadioGroup
      label={m.begin_with()}
      name="comeco"
      value={value}
      onValueChange={(next) => onChange(next as Beginning)}
      options={[
        { value: 'vazia', label: m.begin_empty(), hint: m.begin_empty_hint() },
        { value: 'exemplos', label: m.begin_examples(), hint: m.begin_examples_hint() },
        { value: 'arquivo', label: m.begin_archive(), hint: m.begin_archive_hint() },
      ]}
    />
  )
}
