import { buttonClass, EmptyState } from '@atrio/ui'
import { CalendarDays, SquarePlay, VideoOff } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** Spec §8: no live broadcast. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function NoBroadcast() {
  return (
    <EmptyState
      level={1}
      icon={<VideoOff />}
      title={m.live_none()}
      action={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.homeSchedule()}>
            <CalendarDays aria-hidden="true" />
            {m.live_none_schedule()}
          </Link>
          <Link className={buttonClass({ variant: 'outline' })} to={paths.videos()}>
            <SquarePlay aria-hidden="true" />
            {m.live_none_videos()}
          </Link>
        </>
      }
    >
      {m.live_none_text()}
    </EmptyState>
  )
}
