import { keep, mayKeep } from './kept.ts'
import { currentLanguage, rememberLanguage } from './language.ts'
import { keepShell } from './shell.ts'
import { worker, type Client, type FetchEvent } from './worker-scope.ts'

const PAGES_KEPT = 60
const PATIENCE = 4_000
const LANGUAGES = ['pt-BR', 'en', 'es']

/** Where the pages seen last lie; a new version begins anew, for their scripts change with it. */
export const PAGES = 'atrio-pages-'

/** Where a page puts what somebody asked to keep, such as a book of the Bible; it outlives versions. */
const ASKED_FOR = 'kept-pages'
const VERSION = '/__version'

/** Personal pages, and what is no page: never kept, and the data of personal pages is not even looked at. */
export function isNeverKept(path: string): boolean {
  return /^\/(api|user|door|access|admin|error|_dev|healthz|readyz|metrics|embed)(\/|\.|$)/.test(path)
}

/**
 * Notes, tickets, the member card and doors open without a network. The server sends the same outline of them to everybody, and one of
 * them serves for every note or event: what is a person's lies elsewhere on the device. Null for any other address.
 */
function outlineOf(path: string): string | null {
  return OUTLINES.find(([pattern]) => pattern.test(path))?.[1] ?? null
}

/** Loads the outlines below a path of what opens without a network; asked for by the pages that do. */
export async function keepOutlines(cacheName: string, under: string): Promise<void> {
  const language = await currentLanguage()
  for (const path of OUTLINES.map(([, outline]) => outline).filter((outline) => outline.startsWith(under))) {
    const response = await fetch(absolute(path), { headers: { accept: 'text/html' } }).catch(() => null)
    if (!response || !mayKeep(response)) continue
    const spoken = response.headers.get('content-language') ?? language
    await keep(cacheName, keyOf(absolute(path), spoken), response, PAGES_KEPT)
  }
}

const OUTLINES: readonly (readonly [pattern: RegExp, outline: string])[] = [
  [/^\/user\/notes\/?$/, '/user/notes'],
  [/^\/user\/notes\/[^/]+\/?$/, '/user/notes/new'],
  [/^\/user\/notes\/[^/]+\/delete\/?$/, '/user/notes/new/delete'],
  [/^\/user\/registrations\/?$/, '/user/registrations'],
  [/^\/user\/registrations\/[^/]+\/tickets\/?$/, '/user/registrations/1/tickets'],
  [/^\/user\/member-card\/?$/, '/user/member-card'],
  [/^\/door\/?$/, '/door'],
  [/^\/door\/[^/]+\/?$/, '/door/1'],
]

/** The newest page while the network answers in time, else the one seen last, else one that says so. */
export async function answerPage(event: FetchEvent, cacheName: string): Promise<Response> {
  const url = new URL(event.request.url)
  const outline = outlineOf(url.pathname)
  const place = outline ? absolute(outline) : isNeverKept(url.pathname) ? null : url.href
  const kept = place === null ? undefined : await findKept(cacheName, place)
  try {
    const response = await inTime(fetchPage(event), kept ? PATIENCE : undefined)
    const language = response.headers.get('content-language')
    if (language && event.request.mode === 'navigate') event.waitUntil(speak(language))
    if (!isNeverKept(url.pathname) && mayKeep(response)) {
      event.waitUntil(keep(cacheName, keyOf(url.href, language ?? ''), response.clone(), PAGES_KEPT))
    }
    event.waitUntil(tell(true))
    if (event.request.mode === 'navigate') event.waitUntil(renewAskedFor(cacheName))
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
  await renew((await old.keys()).slice(-20), cacheName, PAGES_KEPT)
}

/**
 * Loads again, once for each version, the pages that somebody asked to keep. There can be hundreds, so it happens while
 * the new version is at work, and not before.
 */
async function renewAskedFor(version: string): Promise<void> {
  if (!(await worker.caches.has(ASKED_FOR))) return
  const cache = await worker.caches.open(ASKED_FOR)
  if ((await (await cache.match(VERSION))?.text()) === version) return
  await cache.put(VERSION, new Response(version))
  const pages = (await cache.keys()).filter(({ url }) => !url.endsWith(VERSION))
  await renew(pages, ASKED_FOR, Number.POSITIVE_INFINITY)
}

async function renew(kept: readonly Request[], cacheName: string, most: number): Promise<void> {
  for (const { url } of kept) {
    const plain = new URL(url)
    const language = plain.searchParams.get(MARK) ?? ''
    plain.searchParams.delete(MARK)
    if (plain.pathname === '/offline') continue
    const response = await fetch(plain, { headers: { accept: 'text/html' } }).catch(() => null)
    const sameLanguage = response?.headers.get('content-language') === language
    if (response && sameLanguage && mayKeep(response)) {
      await keep(cacheName, keyOf(plain.href, language), response, most)
    }
  }
}

async function speak(language: string): Promise<void> {
  if (await rememberLanguage(language)) await keepShell()
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
  for (const name of [cacheName, ASKED_FOR]) {
    const cache = await worker.caches.open(name)
    for (const language of [await currentLanguage(), ...LANGUAGES, '']) {
      const response = await cache.match(keyOf(href, language))
      if (response) return response
    }
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

let reached = true

/** The browser's own idea of being online is about the cable; this is about us. */
async function tell(online: boolean): Promise<void> {
  reached = online
  for (const client of await worker.clients.matchAll()) tellOne(client)
}

/** Tells a page that asks how the last page was come by: when its own was, it was not there to hear of it. */
export function tellOne(client: Client): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
  client.postMessage({ type: 'network', online: reached })
}

function absolute(path: string): string {
  return new URL(path, worker.location.origin).href
}
