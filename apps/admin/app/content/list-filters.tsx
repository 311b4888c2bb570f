import { situacoes, type RegistroListado, type Resource } from '@atrio/contract'
import { Button, SelectField, TextField } from '@atrio/ui'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { m } from '../paraglide/messages.js'
import { anyName, choiceName, fieldName } from './field-names.ts'
import type { RefOption } from './record-fields.tsx'
import { situacaoNames } from './situacao-tag.tsx'

interface Props {
  resource: Resource
  search: URLSearchParams
  /** Of fields that name another record. */
  options: Record<string, RefOption[]>
  itens: readonly RegistroListado[]
}

/** What a list is asked for: words, how things stand, and what its kind is told apart by. */
export function ListFilters({ resource, search, options, itens }: Props) {
  return (
    <Form
      role="search"
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
    >
      <TextField
        label={m.list_search()}
        name="busca"
        type="search"
        maxLength={100}
        defaultValue={search.get('busca') ?? ''}
      />
      <SelectField
        label={m.list_state()}
        name="situacao"
        defaultValue={search.get('situacao') ?? ''}
        placeholder={m.list_state_any()}
        options={situacoes.map((value) => ({ value, label: situacaoNames[value]() }))}
      />
      {(resource.filters ?? []).map((name) => (
        <Filter
          key={name}
          name={name}
          ui={resource.fields[name]!.ui}
          asked={search.get(name) ?? ''}
          options={options[name] ?? []}
          itens={itens}
        />
      ))}
      <Button type="submit" variant="secondary" icon={<Search />} className="justify-self-start">
        {m.list_search_submit()}
      </Button>
    </Form>
  )
}

function Filter({
  name,
  ui,
  asked,
  options,
  itens,
}: {
  name: string
  ui: Resource['fields'][string]['ui']
  asked: string
  options: RefOption[]
  itens: Props['itens']
}) {
  const known = useId()
  const label = fieldName(name)
  const shared = { label, name, defaultValue: asked }
  if (ui.input === 'ref' || ui.input === 'choice') {
    const own =
      ui.input === 'ref' ? options : ui.options.map((value) => ({ value, label: choiceName(value) }))
    return <SelectField {...shared} placeholder={anyName(name)} options={own} />
  }
  const values = [...new Set(itens.map(({ valores }) => String(valores[name] ?? '')))].filter(Boolean)
  return (
    <>
      <TextField {...shared} list={known} maxLength={80} />
      <datalist id={known}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </>
  )
}
