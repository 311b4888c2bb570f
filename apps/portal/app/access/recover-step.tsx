import { accessCalls } from '@atrio/contract'
import { email as emailRule, required } from '@atrio/rules'
import { buttonClass, TextField } from '@atrio/ui'
import { Link, useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { setAccessState, useAccessState } from './access-state.ts'
import type { StepProps } from './access-church.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepLink } from './steps.ts'
import { Who } from './who.tsx'

const rules = { email: [required, emailRule] }

/** Asks for a new password by e-mail (Spec §8). */
export function RecoverStep({ arrive }: StepProps) {
  const state = useAccessState()
  const navigate = useNavigate()
  const stepLink = useStepLink()
  const captcha = useCaptcha()
  const form = useAppForm<{ email: string }>({
    name: 'access-recover',
    labels: { email: m.access_email() },
    rules,
    ...(state.email ? { defaultValues: { email: state.email } } : {}),
    focusOnFailure: 'email',
    async onSubmit(values) {
      const email = values.email.trim()
      await api(
        accessCalls.recoverPassword,
        { body: { email } },
        { headers: { 'x-captcha': await captcha.answer() } },
      )
      setAccessState({ email, situacao: email === state.email ? state.situacao : null })
      await navigate(stepLink('recovered'))
    },
  })
  return (
    <StepFrame title={m.access_recover_title()} intro={<p>{m.access_recover_intro()}</p>} arrive={arrive}>
      <AppForm
        form={form}
        submitLabel={m.access_recover_submit()}
        failureAction={({ code, action }) =>
          code === 'EMAIL_NOT_FOUND' && (
            <Link to={stepLink('register')} className={buttonClass({ variant: 'outline' })}>
              {action}
            </Link>
          )
        }
        after={
          <Link
            to={stepLink(state.email ? 'password' : 'email')}
            className={buttonClass({ variant: 'quiet', block: true })}
          >
            {m.access_back()}
          </Link>
        }
      >
        <TextField
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={captcha.prepare}
        />
        <div id={captcha.placeId} className="empty:hidden" />
      </AppForm>
    </StepFrame>
  )
}

/** Says that the new password is on its way. */
export function RecoveredStep({ arrive }: StepProps) {
  const { email } = useAccessState()
  const stepLink = useStepLink()
  return (
    <StepFrame
      title={m.access_recovered_title()}
      intro={<p>{m.access_recovered({ email })}</p>}
      arrive={arrive}
    >
      <Who email={email} />
      <p className="text-sm text-ink-muted">{m.access_sent_spam()}</p>
      <Link to={stepLink('password')} className={buttonClass({ size: 'lg', block: true })}>
        {m.access_recovered_enter()}
      </Link>
    </StepFrame>
  )
}
