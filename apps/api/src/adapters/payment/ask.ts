import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Unknown } from './payment-result.ts'
import { GATEWAY_BUDGET_MS } from './gateway.ts'

export interface ProviderRequest {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  /** Sent as JSON; a form is sent as a form. */
  body?: unknown
  /** Where the provider knows us by a certificate too. */
  tls?: ClientCertificate | undefined
}

export interface ClientCertificate {
  /** PEM. */
  cert: string
  key: string
}

export interface ProviderAnswer {
  kind: 'answer'
  status: number
  /** Parsed JSON; `null` for an empty body. */
  body: unknown
}

const MAX_ANSWER = 1_000_000

/** One deadline for all requests that belong to a call of the port. */
export function newDeadline(ms: number = GATEWAY_BUDGET_MS): AbortSignal {
  return AbortSignal.timeout(ms)
}

/**
 * Asks a provider. What is no readable answer of the provider's own is `unknown`: a broken connection, a timeout, 5xx
 * (their work may be done all the same), 408, 429, refused keys, something that is not JSON.
 */
export async function ask(
  request: ProviderRequest,
  deadline: AbortSignal,
): Promise<ProviderAnswer | Unknown> {
  try {
    const { status, text } = await send(request, deadline)
    return readAnswer(status, text)
  } catch (error) {
    return failure(error, deadline)
  }
}

/** The same for what is a text and no JSON, such as a certificate. */
export async function askText(
  request: ProviderRequest,
  deadline: AbortSignal,
): Promise<{ kind: 'text'; status: number; text: string } | Unknown> {
  try {
    const { status, text } = await send(request, deadline)
    return failureOf(status) ?? { kind: 'text', status, text }
  } catch (error) {
    return failure(error, deadline)
  }
}

export function unknown(cause: Unknown['cause'], detail: string, id: string | null = null): Unknown {
  return { kind: 'unknown', cause, detail, id }
}

/** What went wrong below an SDK or `fetch`, in the port's words. */
function failure(error: unknown, deadline?: AbortSignal): Unknown {
  const { name = 'Error', code } = error as { name?: string; code?: unknown }
  if (deadline?.aborted || name === 'TimeoutError' || name === 'AbortError') return unknown('timeout', name)
  if (error instanceof AnswerTooLong) return unknown('unreadable', 'answer too long')
  return unknown('network', typeof code === 'string' ? code : name)
}

function readAnswer(status: number, text: string): ProviderAnswer | Unknown {
  const failed = failureOf(status)
  if (failed) return failed
  try {
    return { kind: 'answer', status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  } catch {
    return unknown('unreadable', `HTTP ${status} without JSON`)
  }
}

function failureOf(status: number): Unknown | null {
  if (status >= 500 || status === 408) return unknown('server_error', `HTTP ${status}`)
  if (status === 429) return unknown('limited', 'HTTP 429')
  if (status >= 300 && status < 400) return unknown('unreadable', `HTTP ${status}`)
  return status === 401 || status === 403 ? unknown('unauthorised', `HTTP ${status}`) : null
}

class AnswerTooLong extends Error {}

/** `fetch` cannot show a certificate. Redirects are not followed: they would carry our key to somebody else. */
async function send(
  { url, method, headers, body, tls }: ProviderRequest,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const isForm = body instanceof URLSearchParams
  const content = body === undefined ? '' : isForm ? body.toString() : JSON.stringify(body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const secure = url.startsWith('https:')
  const request = (secure ? httpsRequest : httpRequest)(url, {
    method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(content) }),
      ...headers,
    },
    ...(secure && tls),
  })
  request.end(content)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let size = 0
  const chunks: Buffer[] = []
  for await (const chunk of response) {
    size += (chunk as Buffer).length
    if (size > MAX_ANSWER) {
      request.destroy()
      throw new AnswerTooLong()
    }
    chunks.push(chunk as Buffer)
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }
}
