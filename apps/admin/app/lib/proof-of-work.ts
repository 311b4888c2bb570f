import AltchaWorker from 'altcha/workers/sha?worker'

/** In ms; old phones need a few seconds, and for the largest challenge eight times as many. */
const TIMEOUT = 180_000

/** Solves a proof of work in a worker: base64 of challenge and solution. */
export async function solveAltcha(desafio: unknown): Promise<string> {
  const worker = new AltchaWorker()
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'counter' in data) resolve(data)
        else reject(new Error('the proof of work has no solution'))
      })
      worker.addEventListener('error', () => reject(new Error('the worker could not run')))
      const work = { type: 'work', challenge: desafio, counterStart: 0, counterStep: 1, timeout: TIMEOUT }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(work)
    })
    return btoa(JSON.stringify({ challenge: desafio, solution }))
  } finally {
    worker.terminate()
  }
}
