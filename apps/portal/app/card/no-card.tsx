import { EmptyState } from '@atrio/ui'
import { IdCard } from 'lucide-react'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** Spec §8: there is no card; with the way to one. */
export function NoCard({ level = 2 }: { level?: 1 | 2 }) {
  const { user } = useSession()
  return (
    <EmptyState level={level} icon={<IdCard />} title={m.card_none_title()}>
      <p>{m.card_none()}</p>
      {user && <p className="break-words">{m.card_none_next({ email: user.email })}</p>}
    </EmptyState>
  )
}
