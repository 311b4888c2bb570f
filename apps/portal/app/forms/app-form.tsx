import { Banner, Button, ErrorSummary } from '@atrio/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useHydrated } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import type { AppForm as Form, Failure } from './use-app-form.ts'

export interface AppFormProps<Values extends FieldValues> {
  form: Form<Values>
  submitLabel: string
  /** What to do about a failure, beside its text. */
  failureAction?: (failure: Failure) => ReactNode
  /** More ways on, below the button. */
  after?: ReactNode
  /** One of several on a page: its button does not fill the line. */
  compact?: boolean
  children: ReactNode
}

/** A form on the page: restored draft, errors, fields, button. Everything is disabled while it is being sent. */
export function AppForm<Values extends FieldValues>(props: AppFormProps<Values>) {
  const { form, submitLabel, failureAction, after, compact = false, children } = props
  const hydrated = useHydrated()
  return (
    <form noValidate className="stack" onSubmit={form.onSubmit} aria-busy={form.submitting || undefined}>
      {form.draft.restored && (
        <Banner
          live="polite"
          actions={
            <Button variant="quiet" onClick={form.draft.discard}>
              {m.form_draft_discard()}
            </Button>
          }
        >
          {m.form_draft_restored()}
        </Banner>
      )}
      <Refused form={form} />
      {form.failure && !form.submitting && (
        <Banner
          tone="bad"
          live="assertive"
          title={form.failure.title}
          actions={failureAction?.(form.failure)}
        >
          {form.failure.detail}
          <SupportCode failure={form.failure} />
        </Banner>
      )}
      <fieldset disabled={form.submitting} className="contents">
        {children}
      </fieldset>
      {/* Sent before the script is there, the browser would put what was typed into the address. */}
      <Button
        type="submit"
        {...(compact ? { variant: 'outline', className: 'self-start' } : { size: 'lg', block: true })}
        loading={form.submitting}
        disabled={!hydrated}
      >
        {submitLabel}
      </Button>
      {after}
    </form>
  )
}

function Refused<Values extends FieldValues>({ form }: { form: Form<Values> }) {
  if (form.refused.length === 0 || form.failure) return null
  const count = form.refused.length
  const title = count === 1 ? m.form_errors_one() : m.form_errors_many({ count })
  return <ErrorSummary key={form.submitCount} title={title} errors={form.refused} />
}

/** Shown only where someone may have to ask for help. */
function SupportCode({ failure }: { failure: Failure }) {
  if (failure.code !== 'INTERNAL' || !failure.requestId) return null
  return <p className="mt-1 text-xs">{m.code_support({ requestId: failure.requestId })}</p>
}
