import { ApiError } from '@atrio/contract'
import { buttonClass, WindowArt } from '@atrio/ui'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../church.ts'
import { errorText } from './error-catalogue.ts'
import { messageOf } from './error-titles.ts'

/** Shows a failure of a page: which one is read from the error, its words from the catalogue. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    // For whoever reports errors, where a visitor agreed (`consent/ports/sentry.ts`); what a server answered is none.
    if (error instanceof Error && !(error instanceof ApiError)) {
      dispatchEvent(new CustomEvent('atrio:error', { detail: error }))
    }
  }, [error])
  return (
    <div className="wrap py-8 md:py-12">
      <ErrorMessage message={messageOf(error)} />
    </div>
  )
}

/** Title, detail and a way on for a key of the catalogue, within a page's width and margins. */
export function ErrorMessage({ message }: { message: string | null }) {
  const root = useRootData()
  const { title, detail } = errorText(message)
  const hasChurch = root?.state === 'loaded'
  return (
    <div className="wrap wrap-narrow flex flex-col items-start gap-6">
      <WindowArt seed={message ?? 'error'} className="h-40 w-full max-w-sm rounded-lg" />
      <div role="alert">
        <h1>{title()}</h1>
        <p className="mt-3 max-w-prose text-ink-muted">{detail()}</p>
      </div>
      <p className="cluster">
        {hasChurch ? (
          <Link className={buttonClass()} to={paths.home()}>
            {m.go_home()}
          </Link>
        ) : null}
        <a className={buttonClass({ variant: hasChurch ? 'outline' : 'primary' })} href={paths.churchs()}>
          {m.find_church()}
        </a>
      </p>
    </div>
  )
}
