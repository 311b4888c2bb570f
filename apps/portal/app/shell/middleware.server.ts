import type { MiddlewareFunction } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { gate } from './gate.ts'

/** Runs before every page and every data request. */
export const gateMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { bootstrap } = context.get(pageContext)
  const pathname = new URL(request.url).pathname.replace(/\/_?\.data$|\.data$/, '') || '/'
  const away = gate(bootstrap, pathname)
  if (away) throw away
  return next()
}
