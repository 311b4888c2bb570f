import { answerPicture, MEDIA } from './media.ts'
import { answerPage, isNeverKept, keepOfflinePages, PAGES, renewPages } from './pages.ts'
import { worker, type FetchEvent } from './worker-scope.ts'

declare const self: {
  /** Filled in by the build: every file of the application. */
  __SW_MANIFEST: { url: string; revision: string | null }[]
}

const files = self.__SW_MANIFEST
const version = fingerprint(files.map(({ url, revision }) => `${url} ${revision}`).join('\n'))
const SHELL = `atrio-shell-${version}`
const pages = PAGES + version

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

worker.addEventListener('message', (event) => {
  // The page asks when the person has agreed to the new version; until then the old one serves what it began.
  if ((event.data as { type?: string } | null)?.type === 'skip-waiting') event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  // What is asked for with credentials belongs to a person.
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.headers.has('authorization') || request.headers.has('range')) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(answerFile(event))
  else if (url.pathname.startsWith('/media/')) event.respondWith(answerPicture(event))
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
    event.respondWith(answerPage(event, pages))
  else if (url.pathname.endsWith('.data') && !isNeverKept(url.pathname))
    event.respondWith(answerPage(event, pages))
})

async function install(): Promise<void> {
  const shell = await worker.caches.open(SHELL)
  await shell.addAll(files.map(({ url }) => url))
  await keepOfflinePages(pages)
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  const names = await worker.caches.keys()
  const oldPages = names.find((name) => name.startsWith(PAGES) && name !== pages)
  if (oldPages) await renewPages(oldPages, pages)
  const current = new Set([SHELL, pages, MEDIA, 'atrio-language'])
  await Promise.all(
    names
      .filter((name) => name.startsWith('atrio-') && !current.has(name))
      .map((name) => worker.caches.delete(name)),
  )
  await worker.clients.claim()
}

/** Names of built files change with their content, so a copy is as good as the original. */
async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (await worker.caches.match(request, { cacheName: SHELL, ignoreVary: true })) ?? fetch(request)
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
