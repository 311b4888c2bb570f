import { browserStorages, keys, readJson, writeJson, type KeyValue } from './storage.ts'

/** Values of a form as its fields hold them. */
export type DraftValues = Record<string, unknown>

/** Each open form that keeps a draft, as a function that stores it now. */
const open = new Set<() => void>()

/** Registers a form; call the result when the form is gone. */
export function keepDraft(save: () => void): () => void {
  open.add(save)
  return () => open.delete(save)
}

/** Stores the drafts of all forms on show: before the page goes away by itself. */
export function saveAllDrafts(): void {
  for (const save of open) save()
}

/**
 * The draft of one form of one person. It lies in session storage (Decision 13): gone with the tab, because it holds
 * personal data and church computers are shared, but kept over reloads, lost sessions and restored tabs.
 */
export function createDraft(
  form: string,
  owner: number | null,
  storage: KeyValue = browserStorages().session,
) {
  const key = `${keys.draft}${owner ?? 'visitor'}:${form}`
  return {
    read(): DraftValues | null {
      const values = readJson(storage, key)
      return typeof values === 'object' && values !== null && !Array.isArray(values)
        ? (values as DraftValues)
        : null
    },
    /** Stores what was filled in; fields that are empty or secret are left out. */
    write(values: DraftValues, secret: readonly string[]): void {
      const kept = Object.entries(values).filter(
        ([name, value]) => !secret.includes(name) && value !== '' && value !== null && value !== undefined,
      )
      if (kept.length === 0) storage.removeItem(key)
      else writeJson(storage, key, Object.fromEntries(kept))
    },
    discard: () => storage.removeItem(key),
  }
}

export type Draft = ReturnType<typeof createDraft>
