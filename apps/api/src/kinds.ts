import { accessKinds } from './access/kinds.ts'
import { accountKinds } from './account/kinds.ts'
import { accountExists, activation } from './activation-kinds.ts'
import type { Kind } from './announce/kind.ts'
import { contentKinds } from './content/kinds.ts'
import { eventsKinds } from './events/kinds.ts'
import { cardKinds } from './card/kinds.ts'
import { givingKinds } from './giving/kinds.ts'
import { groupsKinds } from './groups/kinds.ts'
import { liveKinds } from './live/kinds.ts'
import { orderKinds } from './payments/mail/order-kinds.ts'
import { ticketKinds } from './payments/mail/ticket-kinds.ts'
import { prayerKinds } from './prayer/kinds.ts'
import { privacyKinds } from './privacy/kinds.ts'
import { subscriptionsKinds } from './subscriptions/kinds.ts'
import { staffKinds } from './staff/kinds.ts'
import { waitingKinds } from './payments/waiting/waiting-kinds.ts'

/** Everything that people are told, by the slices that tell it. */
export const kinds: readonly Kind[] = [
  activation,
  accountExists,
  ...accessKinds,
  ...accountKinds,
  ...eventsKinds,
  ...cardKinds,
  ...contentKinds,
  ...givingKinds,
  ...groupsKinds,
  ...liveKinds,
  ...orderKinds,
  ...ticketKinds,
  ...waitingKinds,
  ...prayerKinds,
  ...privacyKinds,
  ...subscriptionsKinds,
  ...staffKinds,
]
