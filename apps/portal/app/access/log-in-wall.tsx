import { safeRedirectTo } from '@atrio/rules'
import { Banner } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** Spec §6: 'You must be logged in to proceed', with what for, and with what is still there afterwards. */
export function LogInWall({ wanted }: { wanted: string | null }) {
  const path = safeRedirectTo(wanted)
  if (!path) return null
  const reason = reasons.find(([pattern]) => pattern.test(path))?.[1] ?? m.access_wall_other
  return (
    <div className="mb-6">
      <Banner tone="info" title={m.access_wall_title()}>
        {reason()}
      </Banner>
    </div>
  )
}

/** By the address that was wanted, the first that fits. */
const reasons: [RegExp, () => string][] = [
  [/^\/event\/\d+\/tickets/, m.access_wall_tickets],
  [/^\/checkout/, m.access_wall_checkout],
  [/^\/give/, m.access_wall_give],
  [/^\/user\/giving/, m.access_wall_giving],
  [/^\/user\/notes/, m.access_wall_notes],
  [/^\/user\/registrations/, m.access_wall_registrations],
  [/^\/(user|embed)\/(print-)?member-card/, m.access_wall_card],
  [/^\/user\/payment/, m.access_wall_payment],
  [/^\/(embed\/)?reading-plans/, m.access_wall_plans],
  [/^\/third-parts/, m.access_wall_third],
  [/^\/play\/my-plan/, m.access_wall_my_plan],
  [/^\/play/, m.access_wall_play],
  [/^\/groups/, m.access_wall_groups],
  [/^\/studies/, m.access_wall_studies],
  [/^\/prayer\/new/, m.access_wall_prayer_new],
  [/^\/(user\/)?prayer/, m.access_wall_prayer],
  [/^\/user(\/|$)/, m.access_wall_account],
]
