import { useEffect } from 'react'
import { browserStorages, readJson, writeJson } from '../lib/data/storage.ts'
import { createStore, useStore } from '../lib/data/store.ts'
import { defaultSettings, readSettings, type ViewSettings } from './view-settings.ts'

const KEY = 'atrio:praise'
const store = createStore<ViewSettings>(defaultSettings)
let isRead = false

/** How this device shows songs. The server, and the first paint with it, knows only the defaults. */
export function useViewSettings(): [ViewSettings, (next: ViewSettings) => void] {
  const settings = useStore(store, defaultSettings)
  useEffect(() => {
    if (isRead) return
    isRead = true
    store.set(readSettings(readJson(browserStorages().local, KEY)))
  }, [])
  return [settings, keep]
}

function keep(next: ViewSettings): void {
  store.set(next)
  writeJson(browserStorages().local, KEY, next)
}
