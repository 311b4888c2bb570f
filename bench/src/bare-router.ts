// The reference for a page that is rendered: as many elements and bytes of HTML, that say nothing, through the same router.
import { createServer, type ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { brotliCompressSync, constants } from 'node:zlib'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'

const [elements = 0, bytes = 0] = process.argv.slice(2).map(Number)
const EMPTY = '<p></p>'.length

function BarePage() {
  const text = 'x'.repeat(Math.max(0, Math.round(bytes / elements) - EMPTY))
  const lines = Array.from({ length: elements }, (_, n) => createElement('p', { key: n }, text))
  return createElement('html', null, createElement('body', null, lines))
}

const handler = createStaticHandler([{ path: '/*', loader: () => null, Component: BarePage }])

async function render(url: string): Promise<Buffer> {
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`the router answered ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        chunks.push(chunk)
        next()
      },
      final: (next) => {
        resolve(Buffer.concat(chunks))
        next()
      },
    })
    const { pipe } = renderToPipeableStream(createElement(StaticRouterProvider, { router, context }), {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
}

async function answer(url: string, response: ServerResponse): Promise<void> {
  const page = await render(url)
  const body = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
  response.end(body)
}

const server = createServer((request, response) => void answer(`http://localhost${request.url}`, response))
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready at http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})
process.once('SIGTERM', () => process.exit(0))
