import { browserStorages } from '../lib/data/storage.ts'

const KEY = 'atrio:live-device'

/** A number by which this device votes and raises a hand once; it leads to nobody. */
export function deviceKey(): string {
  const { local } = browserStorages()
  const known = local.getItem(KEY)
  if (known) return known
  const made = crypto.randomUUID()
  local.setItem(KEY, made)
  return made
}
