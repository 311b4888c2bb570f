import { afterAll, vi } from 'vitest'

/** The files of a workspace share one world: what one of them put in place of a global is not there for the next. */
afterAll(() => {
  vi.unstubAllGlobals()
})
