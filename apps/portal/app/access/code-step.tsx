import { accessCalls } from '@atrio/contract'
import { regex, required, withParams } from '@atrio/rules'
import { Banner, Button, buttonClass, LiveRegion, MaskedField } from '@atrio/ui'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { api } from '../lib/session/api-client.ts'
import { removeAllMessages } from '../lib/messages/message-bag.ts'
import { logIn } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { StepProps } from './access-church.ts'
import { useAccessState } from './access-state.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepLink } from './steps.ts'
import { useCooldown } from './use-cooldown.ts'
import { useEmailCode } from './use-email-code.ts'
import { useEnter } from './use-enter.ts'
import { Who } from './who.tsx'

const rules = { codigo: [required, withParams(regex, { regex: /^\d{6}$/ })] }

/** Seconds after which another code may be wanted: the mail takes a moment. */
const COOLDOWN = 30

/** The six digits that were mailed, instead of a password. */
export function CodeStep({ arrive }: StepProps) {
  const { email, pedido = '' } = useAccessState()
  const stepLink = useStepLink()
  const enter = useEnter()
  const code = useEmailCode()
  const [seconds, startCooldown] = useCooldown(COOLDOWN)
  const [resent, setResent] = useState(false)
  const form = useAppForm<{ codigo: string }>({
    name: 'access-code',
    labels: { codigo: m.access_code() },
    rules,
    focusOnFailure: 'codigo',
    async onSubmit({ codigo }) {
      const credentials = await api(accessCalls.loginByEmailCode, {
        body: { username: email, pedido, codigo },
      })
      await logIn(credentials, 'FORM')
      await enter()
    },
  })
  const resend = async () => {
    if (!(await code.send())) return
    removeAllMessages('access-code')
    form.rhf.reset({ codigo: '' })
    setResent(true)
    startCooldown(COOLDOWN)
  }
  return (
    <StepFrame title={m.access_code_title()} intro={<p>{m.access_code_intro()}</p>} arrive={arrive}>
      <AppForm
        form={form}
        submitLabel={m.access_sign_in()}
        failureAction={({ code: failed, action }) =>
          failed === 'EMAIL_CODE_INVALID' && (
            <Button variant="outline" loading={code.sending} onClick={() => void resend()}>
              {action}
            </Button>
          )
        }
        after={
          <>
            <LiveRegion>{resent && m.access_resent()}</LiveRegion>
            {code.failure && (
              <Banner tone="bad" title={code.failure.title} live="assertive">
                {code.failure.detail}
              </Banner>
            )}
            <p className="flex items-start gap-3 text-sm text-ink-muted">
              <MailCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-link" />
              {m.access_sent_spam()}
            </p>
            <div className="flex flex-wrap justify-center">
              <Button
                variant="quiet"
                loading={code.sending}
                disabled={seconds > 0}
                onClick={() => void resend()}
              >
                {seconds > 0 ? m.access_code_wait({ seconds }) : m.access_code_again()}
              </Button>
              <Link to={stepLink('password')} className={buttonClass({ variant: 'quiet' })}>
                {m.access_code_password()}
              </Link>
            </div>
          </>
        }
      >
        <Who email={email} />
        <MaskedField
          {...form.field('codigo')}
          format={sixDigits}
          valid={false}
          autoComplete="one-time-code"
          className="font-mono text-xl tracking-[0.3em] sm:max-w-64"
        />
      </AppForm>
    </StepFrame>
  )
}

/** Pasted with a space or a word around it, too. */
function sixDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}
