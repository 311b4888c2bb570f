import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'

/**
 * A browser maker's push service on this machine. Without the internet no browser can subscribe, so it also stands in for
 * what the browser does with it: the keys, the address, and opening what was encrypted for them (RFC 8291).
 */
export async function startPushService() {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys('base64url')
  const auth = randomBytes(16)
  const taken: Buffer[] = []
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    taken.push(Buffer.concat(chunks))
    asked.push(`http://127.0.0.1:${port}${request.url}`)
    response.writeHead(201).end()
  })
  const port = Number(process.env.E2E_PUSH_PORT)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const given = {
    endpoint: `http://127.0.0.1:${port}/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: publicKey, auth: auth.toString('base64url') },
  }
  return {
    /** What came, and at which of the addresses that were lent. */
    taken,
    asked,
    /** The same device at another address, as a push service moves it. */
    moved: { ...given, endpoint: `${given.endpoint}-moved` },
    /** Gives pages of the browser what a push service would. */
    lend: (page: Page) => page.addInitScript(lendSubscription, given),
    open(body: Buffer): string {
      const end = 21 + body[20]!
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, end), body.subarray(end)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
      const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
      const derive = (what: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, bytes))
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return text.subarray(0, text.lastIndexOf(2)).toString()
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function lendSubscription(given: { endpoint: string; keys: Record<string, string> }): void {
  const KEY = 'test-push'
  const subscription = (chave: string) => ({
    ...given,
    options: {
      applicationServerKey: Uint8Array.from(atob(chave.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
        c.codePointAt(0)!,
      ).buffer,
    },
    toJSON: () => given,
    unsubscribe: async () => {
      localStorage.removeItem(KEY)
      return true
    },
  })
  const now = () => {
    const chave = localStorage.getItem(KEY)
    return chave === null ? null : subscription(chave)
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => now(),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      localStorage.setItem(KEY, applicationServerKey)
      return now()
    },
  })
  const ask = Notification.requestPermission.bind(Notification)
  Object.assign(window, { asked: 0 })
  Notification.requestPermission = () => {
    Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 })
    return ask()
  }
}
