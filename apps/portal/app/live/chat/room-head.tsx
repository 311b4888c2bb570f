import { IconButton, Menu, MenuItem } from '@atrio/ui'
import { Ear, EarOff, MessagesSquare, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Announcer } from './announcer.tsx'
import type { ChatView } from './chat-view.ts'

const Tools = lazy(() => import('./tools-sheet.tsx'))

/** What the room is, how many are there, and how it is listened to and looked after. */
export function RoomHead({
  view,
  codigo,
  tools,
  titulo,
}: {
  view: ChatView
  codigo: string
  tools: boolean
  titulo: string | undefined
}) {
  const [speaks, setSpeaks] = useState(true)
  const [asked, setAsked] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <div className="chat-head">
      <p className="chat-count">
        <MessagesSquare aria-hidden="true" />
        {titulo ?? (view.quantos > 0 ? m.chat_people({ count: view.quantos }) : m.chat_title())}
      </p>
      <Menu
        trigger={(props) => <IconButton {...props} label={m.chat_options()} icon={<SlidersHorizontal />} />}
      >
        <MenuItem icon={<Ear aria-hidden="true" />} onClick={() => setAsked(asked + 1)}>
          {m.chat_read_last()}
        </MenuItem>
        <MenuItem
          icon={speaks ? <EarOff aria-hidden="true" /> : <Ear aria-hidden="true" />}
          onClick={() => setSpeaks(!speaks)}
        >
          {speaks ? m.chat_speech_off() : m.chat_speech_on()}
        </MenuItem>
        {tools && (
          <MenuItem icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
            {m.chat_tools()}
          </MenuItem>
        )}
      </Menu>
      <Announcer view={view} speaks={speaks} asked={asked} />
      {open && view.sala && (
        <Suspense>
          <Tools codigo={codigo} modo={view.sala} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
