import { accessCalls, accountCalls } from '@atrio/contract'
import { regex, required, withParams } from '@atrio/rules'
import { Banner, Button, MaskedField, useToasts } from '@atrio/ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorCode } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { retrySession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

const rules = { codigo: [required, withParams(regex, { regex: /^\d{6}$/ })] }

export type ConfirmEmailProps = { userId: number; email: string; again: () => void }

export function ConfirmEmail({ userId, email, again }: ConfirmEmailProps) {
  const navigate = useNavigate()
  const { show } = useToasts()
  const [refused, setRefused] = useState<'CODE_INVALID' | 'ACCOUNT_EXISTS' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useAppForm<{ codigo: string }>({
    name: 'confirm-email',
    labels: { codigo: m.access_code() },
    rules,
    draft: false,
    async onSubmit({ codigo }) {
      setRefused(null)
      await write(accessCalls.confirmTrocaEmail, { params: { id: userId }, body: { codigo } }, [
        accountCalls.listUsuarios,
      ])
      await retrySession()
      show({ tone: 'ok', title: m.account_email_done(), detail: email })
      await navigate(paths.security(), { replace: true })
    },
    // The catalogue speaks of a link, and of logging in: here it is digits, and somebody who is logged in.
    onFailure(error) {
      const code = errorCode(error)
      if (code !== 'CODE_INVALID' && code !== 'ACCOUNT_EXISTS') return false
      setRefused(code)
      return true
    },
  })
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {m.access_code_title()}
      </h1>
      <p className="mt-2 mb-6 break-words text-ink-muted">{m.account_email_code_intro({ email })}</p>
      {refused && (
        <Banner
          tone="bad"
          live="assertive"
          className="mb-4"
          title={refused === 'CODE_INVALID' ? m.account_email_code_wrong() : m.account_email_taken()}
        >
          {refused === 'CODE_INVALID' ? m.account_email_code_wrong_detail() : m.account_email_taken_detail()}
        </Banner>
      )}
      <AppForm
        form={form}
        submitLabel={m.account_email_confirm()}
        after={
          <Button variant="quiet" block onClick={again}>
            {m.account_email_again()}
          </Button>
        }
      >
        <MaskedField
          {...form.field('codigo')}
          format={(typed) => typed.replace(/\D/g, '').slice(0, 6)}
          valid={false}
          autoComplete="one-time-code"
          className="font-mono text-xl tracking-[0.3em] sm:max-w-64"
        />
      </AppForm>
    </>
  )
}
