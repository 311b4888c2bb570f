import { Button, SelectField, TextField } from '@atrio/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '../paraglide/messages.js'

interface Props {
  search: URLSearchParams
  /** What the words are looked for in. */
  label: string
  /** How things stand: its parameter, its names, and what none of them says. */
  state: { name: string; label: string; any: string; options: { value: string; label: string }[] }
  children?: ReactNode
}

/** What a list is asked for, kept in the address: words, and how things stand. */
export function SearchForm({ search, label, state, children }: Props) {
  return (
    <Form role="search" className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <TextField
        label={label}
        name="busca"
        type="search"
        maxLength={100}
        defaultValue={search.get('busca') ?? ''}
      />
      <SelectField
        label={state.label}
        name={state.name}
        defaultValue={search.get(state.name) ?? ''}
        placeholder={state.any}
        options={state.options}
      />
      <Button type="submit" variant="secondary" icon={<Search />}>
        {m.list_search_submit()}
      </Button>
      {children}
    </Form>
  )
}
