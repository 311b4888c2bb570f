import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** Something that reached those from whom a church has things loaded. */
interface Asked {
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** A stand-in for all of them, where the server under test believes them to be. */
export async function standIn() {
  const asked: Asked[] = []
  const survey = { answers: true }
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', origin)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({
        path: pathname,
        query,
        headers: request.headers,
        body: read(request, Buffer.concat(chunks)),
      })
      if (pathname.startsWith('/to/') && !survey.answers) return
      answer(pathname, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(Number(process.env.E2E_OTHERS_PORT), '127.0.0.1', resolve)
  })
  return {
    asked,
    survey,
    /** Paths of what was asked for, each once. */
    paths: () => [...new Set(asked.map(({ path }) => path))].toSorted(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const origin = `http://127.0.0.1:${process.env.E2E_OTHERS_PORT}`

// As the services' own scripts: each reads what the page queued for it, leaves a cookie, and reports.
const ANALYTICS = `
  document.cookie = '_ga=GA1.1.1; path=/; max-age=9999'
  const say = (entry) => {
    const [command, name, values = {}] = entry
    if (command === 'event') fetch('${origin}/g/collect?en=' + name + '&dl=' + encodeURIComponent(values.page_location), { mode: 'no-cors' })
  }
  for (const entry of dataLayer) say(entry)
  dataLayer.push = function (entry) { say(entry); return Array.prototype.push.call(this, entry) }`
const CLARITY = `
  document.cookie = '_clck=1; path=/; max-age=9999'
  fetch('${origin}/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(clarity.q) })`

function answer(path: string, response: ServerResponse): void {
  const scripts: Record<string, string> = { '/gtag/js': ANALYTICS, '/tag/encina0001': CLARITY }
  const script = scripts[path]
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  if (script) return void response.setHeader('content-type', 'text/javascript').end(script)
  if (path.startsWith('/to/')) {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>Survey</title><p>How are we?</p>')
    return
  }
  response.writeHead(path === '/tr' ? 204 : 200).end()
}

function read({ headers }: IncomingMessage, body: Buffer): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}
