import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { LiveTag } from './live-tag.tsx'
import { isOn, useLive } from '../use-live.ts'

/** In the header while something is on air. */
export function LiveButton() {
  const live = useLive()
  if (!live || !isOn(live)) return null
  return (
    <Link to={paths.live()} className="flex min-h-11 items-center px-1 no-underline max-lg:hidden">
      <LiveTag estado={live.estado} />
    </Link>
  )
}
