import { accessCalls } from '@atrio/contract'
import { required } from '@atrio/rules'
import { Banner, Button, buttonClass } from '@atrio/ui'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { SecretField } from '../forms/secret-field.tsx'
import { useAppForm, type Failure } from '../forms/use-app-form.ts'
import { api } from '../lib/session/api-client.ts'
import { errorCode } from '../lib/messages/error-messages.ts'
import { offerPasskey } from '../lib/passkeys/passkey-memory.ts'
import { logIn } from '../lib/session/session.ts'
import { keepTemporaryPassword } from '../lib/session/temporary-password.ts'
import { m } from '../paraglide/messages.js'
import { useAccessState } from './access-state.ts'
import type { StepProps } from './access-church.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepLink, type Step } from './steps.ts'
import { useEmailCode } from './use-email-code.ts'
import { useEnter } from './use-enter.ts'
import { Who } from './who.tsx'

const rules = { senha: [required] }

const afterRefusal: Partial<Record<string, Step>> = {
  ACCOUNT_INACTIVE: 'sent',
  ACTIVATION_MAIL_FAILED: 'unsent',
}

export type PasswordStepProps = StepProps & {
  /** Instead of the step's own. */
  title?: string
  intro?: ReactNode
}

/** The password of someone known: here, or at another church of the platform. */
export function PasswordStep({ church, arrive, ...words }: PasswordStepProps) {
  const { email, situacao } = useAccessState()
  const navigate = useNavigate()
  const stepLink = useStepLink()
  const enter = useEnter()
  const code = useEmailCode()
  const form = useAppForm<{ senha: string }>({
    name: 'access-password',
    labels: { senha: m.access_password() },
    rules,
    focusOnFailure: 'senha',
    async onSubmit({ senha }) {
      const credentials = await api(accessCalls.login, { body: { username: email, password: senha } })
      if (credentials.trocarSenha) keepTemporaryPassword(senha)
      await logIn(credentials, 'FORM')
      if (!credentials.trocarSenha) offerPasskey()
      await enter()
    },
    onFailure(error) {
      // Spec §4: logging in with an inactive account sends the activation e-mail, or says that it cannot (§8).
      const step = afterRefusal[errorCode(error)]
      if (step) void navigate(stepLink(step))
      return step !== undefined
    },
  })
  const mailCode = async () => {
    if (await code.send()) await navigate(stepLink('code'))
  }
  const elsewhere = situacao?.conta === true && !situacao.contaNaIgreja
  return (
    <StepFrame
      title={elsewhere ? m.access_elsewhere_title() : m.access_password_title()}
      {...(elsewhere ? { intro: <p>{m.access_elsewhere({ igreja: church.nome })}</p> } : {})}
      {...words}
      arrive={arrive}
    >
      <AppForm
        form={form}
        submitLabel={m.access_sign_in()}
        failureAction={(failure) => <Recover failure={failure} to={stepLink('recover')} />}
        after={
          <>
            {code.failure && (
              <Banner tone="bad" title={code.failure.title} live="assertive">
                {code.failure.detail}
              </Banner>
            )}
            <Button variant="outline" size="lg" block loading={code.sending} onClick={() => void mailCode()}>
              {m.access_code_send()}
            </Button>
            <div className="flex flex-wrap justify-center">
              <Link to={stepLink('recover')} className={buttonClass({ variant: 'quiet' })}>
                {m.access_forgot()}
              </Link>
              {/* A strict server says of every e-mail that it has an account (Decision 11). */}
              <Link to={stepLink('register')} className={buttonClass({ variant: 'quiet' })}>
                {m.access_no_account()}
              </Link>
            </div>
          </>
        }
      >
        <Who email={email} />
        {/* Password managers pair the password with the name they find in its form. */}
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          hidden
          aria-label={m.access_email()}
        />
        {/* Filled in is not yet right: only the server knows. */}
        <SecretField {...form.field('senha')} valid={false} />
      </AppForm>
    </StepFrame>
  )
}

function Recover({ failure, to }: { failure: Failure; to: string }) {
  if (failure.code !== 'INVALID_CREDENTIALS') return null
  return (
    <Link to={to} className={buttonClass({ variant: 'outline' })}>
      {failure.action}
    </Link>
  )
}
