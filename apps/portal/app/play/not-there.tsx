import { buttonClass, EmptyState } from '@atrio/ui'
import { Clapperboard } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** In place of a film that is not out, or not for this person to know of. */
export function NotThere() {
  return (
    <div className="wrap py-16">
      <EmptyState
        icon={<Clapperboard />}
        title={m.play_none()}
        level={1}
        action={
          <Link className={buttonClass()} to={paths.play()}>
            {m.play_home()}
          </Link>
        }
      />
    </div>
  )
}
