import { FALLBACK_LOCALE, formatCivilDate, todayIn, type Locale } from '@atrio/rules'
import { Banner, Button, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { BellOff } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { useRootData, type ShellChurch } from '../shell/church.ts'
import { notificacaoDays } from './notificacao-days.ts'
import { NotificationItem } from './notification-item.tsx'
import type { Notificacoes } from './use-notificacoes.ts'

export type NotificationListProps = {
  church: ShellChurch
  notificacoes: Notificacoes
  /** The level of the days in the outline of what surrounds them. */
  level: 2 | 3
  /** Told when one is opened. */
  onOpen?: () => void
  /** Shows at each new one a button that marks it as read. */
  onRead?: (id: number) => void
}

/** The notifications, day by day, with what stands in for them until they are there. */
export function NotificationList({ church, notificacoes, level, onOpen, onRead }: NotificationListProps) {
  const { list, failed, busy, hasMore, load, loadMore, markRead } = notificacoes
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const Day = `h${level}` as const
  const open = (id: number) => {
    void markRead([id]).catch(() => undefined)
    onOpen?.()
  }
  return (
    <div className="flex flex-col gap-6">
      {failed && (
        <Banner
          tone="bad"
          live="polite"
          actions={
            <Button variant="outline" onClick={() => void load(1)}>
              {m.retry()}
            </Button>
          }
        >
          {m.notification_failed()}
        </Banner>
      )}
      {!list && !failed && (
        <SkeletonGroup label={m.notification_loading()} className="flex flex-col gap-3">
          <Skeleton shape="box" className="h-20 rounded-md" />
          <Skeleton shape="box" className="h-20 rounded-md" />
        </SkeletonGroup>
      )}
      {list?.length === 0 && (
        <EmptyState icon={<BellOff />} level={level} title={m.notification_empty_title()}>
          <p>{m.notification_empty()}</p>
        </EmptyState>
      )}
      {notificacaoDays(list ?? [], church.fusoHorario).map((day) => (
        <section key={day.data} aria-labelledby={`day-${day.data}-${level}`}>
          <Day
            id={`day-${day.data}-${level}`}
            className="mb-2 font-ui text-sm text-ink-muted first-letter:uppercase"
          >
            {dayName(day.data, church.fusoHorario, locale)}
          </Day>
          <ul className="flex flex-col gap-3">
            {day.notificacoes.map((notificacao) => (
              <NotificationItem
                key={notificacao.id}
                notificacao={notificacao}
                church={church}
                locale={locale}
                level={level === 2 ? 3 : 4}
                onOpen={() => open(notificacao.id)}
                onRead={onRead && (() => onRead(notificacao.id))}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <Button variant="outline" loading={busy} onClick={loadMore}>
          {m.notification_load_more()}
        </Button>
      )}
    </div>
  )
}

function dayName(data: string, timeZone: string, locale: Locale): string {
  const today = todayIn(timeZone)
  if (data === today) return m.notification_today()
  const yesterday = todayIn('UTC', new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000))
  return data === yesterday ? m.notification_yesterday() : formatCivilDate(data, 'weekday', locale)
}
