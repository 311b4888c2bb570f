import { AsyncLocalStorage } from 'node:async_hooks'
import { Writable } from 'node:stream'
import type { Locale } from '@atrio/rules'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'
import type { PageRequest } from '../server/page-request.ts'
import { NonceContext } from './lib/nonce.ts'
import { pageContext } from './lib/page-context.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

const locales = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => locales.getStore() ?? 'en')

/** Used by the server that mounts this build: what loaders are given, and the language in which they and pages speak. */
export function runPage<Result>(
  page: PageRequest,
  render: (context: RouterContextProvider) => Promise<Result>,
): Promise<Result> {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return locales.run(page.locale, () => render(context))
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).report(error)
}

/** Renders whole documents: they are stored and sent as one piece, so nothing is streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = loadContext.get(pageContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(collect((body) => resolve(new Response(body, { headers, status: failed ? 500 : status }))))
      },
      onShellError: reject,
      onError(error) {
        failed = true
        // What a loader threw has been reported; this is what a component did.
        if (routerContext.staticHandlerContext.errors === null) report(error)
      },
    })
  })
}

function collect(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
