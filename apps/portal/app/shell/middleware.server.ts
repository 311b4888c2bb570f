import type { MiddlewareFunction } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { gate } from './gate.ts'
import { pagePath } from './page-path.ts'

/** Runs before every page and every data request. */
export const gateMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { bootstrap } = context.get(pageContext)
  const away = gate(bootstrap, pagePath(new URL(request.url).pathname))
  if (away) throw away
  return next()
}
