import { safeRedirectTo } from '@atrio/rules'
import { Banner } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { logInReason } from './log-in-reasons.ts'

/** Spec §6: 'You must be logged in to proceed', with what for, and with what is still there afterwards. */
export function LogInWall({ wanted }: { wanted: string | null }) {
  const path = safeRedirectTo(wanted)
  if (!path) return null
  return (
    <div className="mb-6">
      <Banner tone="info" title={m.access_wall_title()}>
        {logInReason(path)}
      </Banner>
    </div>
  )
}
