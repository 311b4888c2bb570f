import { callOff, type FilmSending } from './film-sending.ts'

/** Parts that arrive within the time that a request may take, on slow lines too. */
const PART_BYTES = 4 * 1024 * 1024
const PATIENCE_MS = [0, 1_000, 3_000, 5_000, 10_000, 30_000]

/** Sends a film in parts. What was sent before, from this browser, is not sent again. */
export async function sendFilm(slug: string, file: File, sending: FilmSending): Promise<void> {
  const { Upload } = await import('tus-js-client')
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `/api/v1/envio/${slug}/filme`,
      chunkSize: PART_BYTES,
      retryDelays: PATIENCE_MS,
      removeFingerprintOnSuccess: true,
      metadata: { nome: file.name, ...(sending.conteudo && { conteudo: String(sending.conteudo) }) },
      onProgress: (sent, whole) => sending.onProgress(whole === 0 ? 0 : sent / whole),
      onSuccess: () => resolve(),
      onError: reject,
    })
    callOff(sending.signal, () => {
      // What is there stays for another try.
      void upload.abort()
      reject(sending.signal.reason as Error)
    })
    const start = async () => {
      const [earlier] = await upload.findPreviousUploads()
      if (earlier) upload.resumeFromPreviousUpload(earlier)
      upload.start()
    }
    start().catch(reject)
  })
}
