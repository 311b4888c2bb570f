import { lazy, Suspense } from 'react'

const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }))

/** Shows a failure of a page, for pages that most often have none: what shows it is asked for then. */
export function LaterErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}
