import { Banner, Button } from '@atrio/ui'
import { formatMoment } from '../lib/church-time.ts'
import type { useDraftForm } from '../lib/draft-form.ts'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'

type Form = Pick<
  ReturnType<typeof useDraftForm>,
  'error' | 'errors' | 'stale' | 'isBusy' | 'isTyped' | 'drop' | 'saveOver'
>

/** The foot of a form: what went wrong, what somebody else saved meanwhile, and the one button. */
export function FormFoot({ form, submit }: { form: Form; submit?: string }) {
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
