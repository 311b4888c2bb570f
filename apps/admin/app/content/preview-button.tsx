import { previewCalls } from '@atrio/contract'
import { Banner, Button, buttonClass, Dialog, TextField } from '@atrio/ui'
import { Eye, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { formatMoment, toInstant, zoneName } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { ShortLabel } from '../lib/short-label.tsx'
import { useNewest } from '../lib/use-newest.ts'
import { m } from '../paraglide/messages.js'
import { fieldName } from './field-names.ts'
import { refusedFields } from './refused-fields.ts'

interface Props {
  /** Of the church. */
  slug: string
  /** The home of the portal without one. */
  registro: { nome: string; id: number } | null
  /** Sends what was typed a moment ago, which the page is to show. */
  keep?: () => Promise<void>
}

/** To a page of the portal as visitors shall see it, now or at a time (Decision 186). */
export function PreviewButton({ slug, registro, keep }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [when, setWhen] = useState('')
  const ask = useNewest(async (momento: string | null) => {
    await keep?.()
    return api(previewCalls.createPreviaEquipe, { params: { slug }, body: { registro, momento } })
  })
  const made = ask.answer
  const refused = Object.entries(refusedFields(ask.error))
  return (
    <>
      <Button
        variant="secondary"
        icon={<Eye className={registro ? 'max-sm:hidden' : ''} />}
        onClick={() => {
          setOpen(true)
          ask.forget()
          void ask.start(toInstant(when))
        }}
      >
        {registro ? <ShortLabel short={m.preview_short()}>{m.preview()}</ShortLabel> : m.preview_home()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={registro ? m.preview() : m.preview_home()}
        closeLabel={m.close()}
        actions={
          made ? (
            <a className={buttonClass({})} href={made.url} target="_blank" rel="noreferrer">
              <span className="btn-label">
                <ExternalLink aria-hidden="true" />
                {m.preview_open()}
              </span>
            </a>
          ) : (
            <Button loading={ask.isBusy} onClick={() => void ask.start(toInstant(when))}>
              {m.preview_again()}
            </Button>
          )
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <TextField
            label={m.preview_when()}
            hint={m.preview_when_hint({ zone: zoneName() })}
            optional={m.optional()}
            type="datetime-local"
            value={when}
            onChange={(event) => {
              setWhen(event.target.value)
              ask.forget()
            }}
          />
          <div role="status">
            {made && (
              <p>
                {m.preview_made({ moment: formatMoment(made.momento), until: formatMoment(made.terminaEm) })}
              </p>
            )}
          </div>
          {refused.length > 0 && (
            <Banner tone="warn" live="assertive" title={m.preview_refused()}>
              {refused.map(([name]) => fieldName(name)).join(', ')}
            </Banner>
          )}
          {ask.error !== null && refused.length === 0 && (
            <Banner tone="bad" live="assertive">
              {errorText(ask.error)}
            </Banner>
          )}
        </div>
      </Dialog>
    </>
  )
}
