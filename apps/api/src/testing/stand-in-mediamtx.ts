import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * What MediaMTX does as far as we know it from its documentation: before somebody sends or reads it asks an address, it
 * says which paths are ready, and hands recordings out. It carries no picture. Nothing here was compared with the program.
 */
export async function startMediaMtx(secret: string) {
  const ready = new Set<string>()
  const recordings = new Map<string, { start: string; duration: number }[]>()
  let film: Buffer = Buffer.alloc(0)
  const asked: string[] = []
  const expected = `Basic ${Buffer.from(`atrio:${secret}`).toString('base64')}`
  const answer = (response: ServerResponse, status: number, body?: unknown) =>
    response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body))

  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url!, 'http://x')
    asked.push(`${url.pathname}${url.search}`)
    if (request.headers.authorization !== expected) return void answer(response, 401)
    const [, name] = /^\/v3\/paths\/get\/([\w-]+)$/.exec(url.pathname) ?? []
    if (name) {
      return void answer(response, ready.has(name) ? 200 : 404, { name, ready: ready.has(name) })
    }
    if (url.pathname === '/v3/rtmpconns/list') {
      const items = [...ready].map((path) => ({ id: `of-${path}`, path, state: 'publish' }))
      return void answer(response, 200, { itemCount: items.length, pageCount: 1, items })
    }
    const [, kicked] = /^\/v3\/rtmpconns\/kick\/of-([\w-]+)$/.exec(url.pathname) ?? []
    if (kicked && request.method === 'POST') {
      return void answer(response, ready.delete(kicked) ? 200 : 404)
    }
    const path = url.searchParams.get('path')!
    const list = recordings.get(path)
    if (url.pathname === '/list') return void answer(response, list ? 200 : 404, list)
    if (url.pathname === '/get' && list && url.searchParams.get('format') === 'mp4') {
      response.writeHead(200, { 'content-type': 'video/mp4' })
      return void response.end(film)
    }
    answer(response, 404)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** As it asks `authHTTPAddress`. @returns the status that decides */
    async ask(
      address: string,
      given: { action: string; path: string; password?: string; protocol?: string },
      headers: Record<string, string> = {},
    ): Promise<number> {
      const body = {
        user: 'atrio',
        password: '',
        token: '',
        ip: '203.0.113.9',
        protocol: 'rtmp',
        id: 'x',
        query: '',
      }
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...body, ...given }),
      })
      if (given.action === 'publish' && response.status === 204) ready.add(given.path)
      return response.status
    },
    stop: (path: string) => void ready.delete(path),
    record(path: string, list: { start: string; duration: number }[], bytes: Buffer) {
      recordings.set(path, list)
      film = bytes
    },
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
