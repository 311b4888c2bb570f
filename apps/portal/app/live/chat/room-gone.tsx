import { EmptyState } from '@atrio/ui'
import { MessageCircleOff } from 'lucide-react'
import { m } from '../../paraglide/messages.js'

/** There is no such room, or it is there no more. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function RoomGone() {
  return (
    <EmptyState level={2} icon={<MessageCircleOff />} title={m.code_not_found_title()}>
      {m.code_not_found_detail()}
    </EmptyState>
  )
}
