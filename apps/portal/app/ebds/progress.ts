import { useMemo, useSyncExternalStore } from 'react'
import { browserStorages, memoryStorage, readJson, writeJson } from '../lib/data/storage.ts'
import { createStore } from '../lib/data/store.ts'

/** The lessons of a series that were read in this browser; none until the page is alive. */
export function useLessonsRead(slug: string): [read: readonly number[], toggle: (numero: number) => void] {
  const text = useSyncExternalStore(
    changes.subscribe,
    () => local.getItem(KEY + slug),
    () => null,
  )
  const read = useMemo(() => (text === null ? [] : parseLessons(readJson(local, KEY + slug))), [text, slug])
  const toggle = (numero: number) => {
    writeJson(local, KEY + slug, toggleLesson(read, numero))
    changes.set(changes.get() + 1)
  }
  return [read, toggle]
}

const KEY = 'atrio:ebd:'
const local = typeof document === 'undefined' ? memoryStorage() : browserStorages().local
const changes = createStore(0)

/** What was stored, as far as it can be used. */
export function parseLessons(stored: unknown): number[] {
  return Array.isArray(stored) ? stored.filter((numero) => Number.isInteger(numero) && numero > 0) : []
}

export function toggleLesson(read: readonly number[], numero: number): number[] {
  return read.includes(numero)
    ? read.filter((other) => other !== numero)
    : [...read, numero].sort((a, b) => a - b)
}
