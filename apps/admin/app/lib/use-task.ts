import { useState } from 'react'

/** Something that is under way, and how it last failed. */
export function useTask<Args extends unknown[]>(run: (...args: Args) => Promise<void>) {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null })
  const start = async (...args: Args) => {
    if (state.isBusy) return
    setState({ isBusy: true, error: null })
    let error: unknown = null
    try {
      await run(...args)
    } catch (thrown) {
      error = thrown
    }
    setState({ isBusy: false, error })
  }
  return { ...state, start }
}
