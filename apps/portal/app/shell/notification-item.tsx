import { formatInstant, type Locale } from '@atrio/rules'
import { classNames, Tag } from '@atrio/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchOrigin, useRootData, type ShellChurch } from './church.ts'
import { notificacaoLink, type Notificacao } from './notificacao-link.ts'

export type NotificationItemProps = {
  notificacao: Notificacao
  church: ShellChurch
  isNew: boolean
  locale: Locale
  onOpen: () => void
}

/** One notification. One that opens nothing looks flat, and says why. */
export function NotificationItem({ notificacao, church, isNew, locale, onOpen }: NotificationItemProps) {
  const root = useRootData()
  const link = notificacaoLink(notificacao, church.codigo)
  const opens = link.kind === 'page'
  return (
    <li
      className={classNames(
        'relative rounded-md border p-4',
        opens ? 'border-line-strong bg-surface hover:border-ink' : 'border-dashed border-line',
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h4 className="font-semibold">
            {opens ? (
              <Link to={link.href} onClick={onOpen} className="no-underline after:absolute after:inset-0">
                {notificacao.titulo}
              </Link>
            ) : (
              notificacao.titulo
            )}
          </h4>
          <p className="mt-0.5 text-sm whitespace-pre-line">{notificacao.corpo}</p>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-ink-muted">
            <time dateTime={notificacao.dataCadastro}>
              {formatInstant(notificacao.dataCadastro, 'time', locale, church.fusoHorario)}
            </time>
            {isNew && <Tag tone="brand">{m.notification_new()}</Tag>}
          </p>
        </div>
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
        <p className="mt-2 text-sm text-ink-muted">
          {m.notification_other_church()}{' '}
          {root && (
            <a
              href={
                churchOrigin({ codigo: link.codigo, host: null }, root) +
                paths.access({ redirectTo: link.href })
              }
            >
              {m.notification_change_church()}
            </a>
          )}
        </p>
      )}
    </li>
  )
}
