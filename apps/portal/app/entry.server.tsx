import { AsyncLocalStorage } from 'node:async_hooks'
import { Writable } from 'node:stream'
import { themeCss, type Locale } from '@atrio/rules'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from 'react-router'
import type { PageRequest } from '../server/page-request.ts'
import { JsonLdContext } from './lib/seo/json-ld.tsx'
import { NonceContext } from './lib/security/nonce.ts'
import { pageContext } from './lib/page-context.ts'
import { ThemeCssContext } from './lib/theme-css.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

const locales = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => locales.getStore() ?? 'en')

/**
 * Used by the server that mounts this build: the function that renders a request, its loaders and its page in the
 * language of the page. It is made here so that pages and their handler share one copy of the router.
 */
export function createPageHandler(
  build: ServerBuild,
  mode: 'production' | 'development',
): (request: Request, page: PageRequest) => Promise<Response> {
  const handle = createRequestHandler(build, mode)
  return (request, page) => {
    const context = new RouterContextProvider()
    context.set(pageContext, { ...page, jsonLd: [] })
    return locales.run(page.locale, () => handle(request, context))
  }
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
  const { report, ...given } = loadContext.get(pageContext)
  const nonce = given.nonce || undefined
  const corApp = given.bootstrap.state === 'loaded' ? given.bootstrap.base.igrejaVisual.corApp : null
  const page = (
    <NonceContext value={nonce}>
      <ThemeCssContext value={themeCss(corApp)}>
        <JsonLdContext value={given.jsonLd}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </JsonLdContext>
      </ThemeCssContext>
    </NonceContext>
  )
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Larger parts would stand at the end of the document, and come to their place by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
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
