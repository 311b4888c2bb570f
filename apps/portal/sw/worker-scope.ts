/** The part of a service worker's global scope that ours uses; the compiler's own library for it excludes the page's. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void> }
    readonly pushManager: PushManager
    showNotification: (title: string, options: NotificationOptions & { renotify?: boolean }) => Promise<void>
  }
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options?: { type: 'window'; includeUncontrolled: boolean }) => Promise<Client[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export interface Client {
  readonly url: string
  focus: () => Promise<unknown>
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

export interface PushEvent extends ExtendableEvent {
  readonly data: { json: () => unknown } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  push: PushEvent
  notificationclick: NotificationEvent
  pushsubscriptionchange: SubscriptionChangeEvent
  message: ExtendableEvent & { readonly data: unknown; readonly source: Client | null }
}

export const worker = globalThis as unknown as WorkerScope
