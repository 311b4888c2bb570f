import { isRouteErrorResponse } from 'react-router'
import { m } from '../paraglide/messages.js'

/** What a page shows when it could not be loaded or does not exist. */
export function ErrorPage({ error }: { error: unknown }) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <h1>{notFound ? m.error_not_found_title() : m.error_generic_title()}</h1>
      <p>{notFound ? m.error_not_found() : m.error_generic()}</p>
    </main>
  )
}
