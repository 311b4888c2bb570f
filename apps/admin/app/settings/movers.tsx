import { IconButton } from '@atrio/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { m } from '../paraglide/messages.js'

/** Two buttons that move one of a list up and down. */
export function Movers<One>({
  name,
  list,
  index,
  onMove,
}: {
  name: string
  list: readonly One[]
  index: number
  onMove: (list: One[]) => void
}) {
  return (
    <>
      <IconButton
        icon={<ArrowUp />}
        label={m.set_up({ name })}
        disabled={index === 0}
        onClick={() => onMove(swapped(list, index - 1))}
      />
      <IconButton
        icon={<ArrowDown />}
        label={m.set_down({ name })}
        disabled={index === list.length - 1}
        onClick={() => onMove(swapped(list, index))}
      />
    </>
  )
}

/** With the one at a place after the one behind it. */
function swapped<One>(list: readonly One[], index: number): One[] {
  const [one, other] = [list[index]!, list[index + 1]!]
  return list.with(index, other).with(index + 1, one)
}
