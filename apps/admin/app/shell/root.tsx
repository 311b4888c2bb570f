import { SkipLink } from '@atrio/ui'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { EntryPage } from '../entry/entry-page.tsx'
import { useAcesso } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'
import { StepUpProvider } from './step-up.tsx'

/** Whoever has not come in yet does so at the address where they are. */
export function Root() {
  const { passo } = useAcesso()
  const { pathname } = useLocation()
  const isRecovery = pathname === '/recover-password'
  // What drives a browser waits for it: from now on the page hears what is pressed.
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <>
      <ScrollRestoration />
      <SkipLink target="main">{m.skip()}</SkipLink>
      <StepUpProvider>{passo === 'aberta' || isRecovery ? <Outlet /> : <EntryPage />}</StepUpProvider>
    </>
  )
}
