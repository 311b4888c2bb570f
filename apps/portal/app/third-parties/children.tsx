import type { CallResult, thirdPartiesCalls } from '@atrio/contract'
import { CheckboxField } from '@atrio/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

interface ChildrenProps {
  criancas: CallResult<(typeof thirdPartiesCalls)['getTerceiro']>['criancas']
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Of which children the partner is told: each by a tick of its guardian, and none of them before. */
export function Children({ criancas, chosen, onChange }: ChildrenProps) {
  const why = useId()
  return (
    <fieldset className="stack gap-2" aria-describedby={why}>
      <legend className="font-medium">{m.third_children()}</legend>
      <p id={why} className="text-sm text-ink-muted">
        {criancas.length > 0 ? m.third_children_why() : m.third_children_none()}
      </p>
      {criancas.map(({ id, nome }) => (
        <CheckboxField
          key={id}
          label={m.third_child({ nome })}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
      {criancas.length === 0 && (
        <p>
          <Link to={paths.child({ childId: 'new' })}>{m.third_children_add()}</Link>
        </p>
      )}
    </fieldset>
  )
}
