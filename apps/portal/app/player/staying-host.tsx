import './player-corner.css'
import { IconButton } from '@atrio/ui'
import { Undo2, X } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link, useNavigate } from 'react-router'
import { useStore } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import { endStaying, isAway, pictureBox, setCorner, staying } from './staying.ts'

/** Draws what plays on from page to page, with the way back to its own while another is read. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function StayingHost() {
  const picture = useStore(staying, null)
  const away = useStore(isAway, false)
  const navigate = useNavigate()
  const hold = picture?.hold
  useEffect(() => hold?.(), [hold])
  if (!picture) return null
  const { Stage, props, count, to } = picture
  const onRetry = away ? () => void navigate(to) : props.onRetry
  return (
    <>
      <section className="player-corner no-print" hidden={!away} aria-label={m.player_corner()}>
        <div ref={setCorner} />
        <div className="player-corner-bar">
          <Link to={to} aria-label={m.player_corner_back({ title: props.title })}>
            <Undo2 aria-hidden="true" />
            <span>{props.title}</span>
          </Link>
          <IconButton label={m.player_corner_close()} icon={<X />} onClick={endStaying} />
        </div>
      </section>
      {createPortal(<Stage key={count} {...props} onRetry={onRetry} />, pictureBox())}
    </>
  )
}
