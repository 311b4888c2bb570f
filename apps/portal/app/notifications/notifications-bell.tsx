import { IconButton } from '@atrio/ui'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, type ShellChurch } from '../shell/church.ts'
import { useNotificacoes, useUnread } from './use-notificacoes.ts'

const NotificationsPanel = lazy(() => import('./notifications-panel.tsx'))

/** What the church has announced, for those who are logged in. */
export function NotificationsBell() {
  const church = useChurch()
  const { status, user } = useSession()
  if (!church || status !== 'loggedIn' || !user) return null
  return <BellOf key={user.id} church={church} userId={user.id} />
}

function BellOf({ church, userId }: { church: ShellChurch; userId: number }) {
  const notificacoes = useNotificacoes(church.id)
  const unread = useUnread()
  const [opened, setOpened] = useState(false)
  // What was new when the panel opened stays marked until it closes.
  const markSeen = useEffectEvent(() => void notificacoes.markAll(false).catch(() => undefined))
  const isThere = notificacoes.list !== null
  useEffect(() => {
    if ('Notification' in window && Notification.permission === 'granted') {
      void import('../lib/push/renew.ts').then(
        ({ renew }) => renew({ igrejaId: church.id, userId }),
        () => {},
      )
    }
  }, [church.id, userId])
  // The panel may be opened before there is a list.
  useEffect(() => {
    if (opened && isThere) markSeen()
  }, [opened, isThere])
  const close = () => {
    setOpened(false)
    void notificacoes.load(1)
  }
  return (
    <>
      <IconButton
        label={unread > 0 ? m.notification_unread({ count: unread }) : m.notification_title()}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        icon={
          <>
            <Bell />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full border border-action-line bg-action px-1 text-2xs font-semibold text-on-action tabular-nums"
              >
                {unread}
              </span>
            )}
          </>
        }
      />
      {opened && (
        <Suspense>
          <NotificationsPanel church={church} notificacoes={notificacoes} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
