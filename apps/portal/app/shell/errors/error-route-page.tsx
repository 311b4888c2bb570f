import { data } from 'react-router'
import { pageContext } from '../../lib/page-context.ts'
import { pageMeta } from '../../lib/seo/seo.ts'
import type { Route } from './+types/error-route-page.ts'
import { ErrorMessage } from './error-page.tsx'
import { errorTitle } from './error-titles.ts'

/** The error page itself; its address never is a success. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { bootstrap } = context.get(pageContext)
  const message = new URL(request.url).searchParams.get('message')
  return data({ message }, { status: bootstrap.state === 'loaded' ? 404 : 503 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: errorTitle(args.loaderData?.message), hidden: true })

export default function ErrorRoutePage({ loaderData }: Route.ComponentProps) {
  return <ErrorMessage message={loaderData.message} />
}
