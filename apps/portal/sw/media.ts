import { keep, mayKeep } from './kept.ts'
import { worker, type FetchEvent } from './worker-scope.ts'

export const MEDIA = 'atrio-media-1'
const PICTURES_KEPT = 80
const LARGEST = 2_000_000

/** A picture seen before is shown at once and asked for again behind it. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const kept = await worker.caches.match(event.request.url, { cacheName: MEDIA })
  const fresh = fetch(event.request).then(async (response) => {
    const isSmall = Number(response.headers.get('content-length') ?? Infinity) <= LARGEST
    if (mayKeep(response) && isSmall && isPicture(response)) {
      await keep(MEDIA, event.request.url, response.clone(), PICTURES_KEPT)
    }
    return response
  })
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

function isPicture(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('image/')
}
