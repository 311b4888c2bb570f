const lost = new WeakSet<object>()

/** Notes what does not come, as what the build writes around each part that is asked for later says it. */
export function noteLostParts(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) lost.add(payload)
  })
}

/** Whether it says that a part of the site did not come: after an update it is no longer there, and only a reload helps. */
export function isLostPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && lost.has(error)
}
