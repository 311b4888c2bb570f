import { accessCalls } from '@atrio/contract'
import { email as emailRule, required } from '@atrio/rules'
import { TextField } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { setAccessState, useAccessState } from './access-state.ts'
import type { StepProps } from './access-church.ts'
import { PasskeyWay } from './passkey-way.tsx'
import { StepFrame } from './step-frame.tsx'
import { stepFor, useStepLink } from './steps.ts'

const rules = { email: [required, emailRule] }

/** Access starts with an e-mail (Spec §1): what comes next depends on who has it. */
export function EmailStep({ church, arrive }: StepProps) {
  const known = useAccessState().email
  const navigate = useNavigate()
  const stepLink = useStepLink()
  const captcha = useCaptcha()
  const form = useAppForm<{ email: string }>({
    name: 'access-email',
    labels: { email: m.access_email() },
    rules,
    ...(known ? { defaultValues: { email: known } } : {}),
    focusOnFailure: 'email',
    async onSubmit(values) {
      const email = values.email.trim()
      const situacao = await api(
        accessCalls.lookUpEmailAtIgreja,
        { params: { client: church.clienteId } },
        // In a header, because addresses end up in logs and histories.
        { headers: { 'x-email': email, 'x-captcha': await captcha.answer() } },
      )
      setAccessState({ email, situacao })
      await navigate(stepLink(stepFor(situacao)))
    },
  })
  return (
    <StepFrame title={m.access_title()} intro={<p>{m.access_intro()}</p>} arrive={arrive}>
      <AppForm form={form} submitLabel={m.access_continue()} after={<PasskeyWay />}>
        <TextField
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          hint={m.access_privacy()}
          onFocus={captcha.prepare}
        />
        <div id={captcha.placeId} className="empty:hidden" />
      </AppForm>
    </StepFrame>
  )
}
