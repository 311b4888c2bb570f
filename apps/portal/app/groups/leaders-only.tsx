import { EmptyState } from '@atrio/ui'
import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorCode } from '../lib/messages/error-messages.ts'
import { LoadedContent, type LoadedContentProps } from '../lib/personal/loaded-content.tsx'
import { m } from '../paraglide/messages.js'

/** As `LoadedContent`, of what a group keeps for who leads it: others are told so. */
export function LeadersOnly<T>(props: LoadedContentProps<T>): ReactNode {
  const { of: loaded } = props
  const refused = loaded.data === undefined && loaded.state === 'failed' && errorCode(loaded.error)
  if (refused !== 'FORBIDDEN' && refused !== 'NOT_FOUND') return <LoadedContent {...props} />
  return (
    <EmptyState icon={<ShieldX />} title={m.groups_leaders_only_title()}>
      <p>{m.groups_leaders_only()}</p>
    </EmptyState>
  )
}
