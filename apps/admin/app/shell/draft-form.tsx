import { Banner, Button, classNames } from '@atrio/ui'
import type { ReactNode } from 'react'
import { formatMoment } from '../lib/church-time.ts'
import type { useDraftForm } from '../lib/draft-form.ts'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'
import { Resting } from './resting.tsx'

type Form = Omit<ReturnType<typeof useDraftForm>, 'valores' | 'change'>

/** A form of `useDraftForm`: its fields, which rest while it is saved, and its foot. */
export function DraftForm({
  form,
  submit,
  isLong = false,
  mayChange = true,
  children,
}: {
  form: Form
  /** What the button says; “save” without it. */
  submit?: string
  /** Its foot is within reach from wherever something was typed. */
  isLong?: boolean
  /** Without it nothing can be saved. */
  mayChange?: boolean
  children: ReactNode
}) {
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <Resting when={form.isBusy}>{children}</Resting>
      {mayChange && (
        <div className={classNames('grid grid-cols-1 gap-3', isLong && form.isTyped && 'foot-bar')}>
          <FormFoot form={form} {...(submit && { submit })} />
        </div>
      )}
    </form>
  )
}

/** What went wrong, what somebody else saved meanwhile, and the one button. */
function FormFoot({ form, submit }: { form: Form; submit?: string }) {
  const { error, errors, stale, isBusy } = form
  return (
    <>
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {Object.keys(errors).length > 0 ? m.form_refused() : errorText(error)}
        </Banner>
      )}
      {stale && (
        <Banner
          tone="warn"
          live="assertive"
          title={m.conflict_title()}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => void form.drop()}>
                {m.form_theirs()}
              </Button>
              <Button loading={isBusy} onClick={() => void form.saveOver()}>
                {m.form_mine()}
              </Button>
            </div>
          }
        >
          {m.conflict_who({
            name: stale.alteradoPor ?? m.somebody(),
            moment: stale.alteradoEm ? formatMoment(stale.alteradoEm) : '',
          })}
        </Banner>
      )}
      {!stale && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" loading={isBusy}>
            {submit ?? m.save()}
          </Button>
          {form.isTyped && (
            <p role="status" className="text-ink-muted text-sm">
              {m.form_typed()}{' '}
              <button type="button" className="link" onClick={() => void form.drop()}>
                {m.form_drop()}
              </button>
            </p>
          )}
        </div>
      )}
    </>
  )
}
