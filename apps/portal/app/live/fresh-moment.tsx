import { LiveRegion } from '@atrio/ui'
import { ChevronRight } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import type { ShownMoment } from './moment-feed.ts'

/** Above whatever else is open beside the picture. */
const SHOWN_FOR_MS = 180_000

export type FreshMomentProps = {
  moment: ShownMoment | undefined
  /** The broadcast began, and it is now so many seconds later. */
  since: number
  /** Where it was opened already, or is open now. */
  isSeen: boolean
  onOpen: () => void
}

/** What has just been held out, for who reads the chat meanwhile. */
export function FreshMoment({ moment, since, isSeen, onOpen }: FreshMomentProps) {
  const isFresh = moment !== undefined && (since - moment.em) * 1000 < SHOWN_FOR_MS
  const text = isFresh ? m.live_moment_new({ text: moment.texto }) : ''
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {isFresh && !isSeen && (
        <button type="button" className="live-fresh" onClick={onOpen}>
          <span>{text}</span>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </>
  )
}
