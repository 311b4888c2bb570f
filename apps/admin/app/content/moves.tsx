import { IconButton } from '@atrio/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { flushSync } from 'react-dom'
import { m } from '../paraglide/messages.js'
import type { useOrder } from './use-order.ts'

/**
 * A grip to drag a record by, and a button for each step: dragging is nothing that everybody can do. At an end a button
 * stays where the focus is.
 */
export function Moves({
  id,
  name,
  order: { ids, step, grip },
}: {
  id: number
  name: string
  order: ReturnType<typeof useOrder>
}) {
  const at = ids.indexOf(id)
  // A row that is put elsewhere loses the focus that it holds.
  const stepAt = (button: HTMLElement, by: 1 | -1) => {
    flushSync(() => step(id, by))
    button.focus()
  }
  return (
    <span className="flex shrink-0 items-center">
      <IconButton
        label={m.move_up({ name })}
        icon={<ArrowUp />}
        aria-disabled={at === 0}
        className="aria-disabled:opacity-40"
        onClick={({ currentTarget }) => stepAt(currentTarget, -1)}
      />
      <IconButton
        label={m.move_down({ name })}
        icon={<ArrowDown />}
        aria-disabled={at === ids.length - 1}
        className="aria-disabled:opacity-40"
        onClick={({ currentTarget }) => stepAt(currentTarget, 1)}
      />
      <span
        aria-hidden="true"
        data-grip
        className="text-ink-muted flex size-11 cursor-grab touch-none items-center justify-center active:cursor-grabbing"
        {...grip(id)}
      >
        <GripVertical className="size-5" />
      </span>
    </span>
  )
}
