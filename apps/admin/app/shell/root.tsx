import { SkipLink } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useAcesso } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'
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
      <ScrollRestoration />
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
    </>
  )
}
