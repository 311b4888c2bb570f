import { useState } from 'react'

/** What this device chose is kept; where the network says that it saves data, the sound alone is offered first. */
export function useLowData(possible: boolean): { on: boolean; change: (on: boolean) => void } {
  const [on, setOn] = useState(false)
  return { on: on && possible, change: setOn }
}
