import { useEffect, useState } from 'react'

/** Keeps the screen on while the component is shown and wants it; false where the device does not let us. */
export function useWakeLock(wanted = true): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    if (!wanted) return undefined
    let ended = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (ended) return void given.release()
        lock = given
        setAwake(true)
        given.addEventListener('release', () => setAwake(false))
      } catch {
        // No such API, a low battery, or a policy: the page says that the screen may go dark.
        setAwake(false)
      }
    }
    void ask()
    // The lock ends whenever the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [wanted])
  return awake
}
