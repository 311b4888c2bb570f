import { chipClass, EmptyState } from '@atrio/ui'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Loaded } from '../lib/personal/loaded.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { m } from '../paraglide/messages.js'
import { HydrateFallback } from './desk-layout.tsx'

/** What can be looked at, and how much waits there. */
export interface DeskChoice {
  situacao: string
  name: string
  to: string
  count?: number | undefined
}

type DeskListProps<Data, Row> = {
  choices: readonly DeskChoice[]
  chosen: string
  of: Loaded<Data>
  rowsOf: (data: Data) => readonly Row[]
  children: (row: Row) => ReactNode
}

/** A list of the desk: which of it, and its rows. */
export function DeskList<Data, Row>({ choices, chosen, of, rowsOf, children }: DeskListProps<Data, Row>) {
  return (
    <>
      <nav aria-label={m.prayer_filter()}>
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ situacao, name, to, count }) => (
            <li key={situacao}>
              <Link className={chipClass} to={to} aria-current={situacao === chosen ? 'true' : undefined}>
                {name}
                {count ? <span className="tabular-nums">{count}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LoadedContent
        of={of}
        loading={<HydrateFallback />}
        isEmpty={(data) => rowsOf(data).length === 0}
        empty={
          <EmptyState icon={<CircleCheck />} title={m.prayer_desk_none_title()}>
            <p>{m.prayer_desk_none()}</p>
          </EmptyState>
        }
      >
        {(data) => <ul className="grid grid-cols-1 gap-4">{rowsOf(data).map(children)}</ul>}
      </LoadedContent>
    </>
  )
}
