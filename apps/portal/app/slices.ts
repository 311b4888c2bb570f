import type { slices as contractSlices, NotificacaoTipo, TipoBusca } from '@atrio/contract'
import { slice as access } from './access/slice.ts'
import { slice as account } from './account/slice.ts'
import { slice as bible } from './bible/slice.ts'
import { slice as card } from './card/slice.ts'
import { slice as checkout } from './checkout/slice.ts'
import { slice as church } from './church/slice.ts'
import { slice as devotionals } from './devotionals/slice.ts'
import { slice as door } from './door/slice.ts'
import { slice as ebds } from './ebds/slice.ts'
import { slice as events } from './events/slice.ts'
import { slice as giving } from './giving/slice.ts'
import type { KindAddress, NotificationPage, Slice } from './lib/define-slice.ts'
import { slice as groups } from './groups/slice.ts'
import { slice as live } from './live/slice.ts'
import { slice as lib } from './lib/slice.ts'
import { slice as ministries } from './ministries/slice.ts'
import { slice as news } from './news/slice.ts'
import { slice as notes } from './notes/slice.ts'
import { slice as player } from './player/slice.ts'
import { slice as play } from './play/slice.ts'
import { slice as podcast } from './podcast/slice.ts'
import { slice as praise } from './praise/slice.ts'
import { slice as prayer } from './prayer/slice.ts'
import { slice as privacy } from './privacy/slice.ts'
import { slice as publications } from './publications/slice.ts'
import { slice as reader } from './reader/slice.ts'
import { slice as readingPlans } from './reading-plans/slice.ts'
import { slice as registrations } from './registrations/slice.ts'
import { slice as search } from './search/slice.ts'
import { slice as shell } from './shell/slice.ts'
import { slice as studies } from './studies/slice.ts'
import { slice as subscriptions } from './subscriptions/slice.ts'
import { slice as thirdParties } from './third-parties/slice.ts'
import { slice as videos } from './videos/slice.ts'

/** Every slice that declares something, and every part that pages share, by its folder; in the order of the menu. */
const declared = {
  church,
  events,
  groups,
  prayer,
  registrations,
  subscriptions,
  card,
  giving,
  live,
  videos,
  play,
  praise,
  bible,
  'reading-plans': readingPlans,
  notes,
  podcast,
  devotionals,
  news,
  ebds,
  studies,
  publications,
  ministries,
  access,
  account,
  privacy,
  checkout,
  door,
  'third-parties': thirdParties,
  search,
  lib,
  player,
  reader,
  shell,
} as const satisfies Record<string, Slice> & ModulesOfContract

/** Where the contract says to which module a slice belongs, the portal says the same. */
type ModulesOfContract = {
  [Name in keyof typeof contractSlices]?: (typeof contractSlices)[Name] extends { modulo: null }
    ? Slice & { modulo?: never }
    : Slice & Pick<(typeof contractSlices)[Name], 'modulo'>
}

export const slices: Readonly<Record<string, Slice>> = declared

type Declared = (typeof declared)[keyof typeof declared]
type KindsOf<S> = S extends { kinds: infer Kinds } ? keyof Kinds : never
type NotificationsOf<S> = S extends { notifications: infer Pages } ? keyof Pages : never

/** Where each kind of thing is that can be found; a kind that no slice declares does not compile. */
export const kindAddresses: Readonly<Record<TipoBusca, KindAddress>> = join('kinds') as Record<
  KindsOf<Declared>,
  KindAddress
>

/** Where notifications lead, by their type; a type that no slice declares does not compile. */
export const notificationPages: Readonly<Record<Exclude<NotificacaoTipo, 'GERAL'>, NotificationPage>> = join(
  'notifications',
) as Record<NotificationsOf<Declared>, NotificationPage>

function join<Part extends 'kinds' | 'notifications'>(part: Part): NonNullable<Slice[Part]> {
  return Object.assign({}, ...Object.values(slices).map((slice) => slice[part])) as NonNullable<Slice[Part]>
}
