import { accountCalls } from '@atrio/contract'
import { write } from '../personal/personal-calls.ts'
import { forgetRecord, keepRecord } from './push-record.ts'

/** Whether this browser can receive messages, and if not, what stands in the way. */
export type Reach = 'possible' | 'denied' | 'unsupported' | 'needsApp'

export function reachOf(): Reach {
  if ('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  }
  // Apple's phones offer it to sites on the home screen alone; an iPad calls itself a Mac with a touch screen.
  const { userAgent, maxTouchPoints } = navigator
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple ? 'needsApp' : 'unsupported'
}

type Subscriber = { igrejaId: number; userId: number; chave: string }

/**
 * Subscribes this browser. Where nobody has been asked yet, the browser asks: call it from an act of the person.
 * @returns false where the person does not allow it
 */
export async function subscribe({ igrejaId, userId, chave }: Subscriber): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await ready()
  const before = await pushManager.getSubscription()
  // One made with a key of before takes no messages of this one.
  if (before && keyOf(before) !== chave) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: chave })
  const { endpoint, keys = {} } = subscription.toJSON()
  const assinatura = { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
  const { renovacao } = await write(
    accountCalls.createDispositivoPush,
    { params: { id: igrejaId }, body: { assinatura, chave } },
    [accountCalls.listDispositivosPush],
  )
  await keepRecord({ igrejaId, userId, renovacao, chave })
  return true
}

/** Takes this browser's subscription back, at the browser; the server knows by the end of the session, or of the device. */
export async function leave(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  // Without a network it may take long: the server sends nothing any more in any case.
  await Promise.race([subscription?.unsubscribe().catch(() => false), wait(2_000)])
  await forgetRecord()
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

export function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey
  if (!key) return ''
  const letters = String.fromCodePoint(...new Uint8Array(key))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function ready(): Promise<ServiceWorkerRegistration> {
  const found = await Promise.race([navigator.serviceWorker.ready, wait(10_000)])
  if (!found) throw new Error('no service worker')
  return found
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
