import { SkipLink } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useAcesso } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'
import { PageChange } from './page-change.tsx'
import { StepUpProvider } from './step-up.tsx'

// Who has come in needs none of it, and that is how most visits begin.
const EntryPage = lazy(() =>
  import('../entry/entry-page.tsx').then(({ EntryPage }) => ({ default: EntryPage })),
)

/** Whoever has not come in yet does so at the address where they are. */
export function Root() {
  const { passo } = useAcesso()
  const { pathname } = useLocation()
  const isRecovery = pathname === '/recover-password'
  return (
    <>
      <ScrollRestoration getKey={placeOf} />
      <SkipLink target="main">{m.skip()}</SkipLink>
      <StepUpProvider>
        {passo === 'aberta' || isRecovery ? (
          <Outlet />
        ) : (
          <Suspense>
            <EntryPage />
          </Suspense>
        )}
      </StepUpProvider>
      <PageChange />
    </>
  )
}

/** Where somebody was on a page: one that is opened by its address begins at its own top, and not where another was left. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key)
