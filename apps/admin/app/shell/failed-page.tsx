import { Button, buttonClass, EmptyState } from '@atrio/ui'
import { CircleOff, SearchX } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { isRouteErrorResponse, Link, useParams, useRouteError } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { isLostPart } from '../lib/lost-part.ts'
import { ModuleOff } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from './page-title.ts'

// It knows what every module is called.
const ModuleOffPage = lazy(() =>
  import('./module-off-page.tsx').then(({ ModuleOffPage }) => ({ default: ModuleOffPage })),
)

interface Props {
  /** No frame of a church stands around it. */
  isAlone?: boolean
}

/** What a page could not load, and the way on. */
export function FailedPage({ isAlone = false }: Props) {
  const error = useRouteError()
  if (error instanceof ModuleOff) {
    return (
      <Suspense>
        <ModuleOffPage modulo={error.modulo} />
      </Suspense>
    )
  }
  const isMissing = isRouteErrorResponse(error) ? error.status === 404 : codeOf(error) === 'NOT_FOUND'
  return isMissing ? <MissingPage isAlone={isAlone} /> : <Failed isAlone={isAlone} error={error} />
}

function Failed({ isAlone, error }: Props & { error: unknown }) {
  const refresh = useRefresh()
  const isLost = isLostPart(error)
  const isOffline = !isLost && codeOf(error) === 'NETWORK'
  const lookAgain = useEffectEvent(() => {
    if (isOffline) void refresh()
  })
  useEffect(() => {
    addEventListener('online', lookAgain)
    return () => removeEventListener('online', lookAgain)
  }, [])
  usePageTitle(m.failed_title())
  return (
    <Frame isAlone={isAlone}>
      <EmptyState
        level={1}
        icon={<CircleOff />}
        title={m.failed_title()}
        action={
          isLost ? (
            <Button onClick={() => location.reload()}>{m.reload()}</Button>
          ) : (
            <Button onClick={() => void refresh()}>{m.again()}</Button>
          )
        }
      >
        {isLost ? m.lost_part_detail() : errorText(error)}
      </EmptyState>
    </Frame>
  )
}

/** A church where somebody is nothing is not there, and neither is an address that nobody made. */
export function MissingPage({ isAlone = false }: Props) {
  const { codigo = '' } = useParams()
  usePageTitle(m.missing_title())
  return (
    <Frame isAlone={isAlone}>
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={m.missing_title()}
        action={
          <Link to={isAlone ? '/' : `/${codigo}`} className={buttonClass({})}>
            {isAlone ? m.missing_action() : m.missing_today()}
          </Link>
        }
      >
        {isAlone ? m.missing_detail() : m.missing_here()}
      </EmptyState>
    </Frame>
  )
}

function Frame({ isAlone, children }: Props & { children: ReactNode }) {
  if (!isAlone) return children
  return (
    <main id="main" tabIndex={-1} className="tool wrap py-8 sm:py-14">
      <p className="text-ink-muted text-sm font-semibold">{m.site_name()}</p>
      {children}
    </main>
  )
}
