import { lazy, Suspense, useLayoutEffect } from 'react'
import { useAcesso } from '../lib/acesso.ts'
import { EnrolPage } from './enrol-page.tsx'
import { FactorPage } from './factor-page.tsx'
import { LoginPage } from './login-page.tsx'
import { NewPasswordPage } from './new-password-page.tsx'
import { PasskeyPage } from './passkey-page.tsx'

type Passo = ReturnType<typeof useAcesso>['passo']

const SetupPage = lazy(async () => ({ default: (await import('../setup/setup-page.tsx')).SetupPage }))

/** What is to be done next, as the server says. */
export function EntryPage() {
  const { passo } = useAcesso()
  return <Step key={passo} passo={passo} />
}

/** Each step is a page of its own at one address: the next one, and what comes after the last, begins at its top. */
function Step({ passo }: { passo: Passo }) {
  useLayoutEffect(() => () => window.scrollTo(0, 0), [])
  if (passo === 'instalar')
    return (
      <Suspense>
        <SetupPage />
      </Suspense>
    )
  if (passo === 'senha') return <NewPasswordPage />
  if (passo === 'codigo') return <FactorPage />
  if (passo === 'chave') return <PasskeyPage />
  if (passo === 'fator') return <EnrolPage />
  return <LoginPage />
}
