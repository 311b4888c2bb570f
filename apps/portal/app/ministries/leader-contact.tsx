import { Avatar, buttonClass } from '@atrio/ui'
import { Mail, MessageCircle } from 'lucide-react'
import { m } from '../paraglide/messages.js'

export type LeaderContactProps = {
  contato: { lider: string | null; liderEmail: string | null; liderWhatsapp: string | null }
  /** What one writes about. */
  subject: string
}

/** Who leads it, and how to write to them. */
export function LeaderContact({ contato, subject }: LeaderContactProps) {
  const { lider, liderEmail, liderWhatsapp } = contato
  const number = liderWhatsapp?.replace(/\D/g, '')
  if (!lider && !liderEmail && !number) return null
  return (
    <section className="ruled">
      <h2 className="font-ui text-lg">{m.ministries_leader()}</h2>
      {lider && (
        <p className="mt-3 flex items-center gap-3">
          <Avatar name={lider} src={null} />
          <span>{lider}</span>
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        {number && (
          <a
            className={buttonClass({ variant: 'outline' })}
            href={`https://wa.me/${number}?text=${encodeURIComponent(m.ministries_message({ subject }))}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden="true" />
            {m.ministries_whatsapp()}
          </a>
        )}
        {liderEmail && (
          <a
            className={buttonClass({ variant: 'outline' })}
            href={`mailto:${liderEmail}?subject=${encodeURIComponent(subject)}`}
          >
            <Mail aria-hidden="true" />
            {m.ministries_email()}
          </a>
        )}
      </p>
    </section>
  )
}
