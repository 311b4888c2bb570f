import { createStore, useStore } from '../data/store.ts'

/** Spec §4: what the service worker has come to. */
interface ServiceWorkerState {
  registered: boolean
  /** The application is on this device and opens without network. */
  cached: boolean
  /** A new version is being loaded. */
  updateFound: boolean
  /** A new version is here and waits until it is let in: `applyUpdate`. */
  updated: boolean
  offline: boolean
}

const initial: ServiceWorkerState = {
  registered: false,
  cached: false,
  updateFound: false,
  updated: false,
  offline: false,
}
const store = createStore(initial)
let waiting: ServiceWorker | null = null

export function useServiceWorker(): ServiceWorkerState {
  return useStore(store, initial)
}

/** False while the network or the server cannot be reached. */
export function useOnline(): boolean {
  return !useServiceWorker().offline
}

/** Lets the waiting version in and loads the page anew. Drafts survive a reload. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  waiting?.postMessage({ type: 'skip-waiting' })
  // A browser may let the old version end what it does first, for minutes; for a page that goes it does not wait.
  setTimeout(reload, 3_000)
}

function reload(): void {
  location.reload()
}

/** Has the outlines below a path of what opens without a network (`/user/notes`) kept on this device. */
export function keepOutlines(under: string): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
    active?.postMessage({ type: 'keep-outlines', under }),
  )
}

/** Called once in the browser, after the first page stands. */
export function startServiceWorker(): void {
  watchNetwork()
  // Browsers offer it over TLS and on local hosts only.
  if (!('serviceWorker' in navigator)) return
  if (import.meta.env.DEV) void unregisterAll()
  else whenIdle(() => void register().catch(() => undefined))
}

async function register(): Promise<void> {
  // Other projects run on the same local hosts: a worker left by one of them would serve its files here for ever.
  if (isLocalHost(location.hostname) && !(await isOurWorkerThere())) {
    if (await unregisterAll()) location.reload()
    return
  }
  const registration = await navigator.serviceWorker.register('/sw.js')
  change({ registered: true, cached: registration.active !== null })
  if (registration.waiting) setWaiting(registration.waiting)
  registration.addEventListener('updatefound', () => follow(registration))
  if (registration.installing) follow(registration)
}

function follow({ installing, active }: ServiceWorkerRegistration): void {
  if (!installing) return
  const isUpdate = active !== null
  if (isUpdate) change({ updateFound: true })
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && isUpdate) setWaiting(installing)
    if (installing.state === 'activated') change({ cached: true, updateFound: false, updated: false })
  })
}

function setWaiting(worker: ServiceWorker): void {
  waiting = worker
  change({ updateFound: true, updated: true })
}

function watchNetwork(): void {
  change({ offline: !navigator.onLine })
  window.addEventListener('online', () => change({ offline: false }))
  window.addEventListener('offline', () => change({ offline: true }))
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = data as { type?: string; online?: boolean } | null
    if (message?.type === 'network') change({ offline: message.online === false })
  })
  // A page that the worker had kept may stand where the browser still thinks that there is a network.
  navigator.serviceWorker?.controller?.postMessage({ type: 'network' })
  // A whole page can be on this device when the data that the router would ask for is not.
  window.addEventListener('click', leaveToBrowser, { capture: true })
}

/**
 * The server has answered. A browser says `online` only where it had noticed that there was no network, and behind a
 * router that had lost its own it never does.
 */
export function noteAnswer(): void {
  if (store.get().offline) window.dispatchEvent(new Event('online'))
}

function leaveToBrowser(event: MouseEvent): void {
  if (!store.get().offline || event.button !== 0 || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (link?.origin === location.origin && !link.hash) event.stopImmediatePropagation()
}

async function isOurWorkerThere(): Promise<boolean> {
  try {
    const response = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return response.ok && (response.headers.get('content-type') ?? '').includes('javascript')
  } catch {
    // Without network nothing is known against it.
    return true
  }
}

async function unregisterAll(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  return registrations.length > 0
}

function isLocalHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.')
}

function whenIdle(work: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 1_000)
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}

function change(next: Partial<ServiceWorkerState>): void {
  store.set({ ...store.get(), ...next })
}
