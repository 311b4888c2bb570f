import type { Cliente } from '@atrio/contract'
import { ArrowUpRight, Globe, Mail, MessageCircle, Phone } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { contactLinks, socialLinks } from '../shell/contact-links.ts'

/** Every way to reach the church, one tap each. */
export function AboutContact({ cliente }: { cliente: Cliente }) {
  const contact = contactLinks(cliente)
  const social = socialLinks(cliente)
  if (contact.length + social.length === 0) return null
  return (
    <aside aria-labelledby="contact" className="flex flex-col gap-6 self-start lg:sticky lg:top-24">
      <section>
        <h2 id="contact" className="mb-3 text-xl">
          {m.about_contact()}
        </h2>
        <ul className="border-y border-line">
          {contact.map(({ kind, href, text }) => {
            const { Icon, label } = kinds[kind]
            return (
              <li key={kind} className="border-line not-first:border-t">
                <a
                  href={href}
                  rel="noopener"
                  className="flex min-h-16 items-center gap-4 py-2.5 no-underline -outline-offset-2 hover:bg-sunken"
                >
                  <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-tint text-on-tint">
                    <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
                  </span>
                  <span className="min-w-0">
                    <span className="block text-sm text-ink-muted">{label()}</span>
                    <span className="block font-medium wrap-anywhere">{text}</span>
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      </section>
      {social.length > 0 && (
        <section aria-labelledby="social">
          <h2 id="social" className="mb-2 text-xl">
            {m.about_social()}
          </h2>
          <ul className="flex flex-wrap gap-x-6">
            {social.map(({ nome, href }) => (
              <li key={nome}>
                <a
                  href={href}
                  rel="noopener me"
                  className="inline-flex min-h-11 items-center gap-1 font-medium text-link no-underline hover:underline"
                >
                  {nome}
                  <ArrowUpRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

const kinds = {
  telefone: { Icon: Phone, label: m.about_call },
  whatsapp: { Icon: MessageCircle, label: m.about_whatsapp },
  email: { Icon: Mail, label: m.about_email },
  site: { Icon: Globe, label: m.about_site },
}
