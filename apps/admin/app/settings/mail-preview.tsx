import { staffMailsCalls, type EmailTextos, type EmailTextosPorIdioma, type EmailTipo } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useNewest } from '../lib/use-newest.ts'
import { m } from '../paraglide/messages.js'

/** One mail with what is typed, before it is saved, as it looks: in a frame as wide as a phone, in which nothing runs. */
export function MailPreview({
  slug,
  idioma,
  tipo,
  textos,
}: {
  slug: string
  idioma: keyof EmailTextosPorIdioma
  tipo: EmailTipo
  textos: EmailTextos
}) {
  const {
    answer: seen,
    isBusy,
    error,
    start,
  } = useNewest((which: { idioma: typeof idioma; tipo: EmailTipo }) =>
    api(staffMailsCalls.verEmailEquipe, { params: { slug }, body: { ...which, textos } }),
  )
  // Another mail, or another language, is seen at once by who has looked at one.
  const again = useEffectEvent((which: Parameters<typeof start>[0]) => {
    if (seen) void start(which)
  })
  useEffect(() => again({ idioma, tipo }), [idioma, tipo])
  return (
    <div className="grid grid-cols-1 gap-3">
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {Object.values(fieldErrors(error))[0] ?? errorText(error)}
        </Banner>
      )}
      <Button
        variant="secondary"
        loading={isBusy}
        className="justify-self-start"
        onClick={() => void start({ idioma, tipo })}
      >
        {m.mails_see()}
      </Button>
      {seen && (
        <section
          aria-label={m.mails_seen()}
          className="border-line bg-sunken grid grid-cols-1 gap-3 rounded-md border p-4"
        >
          <p className="text-sm">
            <span className="text-ink-muted">{m.mails_subject()}: </span>
            <span className="font-semibold wrap-break-word">{seen.assunto}</span>
          </p>
          <iframe
            title={m.mails_frame()}
            sandbox=""
            referrerPolicy="no-referrer"
            className="border-line h-144 w-full max-w-90 rounded-md border bg-white"
            src={seen.endereco}
          />
          <details>
            <summary className="min-h-11 py-2">{m.mails_as_text()}</summary>
            <p className="wrap-anywhere whitespace-pre-line">{seen.texto}</p>
          </details>
        </section>
      )}
    </div>
  )
}
