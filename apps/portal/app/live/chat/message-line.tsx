import type { MensagemSala } from '@atrio/contract'
import { Avatar, Tag } from '@atrio/ui'
import { lazy, memo, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const MessageMenu = lazy(() => import('./message-menu.tsx'))

type LineProps = { mensagem: MensagemSala; own: boolean; codigo: string; tools: boolean }

/**
 * One message: who, what they are here, when, and the text as it was typed. No `p`: what the prose of a page says of one
 * beside another makes browsers style every `p` of a list anew when a line comes.
 */
export const MessageLine = memo(function MessageLine({ mensagem, own, codigo, tools }: LineProps) {
  const { nome, imagem, papel, texto, em, retida, silenciada } = mensagem
  return (
    <li className="chat-line" data-own={own || undefined} data-tools={tools || undefined}>
      <Avatar name={nome} src={imagem ?? null} size="sm" />
      <span className="chat-who">
        <b>{nome}</b>
        {papel === 'anfitriao' && <Tag tone="brand">{m.chat_host()}</Tag>}
        {papel === 'convidado' && <Tag>{m.chat_guest()}</Tag>}
        {retida && <Tag tone="warn">{m.chat_held()}</Tag>}
        {silenciada && <Tag tone="warn">{m.chat_muted()}</Tag>}
        <time className="chat-when" dateTime={em}>
          {timeOf(em)}
        </time>
      </span>
      <span className="chat-text">{texto}</span>
      {tools && (
        <Suspense>
          <MessageMenu mensagem={mensagem} codigo={codigo} />
        </Suspense>
      )}
    </li>
  )
})

const HOUR = { hour: 'numeric', minute: '2-digit' } as const
/** Made once: many messages come in a second. */
const hourOf = new Intl.DateTimeFormat(getLocale(), HOUR)
const dayAndHourOf = new Intl.DateTimeFormat(getLocale(), { ...HOUR, day: 'numeric', month: 'short' })

/** The hour, and before today the day as well. */
function timeOf(em: string): string {
  const date = new Date(em)
  const isToday = date.toDateString() === new Date().toDateString()
  return (isToday ? hourOf : dayAndHourOf).format(date)
}
