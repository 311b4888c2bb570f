import { m } from '../paraglide/messages.js'

/** Why the page at an address wants a log-in, in words. */
export function logInReason(path: string): string {
  const reason = reasons.find(([pattern]) => pattern.test(path))?.[1] ?? m.access_wall_other
  return reason()
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
