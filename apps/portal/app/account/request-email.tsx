import { accessCalls, type User } from '@atrio/contract'
import { email, required } from '@atrio/rules'
import { TextField } from '@atrio/ui'
import { AppForm } from '../forms/app-form.tsx'
import { SecretField } from '../forms/secret-field.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'

const rules = { email: [required, email], senha: [required] }

export type RequestEmailProps = { user: User; onAsked: (email: string) => void }

export function RequestEmail({ user, onAsked }: RequestEmailProps) {
  const form = useAppForm<{ email: string; senha: string }>({
    name: 'change-email',
    labels: { email: m.account_email_new(), senha: m.access_password() },
    rules,
    draft: false,
    focusOnFailure: 'senha',
    async onSubmit({ email: typed, senha }) {
      const wanted = typed.trim()
      await api(accessCalls.requestTrocaEmail, { params: { id: user.id }, body: { email: wanted, senha } })
      onAsked(wanted)
    },
  })
  return (
    <>
      <h1>{m.account_email_title()}</h1>
      <p className="mt-2 mb-6 break-words text-ink-muted">{m.account_email_intro({ email: user.email })}</p>
      <AppForm form={form} submitLabel={m.account_email_send()}>
        <TextField
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SecretField {...form.field('senha')} valid={false} />
      </AppForm>
    </>
  )
}
