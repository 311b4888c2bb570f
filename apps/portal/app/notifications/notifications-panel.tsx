import { buttonClass, Sheet } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { ShellChurch } from '../shell/church.ts'
import { NotificationList } from './notification-list.tsx'
import type { Notificacoes } from './use-notificacoes.ts'

type NotificationsPanelProps = {
  church: ShellChurch
  notificacoes: Notificacoes
  onClose: () => void
}

/** The notifications from the bell, day by day. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function NotificationsPanel({ church, notificacoes, onClose }: NotificationsPanelProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.notification_title()}
      closeLabel={m.close()}
      actions={
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.notifications()} onClick={onClose}>
          {m.notification_all()}
        </Link>
      }
    >
      <NotificationList church={church} notificacoes={notificacoes} level={3} onOpen={onClose} />
    </Sheet>
  )
}
