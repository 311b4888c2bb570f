import { startTransition, useEffect, useState } from 'react'

/** False until the page has shown itself and has nothing else to do: then what will be pressed can be prepared. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const prepare = () => startTransition(() => setIdle(true))
    // Safari has no word for it.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(prepare, 1_000)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(prepare, { timeout: 5_000 })
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle
}
