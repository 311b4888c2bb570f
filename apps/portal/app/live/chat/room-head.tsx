import { IconButton, LiveRegion, Menu, MenuItem } from '@atrio/ui'
import { Ear, EarOff, Flag, MessagesSquare, SlidersHorizontal } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom } from './chat-room.ts'
import type { ChatView } from './chat-view.ts'
import { useAnnouncer } from './use-announcer.ts'

const Tools = lazy(() => import('./tools-sheet.tsx'))
const Report = lazy(() => import('./report-sheet.tsx'))

type RoomHeadProps = Pick<ChatView, 'quantos' | 'sala'> & {
  room: ChatRoom
  codigo: string
  tools: boolean
  titulo: string | undefined
}

/** What the room is, how many are there, and how it is listened to and looked after. */
export const RoomHead = memo(function RoomHead({
  room,
  quantos,
  sala,
  codigo,
  tools,
  titulo,
}: RoomHeadProps) {
  const [speaks, setSpeaks] = useState(true)
  const [open, setOpen] = useState<'tools' | 'report' | null>(null)
  const close = () => setOpen(null)
  const { said, readLast } = useAnnouncer(room, speaks)
  return (
    <div className="chat-head">
      <p className="chat-count">
        <MessagesSquare aria-hidden="true" />
        {titulo ?? (quantos > 0 ? m.chat_people({ count: quantos }) : m.chat_title())}
      </p>
      <Menu
        trigger={(props) => <IconButton {...props} label={m.chat_options()} icon={<SlidersHorizontal />} />}
      >
        <MenuItem icon={<Ear aria-hidden="true" />} onClick={readLast}>
          {m.chat_read_last()}
        </MenuItem>
        <MenuItem
          icon={speaks ? <EarOff aria-hidden="true" /> : <Ear aria-hidden="true" />}
          onClick={() => setSpeaks(!speaks)}
        >
          {speaks ? m.chat_speech_off() : m.chat_speech_on()}
        </MenuItem>
        {/* What two say to each other is theirs. */}
        {!tools && titulo === undefined && (
          <MenuItem icon={<Flag aria-hidden="true" />} onClick={() => setOpen('report')}>
            {m.chat_report()}
          </MenuItem>
        )}
        {tools && (
          <MenuItem icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen('tools')}>
            {m.chat_tools()}
          </MenuItem>
        )}
      </Menu>
      <LiveRegion>{said}</LiveRegion>
      {open && sala && (
        <Suspense>
          {open === 'tools' ? (
            <Tools codigo={codigo} modo={sala} onClose={close} />
          ) : (
            <Report room={room} codigo={codigo} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
})
