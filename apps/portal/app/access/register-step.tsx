import { accountCalls } from '@atrio/contract'
import { safeRedirectTo, todayIn } from '@atrio/rules'
import { Button, buttonClass } from '@atrio/ui'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AcceptLine } from '../forms/accept-line.tsx'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm, type Failure } from '../forms/use-app-form.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { api } from '../lib/session/api-client.ts'
import { RetryBanner } from '../lib/messages/retry-banner.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { StepProps } from './access-church.ts'
import { setAccessState, useAccessState } from './access-state.ts'
import { BasicFields } from './basic-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { atRegistration } from './register-form.ts'
import { registerLabels, registerRules } from './register-rules.ts'
import { toCadastro, type RegisterValues } from './register-values.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepLink } from './steps.ts'
import { useLookups } from './use-lookups.ts'

/** Registration: name, e-mail, password, and what this church cannot do without (Decision 94). */
export function RegisterStep({ church: own, arrive }: StepProps) {
  const church = atRegistration(own)
  const { email } = useAccessState()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const stepLink = useStepLink()
  const captcha = useCaptcha()
  const { lookups, failed, retry } = useLookups(church)
  const locale = getLocale()
  const form = useAppForm<RegisterValues>({
    name: 'cadastro',
    labels: registerLabels(church),
    rules: registerRules(church),
    context: { locale, today: todayIn(church.fusoHorario) },
    defaultValues: { ...(email ? { email } : {}), endereco: { pais: church.pais } },
    draft: { secret: ['senha'] },
    async onSubmit(values) {
      const redirectTo = safeRedirectTo(search.get('redirectTo'))
      const body = toCadastro(values, { locale, redirectTo })
      await api(
        accountCalls.createUsuario,
        { params: { id: church.id }, body },
        { headers: { 'x-captcha': await captcha.answer() } },
      )
      setAccessState({
        email: body.email,
        situacao: { conta: true, contaNaIgreja: true, ativa: false },
      })
      await navigate(stepLink('sent'))
    },
  })
  const props = { form, church, lookups }
  const useExisting = (step: 'password' | 'recover') => () => {
    setAccessState({ email: form.rhf.getValues('email')?.trim() ?? '', situacao: null })
    void navigate(stepLink(step))
  }
  return (
    <StepFrame title={m.register_title()} intro={<p>{m.register_intro()}</p>} arrive={arrive}>
      {failed && (
        <RetryBanner tone="warn" action={m.code_network_action()} retry={retry}>
          {m.code_network_title()}
        </RetryBanner>
      )}
      <div onFocus={captcha.prepare}>
        <AppForm
          form={form}
          submitLabel={m.register_submit()}
          failureAction={(failure) => <Existing failure={failure} choose={useExisting} />}
          after={
            <Link to={stepLink('email')} className={buttonClass({ variant: 'quiet', block: true })}>
              {m.access_other_email()}
            </Link>
          }
        >
          <BasicFields {...props} />
          <PersonFields {...props} />
          <div id={captcha.placeId} className="empty:hidden" />
          <AcceptLine act="register" />
        </AppForm>
      </div>
    </StepFrame>
  )
}

/** Spec §4: an e-mail that has an account is offered log-in or recovery. */
function Existing(props: { failure: Failure; choose: (step: 'password' | 'recover') => () => void }) {
  const { failure, choose } = props
  if (failure.code === 'CPF_IN_USE') return <Button onClick={choose('password')}>{failure.action}</Button>
  if (failure.code !== 'ACCOUNT_EXISTS') return null
  return (
    <>
      <Button onClick={choose('password')}>{m.register_exists_login()}</Button>
      <Button variant="outline" onClick={choose('recover')}>
        {m.register_exists_recover()}
      </Button>
    </>
  )
}
