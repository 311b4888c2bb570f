import type { slices as contractSlices } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accessRoutes } from './access/routes.ts'
import { accountChannelHandlers } from './account/channels.ts'
import { accountRoutes } from './account/routes.ts'
import { offRoutes } from './announce/off-routes.ts'
import { bibleRegular } from './bible/import/fetch-missing.ts'
import { bibleRoutes } from './bible/routes.ts'
import { checkoutChannelHandlers } from './checkout/channels.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { churchRoutes } from './church/routes.ts'
import type { Deps } from './deps.ts'
import { devotionalsRoutes } from './devotionals/routes.ts'
import { doorRoutes } from './door/routes.ts'
import { ebdsRoutes } from './ebds/routes.ts'
import { eventsRoutes } from './events/routes.ts'
import { filesAgenda, filesRegular } from './files/file-jobs.ts'
import { fileRoutes } from './files/file-routes.ts'
import { givingAgenda } from './giving/agenda.ts'
import { givingRoutes } from './giving/routes.ts'
import type { ChannelHandlers } from './http/channels.ts'
import { groupsRoutes } from './groups/routes.ts'
import { httpRegular } from './http/forget-expired.ts'
import type { Handlers } from './http/implement.ts'
import type { Agenda } from './jobs/agenda.ts'
import type { Regular } from './jobs/regular.ts'
import { ministriesRoutes } from './ministries/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { kinds } from './kinds.ts'
import { notesRoutes } from './notes/routes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { paymentsAgenda, paymentsRegular } from './payments/agenda.ts'
import { webhookRoutes } from './payments/charge/webhooks.ts'
import { podcastAgenda } from './podcast/copia.ts'
import { podcastFeedRoutes } from './podcast/feed-routes.ts'
import { podcastRoutes } from './podcast/routes.ts'
import { podcastSizes } from './podcast/tamanho.ts'
import { praiseRoutes } from './praise/routes.ts'
import { publicationsRoutes } from './publications/routes.ts'
import { readingPlansRoutes } from './reading-plans/routes.ts'
import { sealRegular } from './seal-anew.ts'
import { searchRoutes } from './search/routes.ts'
import { studiesRoutes } from './studies/routes.ts'
import { videosRoutes } from './videos/routes.ts'

/** What a slice does in the API, or a part that slices share. */
interface ApiSlice {
  /** A function for each of its calls. */
  routes?: object
  /** A handler for each of its channels. */
  channels?: object
  /** What it does when something is due (Decision 109). It works by itself, whatever the others wait for. */
  agenda?: Agenda<Deps>
  /** What it does again by the clock, whatever churches there are. */
  regular?: (deps: Deps, log: Pick<Logger, 'info' | 'warn'>) => readonly Regular<Deps>[]
  /** Addresses that are no calls: files, feeds, messages of providers. */
  serve?: (app: FastifyInstance, deps: Deps) => void
}

/** Every slice of the contract with its calls, and what lies beside them: without a function for each it does not compile. */
const slices = {
  church: { routes: churchRoutes },
  access: { routes: accessRoutes },
  account: { routes: accountRoutes, channels: accountChannelHandlers },
  devotionals: { routes: devotionalsRoutes },
  news: { routes: newsRoutes },
  ebds: { routes: ebdsRoutes },
  publications: { routes: publicationsRoutes },
  ministries: { routes: ministriesRoutes },
  bible: {
    routes: bibleRoutes,
    regular: (deps, log) => bibleRegular({ source: deps.env.BIBLE_SOURCE, log }),
  },
  'reading-plans': { routes: readingPlansRoutes },
  notes: { routes: notesRoutes },
  praise: { routes: praiseRoutes },
  events: { routes: eventsRoutes },
  door: { routes: doorRoutes },
  checkout: { routes: checkoutRoutes, channels: checkoutChannelHandlers },
  orders: { routes: ordersRoutes },
  giving: { routes: givingRoutes, agenda: givingAgenda },
  groups: { routes: groupsRoutes },
  studies: { routes: studiesRoutes },
  podcast: { routes: podcastRoutes, agenda: { ...podcastAgenda, ...podcastSizes }, serve: podcastFeedRoutes },
  search: { routes: searchRoutes },
  videos: { routes: videosRoutes },
  announce: { serve: (app, deps) => offRoutes(app, { ...deps, kinds }) },
  payments: { agenda: paymentsAgenda, regular: () => paymentsRegular, serve: webhookRoutes },
  files: { agenda: filesAgenda, regular: () => filesRegular, serve: fileRoutes },
  http: { regular: () => httpRegular },
  seals: { regular: () => sealRegular },
} satisfies Record<string, ApiSlice> & {
  [Name in keyof typeof contractSlices]: ApiSlice & {
    routes: Handlers<(typeof contractSlices)[Name]['calls']>
  }
}

const all: readonly ApiSlice[] = Object.values(slices)

/** A function for each call of the contract. */
export const ownHandlers = Object.assign({}, ...all.map(({ routes }) => routes)) as Handlers

/** A handler for each channel of the contract. */
export const ownChannelHandlers: ChannelHandlers = {
  ...slices.account.channels,
  ...slices.checkout.channels,
}

/** What is done when it is due, by who does it. */
export const agendas: Readonly<Record<string, Agenda<Deps>>> = Object.fromEntries(
  Object.entries<ApiSlice>(slices).flatMap(([name, { agenda }]) => (agenda ? [[name, agenda]] : [])),
)

/** What comes again by the clock. */
export function regularsOf(deps: Deps, log: Pick<Logger, 'info' | 'warn'>): Regular<Deps>[] {
  return all.flatMap(({ regular }) => regular?.(deps, log) ?? [])
}

/** Serves the addresses of slices that are no calls. */
export function serveOthers(app: FastifyInstance, deps: Deps): void {
  for (const { serve } of all) serve?.(app, deps)
}
