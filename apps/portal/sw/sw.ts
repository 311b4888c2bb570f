import { answerPicture, MEDIA } from './media.ts'
import {
  answerPage,
  isNeverKept,
  keepOfflinePages,
  keepOutlines,
  PAGES,
  renewPages,
  tellOne,
} from './pages.ts'
import { openMessage, showMessage, subscribeAnew } from './push.ts'
import { answerFile, keepShell, SHELL, version } from './shell.ts'
import { worker } from './worker-scope.ts'

const pages = PAGES + version

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

worker.addEventListener('message', (event) => {
  const { type, under = '/user/notes' } = (event.data as { type?: string; under?: string } | null) ?? {}
  if (type === 'network' && event.source) tellOne(event.source)
  if (type === 'keep-outlines') event.waitUntil(keepOutlines(pages, under))
  // The page asks when the person has agreed to the new version; until then the old one serves what it began.
  if (type === 'skip-waiting') event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('push', (event) => {
  event.waitUntil(showMessage(event))
})

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(openMessage(event))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAnew(event))
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
  await keepShell()
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
