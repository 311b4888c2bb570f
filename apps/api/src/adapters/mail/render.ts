import { formatInstant, formatMoney, type Locale } from '@atrio/rules'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mailCopy, type MailCopy } from './copy.ts'
import { MailLayout } from './layout.ts'
import type { Mail } from './mailer.ts'
import type { QueuedMail } from './message.ts'
import { ingressoCopy } from './ingresso-copy.ts'
import { pedidoCopy } from './pedido-copy.ts'

/** The church as its mails show it. */
export interface MailIgreja {
  nome: string
  corApp: string | null
  fusoHorario: string
}

export function renderMail({ to, locale, message }: QueuedMail, igreja: MailIgreja): Mail {
  const values: Record<string, string> = { igreja: igreja.nome }
  if (message.tipo === 'temporary-password') {
    values['hora'] = formatInstant(message.validoAte, 'time', locale, igreja.fusoHorario)
  }
  if ('codigo' in message) Object.assign(values, pedidoValues(message, locale, igreja))
  if ('ingresso' in message) Object.assign(values, ingressoValues(message, locale, igreja))
  const copies = { ...mailCopy[locale], ...pedidoCopy[locale], ...ingressoCopy[locale] }
  const copy = fill(copies[message.tipo], values)
  const senha = message.tipo === 'temporary-password' ? message.senha : undefined
  const html = renderToStaticMarkup(h(MailLayout, { copy, igreja, locale, senha, url: message.url }))
  return {
    to,
    fromName: igreja.nome,
    subject: copy.assunto,
    html: `<!doctype html>${html}`,
    text: toText(copy, igreja, message.url, senha),
    language: locale satisfies Locale,
  }
}

function pedidoValues(
  { item, total, moeda, codigo, prazo }: Extract<QueuedMail['message'], { codigo: string }>,
  locale: Locale,
  { fusoHorario }: MailIgreja,
): Record<string, string> {
  const until = prazo === null ? '' : formatInstant(prazo, 'dateTime', locale, fusoHorario)
  return { item, codigo, total: formatMoney(total, moeda, locale), prazo: until }
}

function ingressoValues(
  { item, nome, de, ingresso, quando }: Extract<QueuedMail['message'], { ingresso: string }>,
  locale: Locale,
  { nome: igreja, fusoHorario }: MailIgreja,
): Record<string, string> {
  const when = formatInstant(quando, 'dateTime', locale, fusoHorario)
  return { item, nome, de: de ?? igreja, ingresso, quando: when }
}

function fill(copy: MailCopy, values: Record<string, string>): MailCopy {
  const set = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return {
    // A header is one line.
    assunto: set(copy.assunto).replace(/\s+/g, ' '),
    titulo: set(copy.titulo),
    paragrafos: copy.paragrafos.map(set),
    botao: set(copy.botao),
    ressalva: set(copy.ressalva),
  }
}

function toText(copy: MailCopy, igreja: MailIgreja, url: string, senha: string | undefined): string {
  const parts = [
    copy.titulo,
    ...copy.paragrafos,
    senha,
    `${copy.botao}:\n${url}`,
    copy.ressalva,
    `– ${igreja.nome}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
