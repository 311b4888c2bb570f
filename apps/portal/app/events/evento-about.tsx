import type { Evento } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { Mail, MessageCircle } from 'lucide-react'
import { m } from '../paraglide/messages.js'

/** Who runs the event, how money is given back, and whom to ask. */
export function EventoAbout({ evento, lang }: { evento: Evento; lang: string }) {
  const { organizador, politicaReembolso, contatoEmail, contatoWhatsapp } = evento
  return (
    <>
      {politicaReembolso && (
        <section aria-labelledby="event-refund">
          <h2 id="event-refund">{m.events_refund()}</h2>
          <p lang={lang} className="mt-2">
            {politicaReembolso}
          </p>
        </section>
      )}
      {(organizador || contatoEmail || contatoWhatsapp) && (
        <section aria-labelledby="event-contact">
          <h2 id="event-contact">{m.events_contact()}</h2>
          {organizador && (
            <p lang={lang} className="mt-2">
              {organizador}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            {contatoWhatsapp && (
              <a
                className={buttonClass({ variant: 'outline' })}
                href={`https://wa.me/${contatoWhatsapp.replace(/\D/g, '')}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <MessageCircle aria-hidden="true" />
                WhatsApp
              </a>
            )}
            {contatoEmail && (
              <a
                className={buttonClass({ variant: 'outline', className: 'max-w-full wrap-anywhere' })}
                href={`mailto:${contatoEmail}`}
              >
                <Mail aria-hidden="true" />
                {contatoEmail}
              </a>
            )}
          </div>
        </section>
      )}
    </>
  )
}
