import { keep, mayKeep } from './kept.ts'
import { currentLanguage, rememberLanguage } from './language.ts'
import { worker, type FetchEvent } from './worker-scope.ts'

const PAGES_KEPT = 60
const PATIENCE = 4_000
const LANGUAGES = ['pt-BR', 'en', 'es']

/** Where the pages seen last lie; a new version begins anew, for their scripts change with it. */
export const PAGES = 'atrio-pages-'

/** Personal pages, and what is no page: never kept, and the data of personal pages is not even looked at. */
export function isNeverKept(path: string): boolean {
  return /^\/(api|user|access|admin|error|_dev|healthz|readyz|metrics|embed)(\/|\.|$)/.test(path)
}

/** The newest page while the network answers in time, else the one seen last, else one that says so. */
export async function answerPage(event: FetchEvent, cacheName: string): Promise<Response> {
  const url = new URL(event.request.url)
  const kept = isNeverKept(url.pathname) ? undefined : await findKept(cacheName, url.href)
  try {
    const response = await inTime(fetchPage(event), kept ? PATIENCE : undefined)
    const language = response.headers.get('content-language')
    if (language && event.request.mode === 'navigate') event.waitUntil(rememberLanguage(language))
    if (!isNeverKept(url.pathname) && mayKeep(response)) {
      event.waitUntil(keep(cacheName, keyOf(url.href, language ?? ''), response.clone(), PAGES_KEPT))
    }
    event.waitUntil(tell(true))
    return response
  } catch (error) {
    event.waitUntil(tell(false))
    if (kept) return kept
    const offline = event.request.mode === 'navigate' ? await offlinePage(cacheName) : undefined
    if (offline) return offline
    throw error
  }
}

/** Loads the page that stands in for pages never seen, in each language. */
export async function keepOfflinePages(cacheName: string): Promise<void> {
  const cache = await worker.caches.open(cacheName)
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const response = await fetch(`/offline?lang=${language}`)
      if (mayKeep(response)) await cache.put(keyOf(absolute('/offline'), language), response)
    }),
  )
}

/** Loads again, for a new version, the pages that the old one had. */
export async function renewPages(from: string, cacheName: string): Promise<void> {
  const old = await worker.caches.open(from)
  for (const { url } of (await old.keys()).slice(-20)) {
    const plain = new URL(url)
    const language = plain.searchParams.get(MARK) ?? ''
    plain.searchParams.delete(MARK)
    if (plain.pathname === '/offline') continue
    const response = await fetch(plain, { headers: { accept: 'text/html' } }).catch(() => null)
    const sameLanguage = response?.headers.get('content-language') === language
    if (response && sameLanguage && mayKeep(response)) {
      await keep(cacheName, keyOf(plain.href, language), response, PAGES_KEPT)
    }
  }
}

const MARK = '__language'

/** One address holds a page for each language. */
function keyOf(href: string, language: string): string {
  const url = new URL(href)
  url.hash = ''
  url.searchParams.set(MARK, language)
  return url.href
}

async function findKept(cacheName: string, href: string): Promise<Response | undefined> {
  const cache = await worker.caches.open(cacheName)
  for (const language of [await currentLanguage(), ...LANGUAGES, '']) {
    const response = await cache.match(keyOf(href, language))
    if (response) return response
  }
  return undefined
}

async function offlinePage(cacheName: string): Promise<Response | undefined> {
  return findKept(cacheName, absolute('/offline'))
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

function inTime(response: Promise<Response>, patience: number | undefined): Promise<Response> {
  if (patience === undefined) return response
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the network takes too long')), patience)
    response.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The browser's own idea of being online is about the cable; this is about us. */
async function tell(online: boolean): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
  for (const client of await worker.clients.matchAll()) client.postMessage({ type: 'network', online })
}

function absolute(path: string): string {
  return new URL(path, worker.location.origin).href
}
