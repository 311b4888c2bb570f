import { accessCalls } from '@atrio/contract'
import { Banner, Button, buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { CircleCheckBig } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../lib/api-client.ts'
import { errorCode, errorMessage } from '../lib/error-messages.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { m } from '../paraglide/messages.js'
import { setAccessState } from './access-state.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepLink } from './steps.ts'

export const meta = () => [
  { title: m.access_activated_title() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the mailed link leads. The code is sent by script, so that a program that only looks at links does nothing. */
export default function ActivatePage() {
  const [search] = useSearchParams()
  const codigo = search.get('codigo') ?? ''
  const activation = useLoaded(codigo, async () => {
    const { email } = await api(accessCalls.verifyEmail, { body: { codigo } })
    setAccessState({ email, situacao: { conta: true, contaNaIgreja: true, ativa: true } })
    return email
  })
  return (
    <div className="mx-auto max-w-md">
      {activation.state === 'loading' && <Working />}
      {activation.state === 'loaded' && <Done email={activation.data} />}
      {activation.state === 'failed' && <Failed error={activation.error} onRetry={activation.retry} />}
    </div>
  )
}

function Working() {
  return (
    <SkeletonGroup label={m.access_activating()} className="stack">
      <h1 className="text-2xl">{m.access_activating()}</h1>
      <Skeleton className="w-4/5" />
      <Skeleton shape="box" className="h-12" />
    </SkeletonGroup>
  )
}

function Done({ email }: { email: string }) {
  const stepLink = useStepLink()
  return (
    <>
      <CircleCheckBig aria-hidden="true" className="mb-4 size-12 text-ok" />
      <StepFrame title={m.access_activated_title()} intro={<p>{m.access_activated({ email })}</p>} arrive>
        <Link to={stepLink('password')} className={buttonClass({ size: 'lg', block: true })}>
          {m.access_sign_in()}
        </Link>
      </StepFrame>
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
