import { Worker } from 'node:worker_threads'
import type { ParsedFeed } from './parse-feed.ts'

/**
 * Makes sense of a feed in a thread of its own: a feed of 700 episodes takes half a second, in which nobody else would
 * be answered, and one that is made to hurt ends with its thread.
 */
export function parseInWorker(
  { body, contentType }: { body: Buffer; contentType: string },
  address: string,
  signal: AbortSignal,
): Promise<ParsedFeed | 'slow' | 'not-a-feed'> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      workerData: { body, contentType, address },
      resourceLimits: { maxOldGenerationSizeMb: 192 },
      execArgv: [],
    })
    const settle = (result: ParsedFeed | 'slow' | 'not-a-feed') => {
      signal.removeEventListener('abort', stop)
      resolve(result)
      void worker.terminate()
    }
    const stop = () => settle('slow')
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', settle)
    worker.once('error', () => settle('not-a-feed'))
    worker.once('exit', () => settle(signal.aborted ? 'slow' : 'not-a-feed'))
    if (signal.aborted) stop()
  })
}
