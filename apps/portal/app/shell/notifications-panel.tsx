import { FALLBACK_LOCALE, formatCivilDate, todayIn, type Locale } from '@atrio/rules'
import { Banner, Button, EmptyState, Sheet, Skeleton, SkeletonGroup } from '@atrio/ui'
import { BellOff } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { useRootData, type ShellChurch } from './church.ts'
import { isUnread, notificacaoDays } from './notificacao-days.ts'
import { NotificationItem } from './notification-item.tsx'
import type { Notificacoes } from './use-notificacoes.ts'

export type NotificationsPanelProps = {
  church: ShellChurch
  notificacoes: Notificacoes
  /** Until when everything had been seen before the panel opened. */
  seenAt: string | null
  onClose: () => void
}

/** The notifications, day by day. */
export function NotificationsPanel({ church, notificacoes, seenAt, onClose }: NotificationsPanelProps) {
  const { list, failed, busy, hasMore, load, loadMore } = notificacoes
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <Sheet open onClose={onClose} title={m.notification_title()} closeLabel={m.close()}>
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
          <EmptyState icon={<BellOff />} level={3} title={m.notification_empty_title()}>
            <p>{m.notification_empty()}</p>
          </EmptyState>
        )}
        {notificacaoDays(list ?? [], church.fusoHorario).map((day) => (
          <section key={day.data} aria-labelledby={`day-${day.data}`}>
            <h3 id={`day-${day.data}`} className="mb-2 text-sm text-ink-muted first-letter:uppercase">
              {dayName(day.data, church.fusoHorario, locale)}
            </h3>
            <ul className="flex flex-col gap-3">
              {day.notificacoes.map((notificacao) => (
                <NotificationItem
                  key={notificacao.id}
                  notificacao={notificacao}
                  church={church}
                  isNew={isUnread(notificacao.dataCadastro, seenAt)}
                  locale={locale}
                  onOpen={onClose}
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
    </Sheet>
  )
}

function dayName(data: string, timeZone: string, locale: Locale): string {
  const today = todayIn(timeZone)
  if (data === today) return m.notification_today()
  const yesterday = todayIn('UTC', new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000))
  return data === yesterday ? m.notification_yesterday() : formatCivilDate(data, 'weekday', locale)
}
