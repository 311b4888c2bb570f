import { accessCalls } from '@atrio/contract'
import { Banner, Button, buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../lib/session/api-client.ts'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { logIn, sessionStore, startSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/activate-page.ts'
import { accessLoader, type AccessChurch } from './access-church.ts'
import { setAccessState } from './access-state.ts'
import { PasswordStep } from './password-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepLink } from './steps.ts'
import { useEnter } from './use-enter.ts'

export const meta = () => [
  { title: m.access_activated_title() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const loader = accessLoader

/** Where the mailed link leads. The code is sent by script, so that a program that only looks at links does nothing. */
export default function ActivatePage({ loaderData: { church } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const codigo = search.get('codigo') ?? ''
  const enter = useEnter(m.access_welcome)
  const [outcome, setOutcome] = useState<{ used: string } | { error: unknown } | null>(null)
  const activate = async () => {
    try {
      await startSession()
      const { email, credenciais } = await api(accessCalls.verifyEmail, { body: { codigo } })
      setAccessState({ email, situacao: { conta: true, contaNaIgreja: true, ativa: true } })
      if (credenciais) await logIn(credenciais, 'FORM')
      // A page that was loaded anew finds the code used, and its owner logged in.
      if (credenciais || sessionStore.get().user?.email === email) await enter()
      else setOutcome({ used: email })
    } catch (error) {
      setOutcome({ error })
    }
  }
  const activateNow = useEffectEvent(activate)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- state changes only once the answer is there
    void activateNow()
  }, [])
  const retry = () => {
    setOutcome(null)
    void activate()
  }
  return (
    <div className="tool max-w-md">
      {outcome === null && <Working />}
      {outcome && 'used' in outcome && <Done email={outcome.used} church={church} />}
      {outcome && 'error' in outcome && <Failed error={outcome.error} onRetry={retry} />}
    </div>
  )
}

function Working() {
  return (
    <SkeletonGroup label={m.access_activating()} className="stack">
      <h1>{m.access_activating()}</h1>
      <Skeleton className="w-4/5" />
      <Skeleton shape="box" className="h-12" />
    </SkeletonGroup>
  )
}

/** The link has served before (Decision 95): what is left is the password, and it is asked for right here. */
function Done({ email, church }: { email: string; church: AccessChurch }) {
  return (
    <>
      <CircleCheckBig aria-hidden="true" className="mb-4 size-12 text-ok" />
      <PasswordStep
        church={church}
        title={m.access_activated_title()}
        intro={<p>{m.access_activated({ email })}</p>}
        arrive
      />
    </>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const stepLink = useStepLink()
  const { title, detail, action } = errorMessage(error)
  const spent = errorCode(error) === 'CODE_INVALID'
  return (
    <StepFrame title={m.access_activation_failed_title()} arrive>
      <Banner tone="bad" title={title}>
        {detail}
      </Banner>
      {spent ? (
        <Link to={stepLink('email')} className={buttonClass({ size: 'lg', block: true })}>
          {action}
        </Link>
      ) : (
        <Button size="lg" block onClick={onRetry}>
          {action}
        </Button>
      )}
    </StepFrame>
  )
}
