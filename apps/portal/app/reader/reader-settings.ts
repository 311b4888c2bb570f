import { createStore, useStore } from '../lib/data/store.ts'
import { browserStorages, readJson, writeJson } from '../lib/data/storage.ts'

/** How someone likes to read, kept on their device. */
export interface ReaderSettings {
  /** Percent of the usual type size. */
  size: number
  font: 'serif' | 'sans'
  /** `auto` is the theme of the rest of the portal. */
  theme: 'auto' | 'light' | 'sepia' | 'dark'
  width: 'narrow' | 'medium' | 'wide'
}

export const usualSettings: ReaderSettings = { size: 100, font: 'serif', theme: 'auto', width: 'medium' }
export const sizes = { smallest: 80, largest: 180, step: 10 }

/** What was stored, as far as it can be used; a device may hold what an older or a newer version wrote. */
export function parseSettings(stored: unknown): ReaderSettings {
  const given = (stored ?? {}) as Record<string, unknown>
  const size = Number(given['size'])
  const isSize = size >= sizes.smallest && size <= sizes.largest && size % sizes.step === 0
  return {
    size: isSize ? size : usualSettings.size,
    font: oneOf(given['font'], ['serif', 'sans'], usualSettings.font),
    theme: oneOf(given['theme'], ['auto', 'light', 'sepia', 'dark'], usualSettings.theme),
    width: oneOf(given['width'], ['narrow', 'medium', 'wide'], usualSettings.width),
  }
}

/** The type size one step away, or the same at either end. */
export function stepSize(size: number, direction: 1 | -1): number {
  return Math.min(sizes.largest, Math.max(sizes.smallest, size + direction * sizes.step))
}

/** The settings of this device; the usual ones until the page is alive. */
export function useReaderSettings(): ReaderSettings {
  return useStore(store, usualSettings)
}

export function changeSettings(change: Partial<ReaderSettings>): void {
  store.set({ ...store.get(), ...change })
  writeJson(browserStorages().local, KEY, store.get())
}

const KEY = 'atrio:reader'

const store = createStore(
  typeof document === 'undefined' ? usualSettings : parseSettings(readJson(browserStorages().local, KEY)),
)

function oneOf<Value extends string>(given: unknown, values: readonly Value[], otherwise: Value): Value {
  return values.find((value) => value === given) ?? otherwise
}
