/** What the service worker needs to subscribe anew by itself: see `sw/push.ts`, which reads it. */
export interface PushRecord {
  igrejaId: number
  userId: number
  renovacao: string
  chave: string
}

// A worker sees neither the token nor the storage of pages, but caches. The name is none of those that it clears.
const NAME = 'push-device'
const KEY = '/__push'

export async function readRecord(): Promise<PushRecord | null> {
  const kept = await caches.match(KEY, { cacheName: NAME })
  return kept ? ((await kept.json()) as PushRecord) : null
}

export async function keepRecord(record: PushRecord): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.put(KEY, new Response(JSON.stringify(record)))
}

export async function forgetRecord(): Promise<void> {
  await caches.delete(NAME)
}
