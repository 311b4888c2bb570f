import type { Call, CallRequest, CallResult } from './call.ts'
import type { ErrorBody } from './errors.ts'
import type { Baixado } from './files.ts'

/** The server answered with an error body. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly httpStatus: number
  readonly body: ErrorBody
  constructor(httpStatus: number, body: ErrorBody) {
    super(`${body.code} (${httpStatus})`)
    this.httpStatus = httpStatus
    this.body = body
  }
}

/** No answer came: the network is down, or something between us and the server answered in its place. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** Carries one request: over HTTP, or straight to the handler in the same process. */
export type Transport = (
  call: Call,
  request: { params?: unknown; query?: unknown; body?: unknown },
  options: CallOptions,
) => Promise<unknown>

interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** It is sent also when the page goes meanwhile. */
  keepalive?: boolean
  /** Of a call with `upload`. */
  arquivo?: Blob
}

/** Makes a call of the contract; rejects with `ApiError` or `NetworkError`. */
export type ApiCall = <C extends Call>(
  call: C,
  ...rest: Record<string, never> extends CallRequest<C>
    ? [request?: CallRequest<C>, options?: CallOptions]
    : [request: CallRequest<C>, options?: CallOptions]
) => Promise<CallResult<C>>

export function createClient(transport: Transport): ApiCall {
  const send = (call: Call, request: Parameters<Transport>[1] = {}, options: CallOptions = {}) =>
    transport(call, request, options)
  return send as ApiCall
}

/** The URL of a call below `base`, its path parameters and query encoded. */
export function callUrl(base: string, call: Call, request: { params?: unknown; query?: unknown }): string {
  const params = (request.params ?? {}) as Record<string, string | number>
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(
    (request.query ?? {}) as Record<string, string | number | boolean | null | undefined>,
  )) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const query = search.toString()
  return base + path + (query ? `?${query}` : '')
}

/** Carries calls over `fetch`. `headers` is asked before each request (language, bearer token). */
export function createHttpTransport(options: {
  base: string
  headers?: () => Record<string, string>
  fetch?: typeof fetch
}): Transport {
  const send = options.fetch ?? fetch
  return async (call, request, { headers, signal, keepalive, arquivo }) => {
    const isForm = call.upload && (arquivo || call.upload.opcional)
    const sent = isForm ? toForm(call.upload!.campo, request.body, arquivo) : request.body
    const isJson = sent !== undefined && !(sent instanceof FormData)
    let response: Response
    try {
      response = await send(callUrl(options.base, call, request), {
        method: call.method,
        headers: {
          accept: call.download ?? 'application/json',
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...options.headers?.(),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: isJson ? JSON.stringify(sent) : sent }),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { keepalive } : {}),
      })
    } catch (cause) {
      if (signal?.aborted) throw cause
      throw new NetworkError('no answer', { cause })
    }
    if (response.ok && call.download) return readFile(response)
    const body: unknown = await response.json().catch(() => null)
    if (response.ok && body !== null) return body
    if (isErrorBody(body)) throw new ApiError(response.status, body)
    throw new NetworkError(`unexpected answer ${response.status}`)
  }
}

function toForm(campo: string, fields: unknown, file: Blob | undefined): FormData {
  const form = new FormData()
  // Fields first: they have come when the file begins.
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined) form.append(name, String(value))
  }
  if (file) form.append(campo, file)
  return form
}

/** @throws NetworkError when it ends before its end */
async function readFile(response: Response): Promise<Baixado> {
  const conteudo = await response.blob().catch((cause: unknown) => {
    throw new NetworkError('the file did not come as a whole', { cause })
  })
  const [, nome = 'arquivo'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { nome, tipo: conteudo.type, conteudo }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'requestId' in body
}
