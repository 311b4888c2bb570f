import type { OracaoMotivo } from '@atrio/contract'
import { chipClass, SelectField } from '@atrio/ui'
import { Check } from 'lucide-react'
import { Form, Link, useSubmit } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { readFilter } from '../reader/list-url.ts'

/** What the wall is narrowed by, as the address and the call spell it. */
export interface WallSearch {
  situacao?: 'abertas' | 'respondidas'
  motivo?: string
}

export function readWallFilters(query: URLSearchParams): WallSearch {
  const situacao = readFilter(query, 'situacao', /^(abertas|respondidas)$/)
  const motivo = readFilter(query, 'motivo', /^[1-9]\d{0,14}$/)
  return { ...(situacao && { situacao: situacao as 'abertas' }), ...(motivo && { motivo }) }
}

export function wallQuery({ situacao, motivo }: WallSearch): Record<string, string> {
  return { ...(situacao && { situacao }), ...(motivo && { motivo }) }
}

const SITUACOES = [undefined, 'abertas', 'respondidas'] as const

type WallFiltersProps = { filters: WallSearch; motivos: readonly OracaoMotivo[] }

/** Chips for how requests stand, and a plain form for why people ask: both work without script. */
export function WallFilters({ filters, motivos }: WallFiltersProps) {
  const submit = useSubmit()
  const { situacao, motivo } = filters
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <nav aria-label={m.prayer_filter()}>
        <ul className="flex flex-wrap gap-2">
          {SITUACOES.map((value) => (
            <li key={value ?? ''}>
              <Link
                className={chipClass}
                to={paths.prayers(
                  wallQuery({ ...(motivo && { motivo }), ...(value && { situacao: value }) }),
                )}
                preventScrollReset
                aria-current={value === situacao ? 'true' : undefined}
              >
                <Check aria-hidden="true" className="chip-check" />
                {names[value ?? 'all']()}
              </Link>
            </li>
          ))}
          <li>
            <Link className={chipClass} to={paths.ownPrayers()}>
              {m.prayer_filter_mine()}
            </Link>
          </li>
        </ul>
      </nav>
      {motivos.length > 1 && (
        <Form
          method="get"
          preventScrollReset
          className="flex max-w-full flex-wrap items-end gap-3"
          onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
        >
          {situacao && <input type="hidden" name="situacao" value={situacao} />}
          <SelectField
            key={motivo}
            name="motivo"
            label={m.prayer_reason()}
            fieldClassName="min-w-[min(12rem,100%)]"
            placeholder={m.prayer_reason_any()}
            defaultValue={motivo ?? ''}
            options={motivos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          />
          <noscript>
            <button type="submit" className="btn btn-outline">
              {m.prayer_filter_show()}
            </button>
          </noscript>
        </Form>
      )}
    </div>
  )
}

const names = {
  all: m.prayer_filter_all,
  abertas: m.prayer_filter_open,
  respondidas: m.prayer_filter_answered,
}
