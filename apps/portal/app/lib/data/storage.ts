/** The parts of Web Storage that we use. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Where a browser keeps things: `session` until the tab closes, `local` for longer. */
export interface Storages {
  session: KeyValue
  local: KeyValue
}

export const keys = {
  /** Bearer token, in session storage (Spec §4). */
  token: 'atrio:token',
  /** When that token runs out by this device's clock, in ms. */
  tokenUntil: 'atrio:token-until',
  /** Who is logged in, in session storage (Spec §4: app state). */
  state: 'atrio:state',
  /** Refresh token, in local storage (Spec §4). */
  refreshToken: 'atrio:refresh-token',
  /** Whose refresh token that is, so that other tabs notice a change of person. */
  userId: 'atrio:user-id',
  /** That somebody left this device, until nothing of theirs lies on it any more; in local storage. */
  leaving: 'atrio:leaving',
  /** A message for the page that loads next. */
  flash: 'atrio:flash',
  /** What the access page knows between its steps. */
  access: 'atrio:access',
  /** What is being bought or given, and how it is paid (Spec §3), in session storage. */
  checkout: 'atrio:checkout',
  /** Where its buyer wanted to go when something had to be bought first, in session storage. */
  wayBack: 'atrio:way-back',
  /** Whom this tab has nothing to ask about changed texts (Decision 97). */
  consents: 'atrio:consents',
  /** The partner to whose page somebody is on their way within the portal, in session storage. */
  thirdParty: 'atrio:third-party',
  /** What was said of what is loaded from others (Decision 153), and that this tab has put the answer off. */
  consent: 'atrio:consent',
  consentLater: 'atrio:consent-later',
  /** That a passkey was used on this device, or that none is wanted; in local storage. */
  passkey: 'atrio:passkey',
  chatUser: 'atrio:chat-user',
  /** Prefixes: one entry for each thing. */
  play: 'atrio:play:',
  /** What is being listened to, and what was heard how far. */
  podcast: 'atrio:podcast',
  draft: 'atrio:draft:',
} as const

/** The browser's own storages; a storage that the browser refuses is replaced by one that lasts as long as the page. */
export function browserStorages(): Storages {
  return { session: probe(() => window.sessionStorage), local: probe(() => window.localStorage) }
}

/** A storage in memory. */
export function memoryStorage(): KeyValue {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

/** Stores a value as JSON. A full storage loses the value and nothing else. */
export function writeJson(storage: KeyValue, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    storage.removeItem(key)
  }
}

/** What was stored as JSON, or null when there is nothing or it cannot be read. */
export function readJson(storage: KeyValue, key: string): unknown {
  const text = storage.getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Removes every entry whose key begins with the prefix. */
export function removeByPrefix(storage: KeyValue, prefix: string): void {
  const found: string[] = []
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index)
    if (key?.startsWith(prefix)) found.push(key)
  }
  for (const key of found) storage.removeItem(key)
}

// A browser with storage switched off throws at the first touch, private windows at the first write.
function probe(open: () => Storage): KeyValue {
  try {
    const storage = open()
    storage.setItem('atrio:probe', '1')
    storage.removeItem('atrio:probe')
    return storage
  } catch {
    return memoryStorage()
  }
}
