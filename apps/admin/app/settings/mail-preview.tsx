import { staffMailsCalls, type EmailTextos, type EmailTextosPorIdioma, type EmailTipo } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** One mail with what is typed, before it is saved. */
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
  const [seen, setSeen] = useState<{ assunto: string; texto: string } | null>(null)
  const { isBusy, error, start } = useTask(async () => {
    setSeen(await api(staffMailsCalls.verEmailEquipe, { params: { slug }, body: { idioma, tipo, textos } }))
  })
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
        onClick={() => void start()}
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
          <p className="wrap-anywhere whitespace-pre-line">{seen.texto}</p>
        </section>
      )}
    </div>
  )
}
