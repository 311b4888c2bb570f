import { browserStorages, readJson, writeJson } from '../lib/data/storage.ts'

const KEY = 'atrio:searches'
const MOST = 5

/** What was searched for on this device, the latest first. */
export function recentSearches(): string[] {
  const stored = readJson(browserStorages().local, KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter((one): one is string => typeof one === 'string' && one.length <= 100).slice(0, MOST)
}

export function rememberSearch(q: string): void {
  const typed = q.trim()
  if (typed.length < 2) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== typed.toLowerCase())
  writeJson(browserStorages().local, KEY, [typed, ...others].slice(0, MOST))
}

export function forgetSearches(): void {
  browserStorages().local.removeItem(KEY)
}
