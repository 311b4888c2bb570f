import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser's own keys, and where it receives. */
export interface Browser {
  assinatura: { endpoint: string; p256dh: string; auth: string }
  /** Opens what was encrypted for it (RFC 8188, RFC 8291). */
  open: (body: Buffer) => unknown
}

export function createBrowser(endpoint: string): Browser {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  return {
    assinatura: { endpoint, p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const length = body[20]!
      const [salt, sender, sealed] = [
        body.subarray(0, 16),
        body.subarray(21, 21 + length),
        body.subarray(21 + length),
      ]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
      const shared = hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32)
      const derive = (what: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, bytes))
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as unknown
    },
  }
}

interface Taken {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine that takes every message, or answers as it is told. */
export async function startPushService() {
  const taken: Taken[] = []
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    taken,
    browser: (name: string) => createBrowser(`http://${host}/${name}`),
    answer: (status: number, headers?: Record<string, string>) =>
      void (answer = { status, ...(headers && { headers }) }),
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
