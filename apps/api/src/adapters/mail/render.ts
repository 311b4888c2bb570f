import { formatInstant, formatMoney, type Locale } from '@atrio/rules'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mailCopy, type MailCopy } from './copy.ts'
import { aprovadoCopy } from './aprovado-copy.ts'
import { NO_EXTRAS, type MailExtras } from './extras.ts'
import { doorWord, factsOf, linksOf, longDate, receiptOf, type Reader } from './facts.ts'
import { MailLayout, type MailLayoutProps } from './layout.ts'
import type { Mail } from './mailer.ts'
import type { MailMessage, QueuedMail } from './message.ts'
import { esperaCopy } from './espera-copy.ts'
import { ingressoCopy } from './ingresso-copy.ts'
import { pedidoCopy } from './pedido-copy.ts'

/** The church as its mails show it. */
export interface MailIgreja {
  nome: string
  corApp: string | null
  fusoHorario: string
}

/** @param extras what goes with it, as far as it could be drawn */
export function renderMail(
  { to, locale, message }: QueuedMail,
  igreja: MailIgreja,
  extras: MailExtras = NO_EXTRAS,
): Mail {
  const reader = { locale, timeZone: igreja.fusoHorario }
  const copy = fill(copyOf(message, extras, locale), valuesOf(message, igreja, reader))
  const shown = {
    url: message.url,
    senha: shownLarge(message),
    fatos: factsOf(message, extras, reader),
    recibo: receiptOf(message, reader),
    links: linksOf(message, reader),
    extras,
  }
  const html = renderToStaticMarkup(
    h(MailLayout, { ...shown, copy, igreja, locale, naEntrada: doorWord(reader) }),
  )
  return {
    to,
    fromName: igreja.nome,
    subject: copy.assunto,
    html: `<!doctype html>${html}`,
    text: toText(copy, igreja, shown),
    language: locale satisfies Locale,
    files: extras.files,
  }
}

function copyOf(message: MailMessage, extras: MailExtras, locale: Locale): MailCopy {
  const own = message.tipo === 'pedido-aprovado' ? aprovadoCopy(message, extras, locale) : null
  const copies = {
    ...mailCopy[locale],
    ...pedidoCopy[locale],
    ...ingressoCopy[locale],
    ...esperaCopy[locale],
  }
  return own ?? copies[message.tipo]
}

/** What is to be copied by hand. */
function shownLarge(message: MailMessage): string | undefined {
  if (message.tipo === 'email-code') return message.digitos
  return message.tipo === 'temporary-password' ? message.senha : undefined
}

function valuesOf(message: MailMessage, igreja: MailIgreja, reader: Reader): Record<string, string> {
  const { locale, timeZone } = reader
  const values: Record<string, string> = { igreja: igreja.nome }
  if (message.tipo === 'temporary-password') {
    values['hora'] = formatInstant(message.validoAte, 'time', locale, timeZone)
  }
  if (message.tipo === 'email-code') values['digitos'] = message.digitos
  if ('codigo' in message) Object.assign(values, pedidoValues(message, locale, igreja))
  if ('lugares' in message) Object.assign(values, esperaValues(message, locale, igreja))
  if ('ingresso' in message) Object.assign(values, ingressoValues(message, locale, igreja))
  return values
}

function pedidoValues(
  { item, total, moeda, codigo, prazo, proximas }: Extract<QueuedMail['message'], { codigo: string }>,
  locale: Locale,
  { fusoHorario }: MailIgreja,
): Record<string, string> {
  const until = prazo === null ? '' : formatInstant(prazo, 'dateTime', locale, fusoHorario)
  const next = proximas[0] ? longDate(proximas[0], { locale, timeZone: fusoHorario }) : ''
  return { item, codigo, total: formatMoney(total, moeda, locale), prazo: until, proxima: next }
}

function ingressoValues(
  { item, nome, de, ingresso, quando }: Extract<QueuedMail['message'], { ingresso: string }>,
  locale: Locale,
  { nome: igreja, fusoHorario }: MailIgreja,
): Record<string, string> {
  const when = formatInstant(quando, 'dateTime', locale, fusoHorario)
  return { item, nome, de: de ?? igreja, ingresso, quando: when }
}

function esperaValues(
  { item, lugares, pessoa, posicao, prazo }: Extract<QueuedMail['message'], { lugares: string }>,
  locale: Locale,
  { fusoHorario }: MailIgreja,
): Record<string, string> {
  const until = prazo === null ? '' : formatInstant(prazo, 'dateTime', locale, fusoHorario)
  return { item, lugares, pessoa, posicao: String(posicao ?? ''), prazo: until }
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

function toText(
  copy: MailCopy,
  igreja: MailIgreja,
  {
    url,
    senha,
    fatos,
    recibo,
    links,
    extras,
  }: Pick<MailLayoutProps, 'url' | 'senha' | 'fatos' | 'recibo' | 'links' | 'extras'>,
): string {
  const lines = (block: typeof fatos) => block.map(({ rotulo, valor }) => `${rotulo}: ${valor}`).join('\n')
  const tickets = extras.ingressos.map(({ nome, participante, codigo }) =>
    [nome, participante, codigo].filter(Boolean).join(' · '),
  )
  const parts = [
    copy.titulo,
    ...copy.paragrafos,
    fatos.length > 0 ? lines(fatos) : undefined,
    tickets.length > 0 ? tickets.join('\n') : undefined,
    senha,
    `${copy.botao}:\n${url}`,
    ...links.map((link) => `${link.texto}:\n${link.url}`),
    recibo.length > 0 ? lines(recibo) : undefined,
    copy.ressalva,
    `– ${igreja.nome}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
