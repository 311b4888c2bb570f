import { browserStorages, keys } from '../lib/data/storage.ts'

/** That the page which opens next was asked for within the portal: links of others send nobody through it. */
export function markWayHere(modulo: string): void {
  browserStorages().session.setItem(keys.thirdParty, modulo)
}

/** Once: whoever comes back from the partner by "back" is shown the page, and not sent there again. */
export function takeWayHere(modulo: string): boolean {
  const { session } = browserStorages()
  const marked = session.getItem(keys.thirdParty) === modulo
  session.removeItem(keys.thirdParty)
  return marked
}
