import { data } from 'react-router'
import type { Route } from './+types/not-found-page.ts'

/** The catch-all (Spec §2): the error page, at the address that was asked for, with what `?message=` says. */
export function loader({ request }: Route.LoaderArgs): never {
  throw data(new URL(request.url).searchParams.get('message'), { status: 404 })
}

export default function NotFoundPage() {
  return null
}
