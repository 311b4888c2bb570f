import { lazy, Suspense } from 'react'
import { useAcesso } from '../lib/acesso.ts'
import { EnrolPage } from './enrol-page.tsx'
import { FactorPage } from './factor-page.tsx'
import { LoginPage } from './login-page.tsx'
import { NewPasswordPage } from './new-password-page.tsx'
import { PasskeyPage } from './passkey-page.tsx'

const SetupPage = lazy(async () => ({ default: (await import('../setup/setup-page.tsx')).SetupPage }))

/** What is to be done next, as the server says. */
export function EntryPage() {
  const { passo } = useAcesso()
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
