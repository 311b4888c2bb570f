import type { Notificacao } from '@atrio/contract'
import { formatInstant, type Locale } from '@atrio/rules'
import { Button, classNames, IconButton, Tag } from '@atrio/ui'
import { Check, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { ChurchChangeDialog } from '../shell/switch/church-change-dialog.tsx'
import type { ShellChurch } from '../shell/church.ts'
import { notificacaoLink } from './notificacao-link.ts'

export type NotificationItemProps = {
  notificacao: Notificacao
  church: ShellChurch
  locale: Locale
  level: 3 | 4
  onOpen: () => void
  onRead: (() => void) | undefined
}

/** One notification. One that opens nothing looks flat, and says why. */
export function NotificationItem(props: NotificationItemProps) {
  const { notificacao, church, locale, level, onOpen, onRead } = props
  const link = notificacaoLink(notificacao, church.codigo)
  const opens = link.kind === 'page'
  const isNew = !notificacao.flagLida
  const Heading = `h${level}` as const
  return (
    <li
      className={classNames(
        'relative rounded-md border p-4',
        opens ? 'border-line-strong bg-surface hover:border-ink' : 'border-dashed border-line',
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Heading className="font-semibold">
            {opens ? (
              <Link to={link.href} onClick={onOpen} className="no-underline after:absolute after:inset-0">
                {notificacao.titulo}
              </Link>
            ) : (
              notificacao.titulo
            )}
          </Heading>
          <p className="mt-0.5 text-sm whitespace-pre-line">{notificacao.corpo}</p>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-ink-muted">
            <time dateTime={notificacao.dataCadastro}>
              {formatInstant(notificacao.dataCadastro, 'time', locale, church.fusoHorario)}
            </time>
            {link.kind === 'otherChurch' && <span>{notificacao.igreja.nome}</span>}
            {isNew && <Tag tone="brand">{m.notification_new()}</Tag>}
          </p>
        </div>
        {isNew && onRead && (
          <IconButton
            className="relative z-1 -my-2"
            label={m.notification_mark_read({ titulo: notificacao.titulo })}
            icon={<Check />}
            onClick={onRead}
          />
        )}
        {opens && (
          <ChevronRight
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-ink-muted"
            strokeWidth={1.75}
          />
        )}
      </div>
      {link.kind === 'none' && <p className="mt-2 text-xs text-ink-muted">{m.notification_read_only()}</p>}
      {link.kind === 'otherChurch' && (
        <OtherChurch notificacao={notificacao} from={church.nome} href={link.href} />
      )}
    </li>
  )
}

/** Spec §4: opening a notification of another church requires changing church. It then opens there. */
function OtherChurch({ notificacao, from, href }: { notificacao: Notificacao; from: string; href: string }) {
  const [asking, setAsking] = useState(false)
  // What another church wrote to this person alone, it wrote to an account there.
  const to = { own: true, igreja: { ...notificacao.igreja, host: null } }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
      <p>{m.notification_other_church()}</p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {m.notification_change_church()}
      </Button>
      {asking && (
        <ChurchChangeDialog from={from} to={to} redirectTo={href} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
