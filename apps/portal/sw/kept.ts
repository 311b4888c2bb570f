import { worker } from './worker-scope.ts'

/** Keeps at most `most` answers in a cache; the one that was put first goes first. */
export async function keep(name: string, key: string, response: Response, most: number): Promise<void> {
  const cache = await worker.caches.open(name)
  await cache.delete(key)
  await cache.put(key, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
}

/** Whether the server lets an answer be shown again: it is whole, ours, and made for everyone. */
export function mayKeep(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/no-store|private/.test(control)
  )
}
