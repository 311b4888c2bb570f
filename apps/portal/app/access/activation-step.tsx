import { accessCalls, ApiError } from '@atrio/contract'
import { Banner, Button, buttonClass, LiveRegion } from '@atrio/ui'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../lib/session/api-client.ts'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { m } from '../paraglide/messages.js'
import { useAccessState } from './access-state.ts'
import type { StepProps } from './access-church.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepLink } from './steps.ts'
import { useCooldown } from './use-cooldown.ts'
import { Who } from './who.tsx'

/** Seconds in which the server sends no second mail. */
const COOLDOWN = 60

export type ActivationStepProps = StepProps & {
  /** Whether one was just `sent`, could not be (`unsent`), or is still to be asked for. */
  mail: 'sent' | 'unsent' | 'inactive'
}

/** Waits for the person to open the activation mail, and sends it again. */
export function ActivationStep({ church, arrive, mail }: ActivationStepProps) {
  const sent = mail === 'sent'
  const { email } = useAccessState()
  const stepLink = useStepLink()
  const [seconds, startCooldown] = useCooldown(sent ? COOLDOWN : 0)
  const [sending, setSending] = useState(false)
  const [resent, setResent] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(() => (mail === 'unsent' ? notSent() : null))

  const resend = async () => {
    setSending(true)
    setFailure(null)
    try {
      await api(accessCalls.requestEmailVerification, { query: { igreja: church.id, email } })
      setResent(true)
      startCooldown(COOLDOWN)
    } catch (error) {
      setFailure(errorMessage(error))
      if (error instanceof ApiError && error.body.retryAfter) startCooldown(error.body.retryAfter)
    }
    setSending(false)
  }

  const first = !sent && !resent
  const waiting = seconds > 0
  return (
    <StepFrame
      title={first ? m.access_inactive_title() : m.access_sent_title()}
      intro={<p>{first ? m.access_inactive({ email }) : m.access_sent({ email })}</p>}
      arrive={arrive}
    >
      <Who email={email} />
      {!first && (
        <p className="flex items-start gap-3 text-sm text-ink-muted">
          <MailCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-link" />
          {m.access_sent_spam()}
        </p>
      )}
      <LiveRegion>{resent && m.access_resent()}</LiveRegion>
      {failure && (
        <Banner tone="bad" title={failure.title} live="assertive">
          {failure.detail}
        </Banner>
      )}
      <Button
        variant={first ? 'primary' : 'secondary'}
        size="lg"
        block
        loading={sending}
        disabled={waiting}
        onClick={() => void resend()}
      >
        {resendLabel(first, seconds)}
      </Button>
      <Link to={stepLink('password')} className={buttonClass({ variant: 'quiet', block: true })}>
        {m.access_already_active()}
      </Link>
    </StepFrame>
  )
}

function resendLabel(first: boolean, seconds: number): string {
  if (seconds > 0) return m.access_resend_wait({ seconds })
  return first ? m.access_resend() : m.access_resend_again()
}

/** As the step before was told: no call of this page failed. */
function notSent(): ErrorMessage {
  return {
    title: m.code_activation_mail_failed_title(),
    detail: m.code_activation_mail_failed_detail(),
    action: m.code_activation_mail_failed_action(),
  }
}
