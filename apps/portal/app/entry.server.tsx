import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { Locale } from '@atrio/rules'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import type { PageRequest } from '../server/page-request.ts'
import { pageContext } from './lib/page-context.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

const locales = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => locales.getStore() ?? 'en')

/** Read by the server that mounts this build. */
export function createLoadContext(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}

/** Renders whole documents: they are stored and sent as one piece, so nothing is streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale } = loadContext.get(pageContext)
  return locales.run(
    locale,
    () =>
      new Promise((resolve, reject) => {
        let failed = false
        const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
          onAllReady() {
            const body = new PassThrough()
            headers.set('content-type', 'text/html; charset=utf-8')
            resolve(
              new Response(createReadableStreamFromReadable(body), {
                headers,
                status: failed ? 500 : status,
              }),
            )
            pipe(body)
          },
          onShellError: reject,
          onError() {
            failed = true
          },
        })
      }),
  )
}
