import { useState } from 'react'

const keyOf = (place: string) => `atrio.formulario.${place}`

/**
 * A part of a form that lies on the device until it is sent: a page that is closed half way gives it back. Never for a
 * password or a code. The third is called once it was sent.
 */
export function useKeptState<Value>(
  place: string,
  initial: () => Value,
): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState(() => {
    const text = localStorage.getItem(keyOf(place))
    return text === null ? initial() : (JSON.parse(text) as Value)
  })
  const set = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(keyOf(place), JSON.stringify(next))
    } catch {
      // A device without room keeps what is on the screen alone.
      localStorage.removeItem(keyOf(place))
    }
  }
  return [value, set, () => localStorage.removeItem(keyOf(place))]
}
