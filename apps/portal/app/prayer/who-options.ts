import type { RadioOption } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** Who may see a request, with what that means here. */
export function whoOptions(isRead: boolean): RadioOption[] {
  return [
    {
      value: 'mural',
      label: m.prayer_who_wall(),
      hint: isRead ? m.prayer_who_wall_read_hint() : m.prayer_who_wall_hint(),
    },
    { value: 'equipe', label: m.prayer_who_private(), hint: m.prayer_who_private_hint() },
    { value: 'eu', label: m.prayer_who_me(), hint: m.prayer_who_me_hint() },
  ]
}
