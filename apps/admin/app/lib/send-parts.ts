import { ApiError, NetworkError, type ErrorBody } from '@atrio/contract'
import type { DetailedError, HttpResponse } from 'tus-js-client'

/** A file on its way in parts. */
export interface PartsSending {
  /** `/api/v1/envio/:slug/<tipo>`. */
  tipo: string
  meta?: Record<string, string>
  signal: AbortSignal
  /** Between 0 and 1. */
  onProgress: (part: number) => void
}

/** Parts that arrive within the time that a request may take, on slow lines too. */
const PART_BYTES = 4 * 1024 * 1024
const PATIENCE_MS = [0, 1_000, 3_000, 5_000, 10_000, 30_000]

/**
 * Sends a file in parts. What was sent before, from this browser, is not sent again.
 * @returns what the server says of the whole, if anything
 * @throws ApiError, NetworkError; DOMException where it was called off
 */
export async function sendParts(
  slug: string,
  file: File,
  { tipo, meta, signal, onProgress }: PartsSending,
): Promise<unknown> {
  const { Upload } = await import('tus-js-client')
  return new Promise<unknown>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `/api/v1/envio/${slug}/${tipo}`,
      chunkSize: PART_BYTES,
      retryDelays: PATIENCE_MS,
      removeFingerprintOnSuccess: true,
      metadata: { nome: file.name, ...meta },
      onProgress: (sent, whole) => onProgress(whole === 0 ? 0 : sent / whole),
      onSuccess: ({ lastResponse }) => resolve(toJson(lastResponse)),
      // What was said once is not asked again; the protocol's own 409 is a part that came twice.
      onShouldRetry: (error) => {
        const refused = refusalOf(error)
        const status = error.originalResponse?.getStatus() ?? 0
        return refused
          ? refused.httpStatus >= 500
          : status < 400 || status >= 500 || status === 409 || status === 423
      },
      onError: (error) => reject(refusalOf(error as DetailedError) ?? new NetworkError(error.message)),
    })
    const callOff = () => {
      // What is there stays for another try.
      void upload.abort()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', callOff, { once: true })
    const start = async () => {
      const [earlier] = await upload.findPreviousUploads()
      if (earlier) upload.resumeFromPreviousUpload(earlier)
      upload.start()
    }
    start().catch(reject)
  })
}

/** What the server said no with; null where nothing of ours did. */
function refusalOf({ originalResponse: response }: DetailedError): ApiError | null {
  const body = response ? toJson(response) : null
  const isOurs = typeof body === 'object' && body !== null && 'code' in body
  return isOurs ? new ApiError(response!.getStatus(), body as ErrorBody) : null
}

function toJson(response: HttpResponse): unknown {
  try {
    return JSON.parse(response.getBody())
  } catch {
    return null
  }
}
