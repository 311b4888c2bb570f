import { Banner, Button } from '@atrio/ui'
import { ArrowRightLeft, KeyRound, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AcceptLine } from '../forms/accept-line.tsx'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { linkIgreja, logOut, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { StepProps } from './access-church.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepLink } from './steps.ts'
import { useEnter } from './use-enter.ts'

/** Links an account of another church to this one, after the person has said so (Spec §4 Church change). */
export function LinkStep({ church, arrive }: StepProps) {
  const { pending } = useSession()
  const enter = useEnter()
  const navigate = useNavigate()
  const stepLink = useStepLink()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)

  const confirm = async () => {
    if (!pending) return navigate(stepLink('email'))
    setBusy(true)
    setFailure(null)
    try {
      await linkIgreja(pending.user)
      await enter()
    } catch (error) {
      setFailure(errorMessage(error))
      setBusy(false)
    }
  }

  const facts = [
    { icon: <ArrowRightLeft />, text: m.access_link_moves() },
    { icon: <MapPin />, text: m.access_link_stays() },
    { icon: <KeyRound />, text: m.access_link_one_login() },
  ]
  return (
    <StepFrame
      title={m.access_link_title()}
      intro={<p>{m.access_link_intro({ igreja: church.nome })}</p>}
      arrive={arrive}
    >
      <ul className="stack">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <span aria-hidden="true" className="mt-0.5 flex-none text-link [&>svg]:size-5">
              {icon}
            </span>
            {text}
          </li>
        ))}
      </ul>
      {failure && (
        <Banner tone="bad" title={failure.title} live="assertive">
          {failure.detail}
        </Banner>
      )}
      <AcceptLine act="link" />
      <Button size="lg" block loading={busy} onClick={() => void confirm()}>
        {m.access_link_confirm()}
      </Button>
      <Button variant="quiet" block disabled={busy} onClick={() => void logOut()}>
        {m.access_link_cancel()}
      </Button>
    </StepFrame>
  )
}
