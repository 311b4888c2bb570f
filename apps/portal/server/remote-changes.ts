import type { ChangedIgreja, OnIgrejaChanged } from './freshness.ts'

const RETRY = 1_000

/**
 * Hears from the API in another process which churches changed. While it cannot be heard changes are missed, so the end
 * of a connection and the beginning of the next are told as a change of all.
 */
export function listenToApi(
  apiUrl: string,
  token: string,
  report: (error: unknown) => void,
): { onIgrejaChanged: OnIgrejaChanged; close: () => void } {
  const listeners = new Set<(igrejaId: ChangedIgreja) => void>()
  const stop = new AbortController()
  const tell = (igrejaId: ChangedIgreja) => {
    for (const listener of listeners) listener(igrejaId)
  }
  const listen = async () => {
    const response = await fetch(new URL('/internal/changes', apiUrl), {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    })
    if (!response.ok || !response.body) throw new Error(`/internal/changes answered ${response.status}`)
    for await (const event of events(response.body)) tell(readChange(event))
  }
  const keepListening = async () => {
    while (!stop.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!stop.signal.aborted) report(error)
      })
      tell('*')
      if (!stop.signal.aborted) await new Promise((resolve) => setTimeout(resolve, RETRY).unref())
    }
  }
  void keepListening()
  return {
    onIgrejaChanged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => stop.abort(),
  }
}

/** An id; anything else, as a newer API may say, can mean any church. */
function readChange(event: string): ChangedIgreja {
  return /^[1-9]\d*$/.test(event) ? Number(event) : '*'
}

async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of body.pipeThrough(
    new TextDecoderStream() as never,
  ) as unknown as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('data: ')) yield line.slice(6)
    }
  }
}
