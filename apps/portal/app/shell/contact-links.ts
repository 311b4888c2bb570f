import type { Cliente } from '@atrio/contract'
import { safeHref } from '../lib/security/outside-url.ts'

export type Contact = Pick<
  Cliente,
  'telefone' | 'whatsapp' | 'email' | 'site' | 'facebook' | 'instagram' | 'youtube'
>

export interface ContactLink {
  kind: 'telefone' | 'whatsapp' | 'email' | 'site'
  href: string
  /** As people read it. */
  text: string
}

/** The ways to reach a church, in the order in which people use them. */
export function contactLinks({ telefone, whatsapp, email, site }: Contact): ContactLink[] {
  const links: (ContactLink | null)[] = [
    telefone ? { kind: 'telefone', href: `tel:${dialled(telefone)}`, text: telefone } : null,
    whatsapp ? { kind: 'whatsapp', href: whatsappHref(whatsapp), text: whatsapp } : null,
    email ? { kind: 'email', href: `mailto:${email}`, text: email } : null,
    webLink('site', site),
  ]
  return links.filter((link) => link !== null)
}

/** Profiles elsewhere, with the name of the place. */
export function socialLinks({ instagram, facebook, youtube }: Contact): { nome: string; href: string }[] {
  return [
    { nome: 'Instagram', href: safeHref(instagram) },
    { nome: 'YouTube', href: safeHref(youtube) },
    { nome: 'Facebook', href: safeHref(facebook) },
  ].filter((link): link is { nome: string; href: string } => link.href !== null)
}

/** Where to tell the church that something on its page is wrong; null when it gave no way to reach it. */
export function reportHref(contact: Contact, subject: string): string | null {
  if (contact.email) return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}`
  if (contact.whatsapp) return `${whatsappHref(contact.whatsapp)}?text=${encodeURIComponent(subject)}`
  return contact.telefone ? `tel:${dialled(contact.telefone)}` : null
}

function whatsappHref(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`
}

function dialled(number: string): string {
  return number.replace(/(?!^\+)\D/g, '')
}

function webLink(kind: 'site', url: string | null): ContactLink | null {
  const href = safeHref(url)
  return href ? { kind, href, text: href.replace(/^https?:\/\/(www\.)?|\/$/g, '') } : null
}
