import { password as passwordRule, required, safeRedirectTo, withParams, confirmed } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { NewPasswordField } from '../forms/new-password-field.tsx'
import { SecretField } from '../forms/secret-field.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorCode } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { changePassword, useSession } from '../lib/session/session.ts'
import { forgetTemporaryPassword, readTemporaryPassword } from '../lib/session/temporary-password.ts'
import { m } from '../paraglide/messages.js'

const rules = {
  senhaAtual: [required],
  novaSenha: [required, passwordRule],
  confirmarSenha: [required, withParams(confirmed, { campo: 'novaSenha' })],
}

interface Values {
  [campo: string]: string
  senhaAtual: string
  novaSenha: string
  confirmarSenha: string
}

export const meta = () => [{ title: m.account_password_title() }, { name: 'robots', content: 'noindex' }]

/** Changes the password; who came in with an e-mailed one must, and need not type it again. */
export default function ChangePasswordPage() {
  const { user, pending } = useSession()
  const forced = pending?.motivo === 'trocarSenha'
  const [typedBefore] = useState(readTemporaryPassword)
  const [asked, setAsked] = useState(typedBefore === null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useAppForm<Values>({
    name: 'change-password',
    labels: {
      ...(asked
        ? { senhaAtual: forced ? m.account_password_temporary() : m.account_password_current() }
        : {}),
      novaSenha: m.account_password_new(),
      confirmarSenha: m.account_password_confirm(),
    },
    rules,
    defaultValues: typedBefore === null ? {} : { senhaAtual: typedBefore },
    async onSubmit({ senhaAtual, novaSenha }) {
      await changePassword(senhaAtual, novaSenha)
      forgetTemporaryPassword()
      const redirectTo = safeRedirectTo(search.get('redirectTo'))
      await navigate(paths.changePasswordSuccess(redirectTo ? { redirectTo } : {}), { replace: true })
    },
    onFailure(error) {
      if (errorCode(error) === 'PASSWORD_INCORRECT') setAsked(true)
      return false
    },
    ...(asked ? { focusOnFailure: 'senhaAtual' as const } : {}),
  })
  const typed = useWatch({ control: form.rhf.control, name: 'novaSenha' }) ?? ''
  const email = user?.email ?? pending?.user.email ?? ''
  return (
    <div className="max-w-md">
      <h1>{forced ? m.account_password_forced_title() : m.account_password_title()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">
        {forced ? m.account_password_forced() : m.account_password_detail()}
      </p>
      <AppForm
        form={form}
        submitLabel={m.account_password_submit()}
        after={
          !forced && (
            <Link to={paths.account()} className={buttonClass({ variant: 'quiet', block: true })}>
              {m.account_back()}
            </Link>
          )
        }
      >
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          hidden
          aria-label={m.field_email()}
        />
        {asked && <SecretField {...form.field('senhaAtual')} valid={false} />}
        <NewPasswordField {...form.field('novaSenha', { deps: ['confirmarSenha'] })} typed={typed} />
        <SecretField {...form.field('confirmarSenha')} autoComplete="new-password" />
      </AppForm>
    </div>
  )
}
