import type { Locale } from '@atrio/rules'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent, MailExtras, MailFact } from './content.ts'
import { MailLayout } from './layout.ts'
import type { Mail } from './mailer.ts'

/** The church as its mails show it. */
export interface MailIgreja {
  nome: string
  corApp: string | null
  fusoHorario: string
  /** Of its portal. */
  origin: string
}

/** The end of a mail: why it came, and for those that may be switched off where that is done. */
export interface MailFooter {
  why: string
  preferences: { text: string; url: string } | null
}

export interface MailLook {
  igreja: MailIgreja
  locale: Locale
  /** What goes with it, as far as it could be drawn. */
  extras: MailExtras
  preferences: MailFooter['preferences']
  /** See `Mail`. */
  unsubscribe: string | null
}

/** What a mail says in the church's look, as HTML and as text. */
export function renderMail(content: MailContent, look: MailLook): Omit<Mail, 'to'> {
  const { igreja, locale, extras, preferences, unsubscribe } = look
  // A header is one line.
  const shown = { ...content, subject: content.subject.replace(/\s+/g, ' ') }
  const footer = { why: content.why, preferences }
  const html = renderToStaticMarkup(h(MailLayout, { content: shown, igreja, locale, extras, footer }))
  return {
    fromName: igreja.nome,
    subject: shown.subject,
    html: `<!doctype html>${html}`,
    text: toText(shown, look),
    language: locale satisfies Locale,
    unsubscribe,
    files: extras.files,
  }
}

function toText(content: MailContent, { igreja, extras, preferences }: MailLook): string {
  const { facts = [], receipt = [], links = [] } = content
  const tickets = extras.ingressos.map(({ nome, participante, codigo }) =>
    [nome, participante, codigo].filter(Boolean).join(' · '),
  )
  const parts = [
    content.title,
    ...content.paragraphs,
    lines(facts),
    tickets.join('\n'),
    content.large ?? '',
    `${content.button}:\n${content.url}`,
    ...links.map((link) => `${link.text}:\n${link.url}`),
    lines(receipt),
    content.caveat,
    content.signature ?? '',
    `– ${igreja.nome}`,
    content.why,
    preferences ? `${preferences.text}:\n${preferences.url}` : '',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function lines(block: readonly MailFact[]): string {
  return block.map(({ label, value }) => `${label}: ${value}`).join('\n')
}
