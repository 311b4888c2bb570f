import { Skeleton } from '@atrio/ui'
import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Leave } from './leave.tsx'
import { useLeave } from './use-leave.ts'
import type { ComponentProps } from 'react'

/** Goes there as the person chose before; where that is not to be, they are shown what is told. */
export function Straight({ modulo, terceiro }: ComponentProps<typeof Leave>) {
  const { failed, leave } = useLeave(modulo)
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    void leave({ flagComoAntes: true })
  }, [leave])
  if (failed) return <Leave modulo={modulo} terceiro={terceiro} />
  return (
    <div className="stack" role="status">
      <p className="text-lg">{m.third_straight({ host: terceiro.host ?? '' })}</p>
      <Skeleton shape="box" className="h-32" />
    </div>
  )
}
