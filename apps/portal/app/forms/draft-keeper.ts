import { keepDraft, type Draft, type DraftValues } from '../lib/data/drafts.ts'
import { createStore } from '../lib/data/store.ts'

/** How long a form waits before it stores what was typed, in ms. */
const PAUSE = 300

/** Stores what is typed into one form, and gives it back. */
export function createDraftKeeper(draft: Draft, secret: readonly string[], read: () => DraftValues) {
  /** True while the page shows what an earlier one had left. */
  const restored = createStore(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    draft.write(read(), secret)
  }
  return {
    restored,
    saveSoon: () => {
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE)
    },
    forget: () => {
      clearTimeout(timer)
      draft.discard()
      restored.set(false)
    },
    /** Gives back the stored values and stays ready to store until the form is gone. */
    open: (restore: (values: DraftValues) => void) => {
      const values = draft.read()
      if (values) restore(values)
      restored.set(values !== null)
      const release = keepDraft(save)
      window.addEventListener('pagehide', save)
      return () => {
        clearTimeout(timer)
        release()
        window.removeEventListener('pagehide', save)
      }
    },
  }
}
