import { Button, classNames, SelectField, TextField } from '@atrio/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '../paraglide/messages.js'

/** One thing that a list is narrowed by: its parameter, its names, and what none of them says. */
interface Choice {
  name: string
  label: string
  any: string
  options: { value: string; label: string }[]
}

interface Props {
  search: URLSearchParams
  /** What the words are looked for in. */
  label: string
  /** How things stand. */
  state: Choice
  /** Something else it is narrowed by. */
  also?: Choice
  children?: ReactNode
}

/** What a list is asked for, kept in the address: words, and how things stand. */
export function SearchForm({ search, label, state, also, children }: Props) {
  return (
    <Form
      role="search"
      className={classNames(
        'grid grid-cols-1 items-end gap-3',
        also ? 'sm:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]' : 'sm:grid-cols-[minmax(0,1fr)_13rem_auto]',
      )}
    >
      <TextField
        label={label}
        name="busca"
        type="search"
        maxLength={100}
        defaultValue={search.get('busca') ?? ''}
      />
      {[state, ...(also ? [also] : [])].map((choice) => (
        <SelectField
          key={choice.name}
          label={choice.label}
          name={choice.name}
          defaultValue={search.get(choice.name) ?? ''}
          placeholder={choice.any}
          options={choice.options}
        />
      ))}
      <Button type="submit" variant="secondary" icon={<Search />}>
        {m.list_search_submit()}
      </Button>
      {children}
    </Form>
  )
}
