import { ApiError, callUrl, NetworkError, type Call, type CallResult, type ErrorBody } from '@atrio/contract'
import { getLocale } from '../paraglide/runtime.js'

interface Sending {
  params: object
  arquivo: Blob
  signal: AbortSignal
  /** Between 0 and 1. */
  onProgress: (part: number) => void
}

/**
 * Makes a call that takes a file, and tells how much of it has gone: `fetch` does not say.
 * @throws ApiError, NetworkError; DOMException where it was called off
 */
export function sendFile<C extends Call>(
  call: C,
  { params, arquivo, signal, onProgress }: Sending,
): Promise<CallResult<C>> {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append(call.upload!.campo, arquivo)
  request.open(call.method, callUrl('/api/v1', call, { params }))
  request.responseType = 'json'
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', getLocale())
  return new Promise((resolve, reject) => {
    const callOff = () => request.abort()
    signal.addEventListener('abort', callOff, { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    request.addEventListener('error', () => reject(new NetworkError('no answer')))
    request.addEventListener('load', () => {
      const body = request.response as CallResult<C> | ErrorBody | null
      if (request.status === call.status && body) resolve(body as CallResult<C>)
      else if (body && typeof body === 'object' && 'code' in body) reject(new ApiError(request.status, body))
      else reject(new NetworkError(`unexpected answer ${request.status}`))
    })
    request.addEventListener('loadend', () => signal.removeEventListener('abort', callOff))
    request.send(form)
  })
}
