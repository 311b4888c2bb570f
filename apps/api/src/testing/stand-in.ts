import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderFault } from './gateway-rig.ts'

export type ProviderOperation = 'authorize' | 'fetch' | 'refund'

export interface StandInRequest {
  method: string
  /** Without the query. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** JSON, or the fields of a form. */
  body: unknown
}

export interface StandInAnswer {
  status?: number
  body?: unknown
  /** Instead of `body`, for what is no JSON. */
  text?: string
  headers?: Record<string, string>
}

export interface StandIn {
  url: string
  /** The next request of this kind, or the next few, meets the fault. */
  arm: (on: ProviderOperation, fault: ProviderFault, times?: number) => Promise<void>
  requests: StandInRequest[]
  close: () => Promise<void>
}

/** A server that behaves as a provider's documentation says, and breaks when told to. */
export async function startStandIn(options: {
  /** Which operation of the port a request belongs to; `null` for what never breaks, such as asking for a token. */
  kindOf: (request: StandInRequest) => ProviderOperation | null
  handle: (request: StandInRequest) => StandInAnswer
}): Promise<StandIn> {
  let armed: { on: ProviderOperation; fault: ProviderFault; times: number } | null = null
  const requests: StandInRequest[] = []
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await read(incoming)
    requests.push(request)
    const fault = armed !== null && armed.on === options.kindOf(request) ? armed.fault : null
    if (armed !== null && fault !== null && (armed.times -= 1) === 0) armed = null
    if (fault === 'drop_before') return void incoming.socket.destroy()
    if (fault === 'server_error') return send(response, 500, '{"message":"broken"}')
    const { status = 200, body, headers = {}, ...answer } = options.handle(request)
    if (fault === 'drop_after') return void incoming.socket.destroy()
    if (fault === 'server_error_after') return send(response, 500, '{"message":"broken"}')
    const text = answer.text ?? (body === undefined ? '' : JSON.stringify(body))
    if (fault === 'garbage') return send(response, status, text.slice(0, Math.ceil(text.length / 2)) || '{')
    if (fault !== 'delay') return send(response, status, text, headers)
    setTimeout(() => send(response, status, text), 5_000).unref()
  }
  const server = createServer((incoming, response) => {
    // A stand-in that is wrong itself must show in the test that meets it.
    serve(incoming, response).catch((error: Error) =>
      send(response, 418, JSON.stringify({ standIn: error.message })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm: async (on, fault, times = 1) => {
      armed = { on, fault, times }
    },
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function send(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

async function read(incoming: IncomingMessage): Promise<StandInRequest> {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stand-in')
  const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const body: unknown = isForm
    ? Object.fromEntries(new URLSearchParams(text))
    : text === ''
      ? null
      : JSON.parse(text)
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body,
  }
}
