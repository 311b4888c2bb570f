import {
  worker,
  type NotificationEvent,
  type PushEvent,
  type SubscriptionChangeEvent,
} from './worker-scope.ts'

interface Message {
  titulo?: string
  corpo?: string
  url?: string
  tag?: string
  idioma?: string
  igreja?: string
}

/** Shows a message. A browser takes the permission back from who receives without showing, so something always is. */
export async function showMessage({ data }: PushEvent): Promise<void> {
  const { titulo, corpo, url, tag, idioma, igreja } = read(data)
  await worker.registration.showNotification(titulo ?? igreja ?? worker.location.hostname, {
    body: corpo ?? '',
    icon: '/icon-192.png',
    lang: idioma ?? '',
    data: { url: url ?? LIST },
    ...(tag ? { tag, renotify: true } : {}),
  })
}

/** Opens the page that it is about: the one that is open already, or a new one, in which nothing is half written. */
export async function openMessage({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const target = ownPage((notification.data as { url?: unknown } | null)?.url)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url === target)
  await (open ? open.focus() : worker.clients.openWindow(target))
}

/** The browser was given another address: the server is told by what the page had left for this. */
export async function subscribeAnew({ newSubscription }: SubscriptionChangeEvent): Promise<void> {
  const kept = await worker.caches.match(RECORD, { cacheName: 'push-device' })
  if (!kept) return
  const { igrejaId, renovacao, chave } = (await kept.json()) as {
    igrejaId: number
    renovacao: string
    chave: string
  }
  const options = { userVisibleOnly: true, applicationServerKey: chave }
  const subscription = newSubscription ?? (await worker.registration.pushManager.subscribe(options))
  const { endpoint, keys = {} } = subscription.toJSON()
  const assinatura = { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
  await fetch(`/api/v1/igreja/${igrejaId}/notificacao/dispositivo/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ renovacao, assinatura, chave }),
  })
}

const RECORD = '/__push'
const LIST = '/notifications'

function read(data: PushEvent['data']): Message {
  try {
    return (data?.json() as Message | null) ?? {}
  } catch {
    return {}
  }
}

/** Of this church alone, whatever a message says. */
function ownPage(url: unknown): string {
  const { origin } = worker.location
  const target = URL.parse(typeof url === 'string' ? url : LIST, origin)
  return target?.origin === origin ? target.href : origin + LIST
}
