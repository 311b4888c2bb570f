import { MessageCircle, Phone } from 'lucide-react'
import { buttonClass } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** Ways to reach somebody by the number that they gave to the group. */
export function PhoneLinks({ nome, telefone }: { nome: string; telefone: string }) {
  const look = buttonClass({ variant: 'outline' })
  return (
    <span className="flex flex-wrap gap-2">
      <a className={look} href={`tel:${telefone.replace(/(?!^\+)\D/g, '')}`}>
        <Phone aria-hidden="true" />
        <span className="sr-only">{m.groups_call({ nome })}</span>
        <span aria-hidden="true">{telefone}</span>
      </a>
      <a
        className={look}
        href={`https://wa.me/${telefone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={m.groups_whatsapp({ nome })}
      >
        <MessageCircle aria-hidden="true" />
        WhatsApp
      </a>
    </span>
  )
}
