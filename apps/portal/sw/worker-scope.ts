/** The part of a service worker's global scope that ours uses; the compiler's own library for it excludes the page's. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } }
  readonly clients: { claim: () => Promise<void>; matchAll: () => Promise<Client[]> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export interface Client {
  postMessage: (message: unknown) => void
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { readonly data: unknown; readonly source: Client | null }
}

export const worker = globalThis as unknown as WorkerScope
