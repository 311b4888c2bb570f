import { accessCalls } from '@atrio/contract'
import { regex, required, withParams } from '@atrio/rules'
import { Banner, Button, MaskedField } from '@atrio/ui'
import { useState } from 'react'
import { AppForm } from '../forms/app-form.tsx'
import { SecretField } from '../forms/secret-field.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'

export type ConfirmPersonProps = { email: string; onConfirmed: () => void }

/** Asks once more who it is, before something changes how the account is opened: by the password, or by mailed digits. */
export function ConfirmPerson({ email, onConfirmed }: ConfirmPersonProps) {
  const [pedido, setPedido] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  const send = async () => {
    setSending(true)
    setFailure(null)
    try {
      const body = { email, ...(pedido ? { pedido } : {}) }
      setPedido((await api(accessCalls.requestEmailCode, { body })).pedido)
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setSending(false)
  }
  const after = (
    <>
      {failure && (
        <Banner tone="bad" live="assertive" title={failure.title}>
          {failure.detail}
        </Banner>
      )}
      <Button variant="outline" size="lg" block loading={sending} onClick={() => void send()}>
        {pedido ? m.access_code_again() : m.access_code_send()}
      </Button>
      {pedido && (
        <Button variant="quiet" block onClick={() => setPedido(null)}>
          {m.confirm_by_password()}
        </Button>
      )}
    </>
  )
  return (
    <section aria-labelledby="confirm-person" className="ruled">
      <h2 id="confirm-person" className="text-xl">
        {m.confirm_person()}
      </h2>
      <p className="mt-1 mb-4 break-words text-ink-muted">
        {pedido ? m.account_email_code_intro({ email }) : m.confirm_person_intro()}
      </p>
      {pedido ? (
        <ByCode key={pedido} pedido={pedido} onConfirmed={onConfirmed} after={after} />
      ) : (
        <ByPassword email={email} onConfirmed={onConfirmed} after={after} />
      )}
    </section>
  )
}

type WayProps = { onConfirmed: () => void; after: React.ReactNode }

function ByPassword({ email, onConfirmed, after }: WayProps & { email: string }) {
  const form = useAppForm<{ senha: string }>({
    name: 'confirm-password',
    labels: { senha: m.access_password() },
    rules: { senha: [required] },
    draft: false,
    focusOnFailure: 'senha',
    async onSubmit({ senha }) {
      await api(accessCalls.confirmSessao, { body: { senha } })
      onConfirmed()
    },
  })
  return (
    <AppForm form={form} submitLabel={m.confirm_submit()} after={after}>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        hidden
        aria-label={m.access_email()}
      />
      <SecretField {...form.field('senha')} valid={false} />
    </AppForm>
  )
}

function ByCode({ pedido, onConfirmed, after }: WayProps & { pedido: string }) {
  const form = useAppForm<{ codigo: string }>({
    name: 'confirm-code',
    labels: { codigo: m.access_code() },
    rules: { codigo: [required, withParams(regex, { regex: /^\d{6}$/ })] },
    draft: false,
    focusOnFailure: 'codigo',
    async onSubmit({ codigo }) {
      await api(accessCalls.confirmSessao, { body: { pedido, codigo } })
      onConfirmed()
    },
  })
  return (
    <AppForm form={form} submitLabel={m.confirm_submit()} after={after}>
      <MaskedField
        {...form.field('codigo')}
        format={(typed) => typed.replace(/\D/g, '').slice(0, 6)}
        valid={false}
        autoComplete="one-time-code"
        className="font-mono text-xl tracking-[0.3em] sm:max-w-64"
      />
    </AppForm>
  )
}
