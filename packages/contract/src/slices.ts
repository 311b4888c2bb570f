import { accessCalls } from './access.ts'
import { accountCalls } from './account.ts'
import { bibleCalls } from './bible.ts'
import type { Call } from './call.ts'
import { cardCalls } from './card.ts'
import { checkoutCalls } from './checkout.ts'
import type { ModuloCodigo } from './church-shapes.ts'
import { churchCalls } from './church.ts'
import { consentCalls } from './consent.ts'
import { contentCalls } from './content/content.ts'
import { devotionalsCalls } from './devotionals.ts'
import { doorCalls } from './door.ts'
import { ebdsCalls } from './ebds.ts'
import { eventsCalls } from './events.ts'
import { givingCalls } from './giving.ts'
import { groupsCalls } from './groups.ts'
import { liveCalls } from './live.ts'
import { liveChatCalls } from './live-chat.ts'
import { ministriesCalls } from './ministries.ts'
import { newsCalls } from './news.ts'
import { notesCalls } from './notes.ts'
import { ordersReportCalls } from './orders-report.ts'
import { ordersCalls } from './orders.ts'
import { playCalls } from './play.ts'
import { playStaffCalls } from './play-staff.ts'
import { podcastCalls } from './podcast.ts'
import { praiseCalls } from './praise.ts'
import { prayerCalls } from './prayer.ts'
import { privacyCalls } from './privacy.ts'
import { publicationsCalls } from './publications.ts'
import { readingPlansCalls } from './reading-plans.ts'
import { searchCalls } from './search.ts'
import { staffCalls } from './staff-site.ts'
import { studiesCalls } from './studies.ts'
import { subscriptionsCalls } from './subscriptions.ts'
import { subscriptionsStaffCalls } from './subscriptions-staff.ts'
import { thirdPartiesCalls } from './third-parties.ts'
import { videosCalls } from './videos.ts'

/** Every slice with its calls. Where it belongs to a module (Spec §2), each of its calls says so or says `null`. */
export const slices = {
  church: { modulo: null, calls: churchCalls },
  access: { modulo: null, calls: accessCalls },
  account: { modulo: null, calls: accountCalls },
  privacy: { modulo: null, calls: privacyCalls },
  card: { modulo: null, calls: cardCalls },
  consent: { modulo: null, calls: consentCalls },
  content: { modulo: null, calls: contentCalls },
  devotionals: { modulo: 'MOD_DEVOCIONAL', calls: devotionalsCalls },
  news: { modulo: 'MOD_NOTICIA', calls: newsCalls },
  ebds: { modulo: 'MOD_EBD', calls: ebdsCalls },
  publications: { modulo: 'MOD_PUBLICACAO', calls: publicationsCalls },
  ministries: { modulo: null, calls: ministriesCalls },
  praise: { modulo: null, calls: praiseCalls },
  podcast: { modulo: null, calls: podcastCalls },
  play: { modulo: 'MOD_ASSINATURA', calls: { ...playCalls, ...playStaffCalls } },
  bible: { modulo: null, calls: bibleCalls },
  'reading-plans': { modulo: null, calls: readingPlansCalls },
  search: { modulo: null, calls: searchCalls },
  videos: { modulo: null, calls: videosCalls },
  live: { modulo: 'MOD_CULTO', calls: { ...liveCalls, ...liveChatCalls } },
  notes: { modulo: null, calls: notesCalls },
  events: { modulo: 'MOD_EVENTO', calls: eventsCalls },
  door: { modulo: 'MOD_EVENTO', calls: doorCalls },
  checkout: { modulo: null, calls: checkoutCalls },
  orders: { modulo: null, calls: { ...ordersCalls, ...ordersReportCalls } },
  studies: { modulo: 'MOD_CELULA', calls: studiesCalls },
  groups: { modulo: 'MOD_CELULA', calls: groupsCalls },
  giving: { modulo: 'MOD_DOACAO', calls: givingCalls },
  subscriptions: { modulo: 'MOD_ASSINATURA', calls: { ...subscriptionsCalls, ...subscriptionsStaffCalls } },
  staff: { modulo: null, calls: staffCalls },
  'third-parties': { modulo: null, calls: thirdPartiesCalls },
  prayer: { modulo: 'MOD_MURAL_ORACAO', calls: prayerCalls },
} as const satisfies Record<string, { modulo: ModuloCodigo | null; calls: Record<string, Call> }>

type Slice = (typeof slices)[keyof typeof slices]
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
export type Calls = Joined<Slice['calls']>
export type CallName = keyof Calls

/** Every call of the API by its name. */
export const calls = /* @__PURE__ */ join()

function join(): Calls {
  return Object.assign({}, ...Object.values(slices).map((slice) => slice.calls)) as Calls
}
