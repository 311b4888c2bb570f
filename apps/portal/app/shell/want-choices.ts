import { createStore } from '../lib/data/store.ts'

/** Whether somebody wants to see, and to change, what is loaded from others. */
export const choicesWanted = createStore(false)

export function wantChoices(): void {
  choicesWanted.set(true)
}
