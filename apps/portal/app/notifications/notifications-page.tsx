import { Button, Skeleton, SkeletonGroup, useToasts } from '@atrio/ui'
import { CheckCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { requireLogin } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, type ShellChurch } from '../shell/church.ts'
import { NotificationList } from './notification-list.tsx'
import { Preferences } from './preferences.tsx'
import { useNotificacoes, useUnread } from './use-notificacoes.ts'

const PushSettings = lazy(() => import('./push-settings.tsx'))

/** Which are new is known of a person (Decision 33): the server sends the outline. */
export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.notification_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <SkeletonGroup label={m.notification_loading()} className="stack max-w-2xl">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="box" className="h-24" />
      <Skeleton shape="box" className="h-24" />
    </SkeletonGroup>
  )
}

/** Spec §2 Other screens: all that the church has announced, and what it wrote to the person. */
export default function NotificationsPage() {
  const church = useChurch()
  const { user } = useSession()
  if (!church || !user) return <HydrateFallback />
  return <Notifications key={user.id} church={church} />
}

function Notifications({ church }: { church: ShellChurch }) {
  const notificacoes = useNotificacoes(church.id)
  const unread = useUnread()
  const { show } = useToasts()
  const attempt = (work: Promise<void>) =>
    work.catch(() => show({ tone: 'bad', title: m.notification_mark_failed() }))
  return (
    <div className="tool max-w-2xl">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{m.notification_title()}</h1>
          <p role="status" className="mt-2 text-ink-muted">
            {notificacoes.list &&
              (unread === 0 ? m.notification_none_new() : m.notification_new_count({ count: unread }))}
          </p>
        </div>
        {unread > 0 && (
          <Button
            variant="outline"
            icon={<CheckCheck aria-hidden="true" />}
            onClick={() => void attempt(notificacoes.markAll(true))}
          >
            {m.notification_mark_all()}
          </Button>
        )}
      </header>
      <NotificationList
        church={church}
        notificacoes={notificacoes}
        level={2}
        onRead={(id) => void attempt(notificacoes.markRead([id]))}
      />
      <Suspense>
        <PushSettings church={church} />
      </Suspense>
      <Preferences igrejaId={church.id} settled={notificacoes.list !== null} />
    </div>
  )
}
