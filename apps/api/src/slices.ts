import type { slices as contractSlices } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accessPersonal } from './access/personal.ts'
import { accessRoutes } from './access/routes.ts'
import { staffAccessRoutes } from './access/staff-routes.ts'
import { accountChannelHandlers } from './account/channels.ts'
import { importAgenda } from './account/importacao/agenda.ts'
import { accountPersonal } from './account/personal.ts'
import { accountRoutes } from './account/routes.ts'
import { offRoutes } from './announce/off-routes.ts'
import { announcePersonal } from './announce/personal.ts'
import { pushAgenda } from './announce/push-send.ts'
import { bibleRegular } from './bible/import/fetch-missing.ts'
import { biblePersonal } from './bible/personal.ts'
import { bibleRoutes } from './bible/routes.ts'
import { cardPersonal } from './card/personal.ts'
import { cardRoutes } from './card/routes.ts'
import { checkoutChannelHandlers } from './checkout/channels.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { churchPersonal } from './church/personal.ts'
import { churchRoutes } from './church/routes.ts'
import { consentPersonal } from './consent/personal.ts'
import { consentRoutes } from './consent/routes.ts'
import { contentAgenda } from './content/due.ts'
import { contentPersonal } from './content/personal.ts'
import { contentRegular } from './content/purge.ts'
import { contentRoutes } from './content/routes.ts'
import { contentServe } from './content/serve.ts'
import type { Deps } from './deps.ts'
import { devotionalsRoutes } from './devotionals/routes.ts'
import { doorPersonal } from './door/personal.ts'
import { doorRoutes } from './door/routes.ts'
import { ebdsRoutes } from './ebds/routes.ts'
import { eventsAgenda } from './events/lembretes.ts'
import { eventsPersonal } from './events/personal.ts'
import { eventsRoutes } from './events/routes.ts'
import { filesAgenda, filesRegular } from './files/file-jobs.ts'
import { fileRoutes } from './files/file-routes.ts'
import { filesPersonal } from './files/personal.ts'
import { givingAgenda } from './giving/agenda.ts'
import { givingPersonal } from './giving/personal.ts'
import { givingRoutes } from './giving/routes.ts'
import type { ChannelHandlers } from './http/channels.ts'
import { agendaFeedRoutes } from './groups/agenda-feed.ts'
import { groupsPersonal } from './groups/personal.ts'
import { groupsAgenda } from './groups/agenda.ts'
import { groupsRoutes } from './groups/routes.ts'
import { httpRegular } from './http/forget-expired.ts'
import type { Handlers } from './http/implement.ts'
import type { Sockets } from './http/sockets.ts'
import { httpPersonal } from './http/personal.ts'
import type { Agenda } from './jobs/agenda.ts'
import type { Regular } from './jobs/regular.ts'
import { joinPersonal, type Personal } from './personal.ts'
import { datesAgenda, liveAgenda } from './live/agenda.ts'
import { livePersonal } from './live/personal.ts'
import { liveRoutes } from './live/routes.ts'
import { ministriesRoutes } from './ministries/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { kinds } from './kinds.ts'
import { chatAddresses } from './live/chat/addresses.ts'
import { chatRegular } from './live/chat/forget.ts'
import { chatPersonal } from './live/chat/personal.ts'
import { chatRoutes } from './live/chat/routes.ts'
import { liveEngineRoutes } from './live/motor/autorizar.ts'
import { gravacaoAgenda } from './live/motor/gravacao.ts'
import { sondasAgenda } from './live/sondas/sondar.ts'
import { notesPersonal } from './notes/personal.ts'
import { notesRoutes } from './notes/routes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { paymentsAgenda, paymentsRegular } from './payments/agenda.ts'
import { webhookRoutes } from './payments/charge/webhooks.ts'
import { paymentsPersonal } from './payments/personal.ts'
import { playAgenda } from './play/films/agenda.ts'
import { playRegular } from './play/films/sweep.ts'
import { playPersonal } from './play/personal.ts'
import { playRoutes } from './play/routes.ts'
import { playServe } from './play/serve.ts'
import { playStaffRoutes } from './play/staff-routes.ts'
import { podcastAgenda } from './podcast/copia.ts'
import { podcastFeedRoutes } from './podcast/feed-routes.ts'
import { podcastRoutes } from './podcast/routes.ts'
import { podcastSizes } from './podcast/tamanho.ts'
import { praiseRoutes } from './praise/routes.ts'
import { prayerAgenda } from './prayer/agenda.ts'
import { prayerPersonal } from './prayer/personal.ts'
import { prayerRoutes } from './prayer/routes.ts'
import { privacyAgenda } from './privacy/agenda.ts'
import { privacyRegular } from './privacy/erase-again.ts'
import { privacyPersonal } from './privacy/personal.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { publicationsRoutes } from './publications/routes.ts'
import { readingPlansPersonal } from './reading-plans/personal.ts'
import { readingPlansRoutes } from './reading-plans/routes.ts'
import { sealRegular } from './seal-anew.ts'
import { searchRoutes } from './search/routes.ts'
import { comunicadosAgenda } from './staff/comunicados/enviar.ts'
import { copiaAgenda } from './staff/copia/agenda.ts'
import { mailPreviewAddress } from './mail-preview-address.ts'
import { copiaRegular } from './staff/copia/laid.ts'
import { copiaServe } from './staff/copia/received.ts'
import { staffAgenda } from './staff/culto-avisos.ts'
import { staffPersonal } from './staff/personal.ts'
import { staffRoutes } from './staff/routes.ts'
import { studiesRoutes } from './studies/routes.ts'
import { subscriptionsAgenda } from './subscriptions/agenda.ts'
import { subscriptionsPersonal } from './subscriptions/personal.ts'
import { subscriptionsRoutes } from './subscriptions/routes.ts'
import { subscriptionsStaffRoutes } from './subscriptions/staff/routes.ts'
import { thirdPartiesPersonal } from './third-parties/personal.ts'
import { thirdPartiesRoutes } from './third-parties/routes.ts'
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
  /** What it holds of people, how they get it and how it goes (Decision 147). */
  personal?: Personal
  /** Addresses that are no calls: files, feeds, messages of providers. */
  serve?: (app: FastifyInstance, deps: Deps) => void
  /** Addresses of the API that are no calls because they go on: sockets, and what stands in for them. */
  live?: (app: FastifyInstance, deps: Deps, sockets: Sockets) => void
}

/** Every slice of the contract with its calls, and what lies beside them: without a function for each it does not compile. */
const slices = {
  church: { routes: churchRoutes, personal: churchPersonal },
  access: { routes: accessRoutes, personal: accessPersonal },
  account: {
    routes: accountRoutes,
    channels: accountChannelHandlers,
    agenda: importAgenda,
    personal: accountPersonal,
  },
  card: { routes: cardRoutes, personal: cardPersonal },
  devotionals: { routes: devotionalsRoutes },
  news: { routes: newsRoutes },
  ebds: { routes: ebdsRoutes },
  publications: { routes: publicationsRoutes },
  ministries: { routes: ministriesRoutes },
  bible: {
    routes: bibleRoutes,
    regular: (deps, log) => bibleRegular({ source: deps.env.BIBLE_SOURCE, log }),
    personal: biblePersonal,
  },
  'reading-plans': { routes: readingPlansRoutes, personal: readingPlansPersonal },
  notes: { routes: notesRoutes, personal: notesPersonal },
  praise: { routes: praiseRoutes },
  events: { routes: eventsRoutes, agenda: eventsAgenda, personal: eventsPersonal },
  door: { routes: doorRoutes, personal: doorPersonal },
  checkout: { routes: checkoutRoutes, channels: checkoutChannelHandlers },
  orders: { routes: ordersRoutes },
  giving: { routes: givingRoutes, agenda: givingAgenda, personal: givingPersonal },
  groups: {
    routes: groupsRoutes,
    agenda: groupsAgenda,
    serve: agendaFeedRoutes,
    personal: groupsPersonal,
  },
  prayer: { routes: prayerRoutes, agenda: prayerAgenda, personal: prayerPersonal },
  staff: {
    routes: { ...staffAccessRoutes, ...staffRoutes },
    agenda: { ...staffAgenda, ...comunicadosAgenda },
    serve: (app, deps) => {
      copiaServe(app, deps)
      mailPreviewAddress(app, deps)
    },
    personal: staffPersonal,
  },
  studies: { routes: studiesRoutes },
  subscriptions: {
    routes: { ...subscriptionsRoutes, ...subscriptionsStaffRoutes },
    agenda: subscriptionsAgenda,
    personal: subscriptionsPersonal,
  },
  'third-parties': { routes: thirdPartiesRoutes, personal: thirdPartiesPersonal },
  play: {
    routes: { ...playRoutes, ...playStaffRoutes },
    agenda: playAgenda,
    regular: () => playRegular,
    serve: playServe,
    personal: playPersonal,
  },
  podcast: { routes: podcastRoutes, agenda: { ...podcastAgenda, ...podcastSizes }, serve: podcastFeedRoutes },
  search: { routes: searchRoutes },
  videos: { routes: videosRoutes },
  live: {
    routes: { ...liveRoutes, ...chatRoutes },
    agenda: liveAgenda,
    live: chatAddresses,
    regular: () => chatRegular,
    personal: chatPersonal,
  },
  // What may be due at all churches at once keeps nothing waiting that has to be on time.
  dates: { agenda: datesAgenda },
  // A line of its own: it waits for other people's servers.
  desk: { agenda: sondasAgenda, serve: liveEngineRoutes, personal: livePersonal },
  // What takes minutes keeps nothing else waiting.
  archives: { agenda: copiaAgenda, regular: () => copiaRegular },
  recordings: { agenda: gravacaoAgenda },
  announce: {
    agenda: pushAgenda,
    serve: (app, deps) => offRoutes(app, { ...deps, kinds }),
    personal: announcePersonal,
  },
  payments: {
    agenda: paymentsAgenda,
    regular: () => paymentsRegular,
    serve: webhookRoutes,
    personal: paymentsPersonal,
  },
  files: { agenda: filesAgenda, regular: () => filesRegular, serve: fileRoutes, personal: filesPersonal },
  privacy: {
    routes: privacyRoutes,
    agenda: privacyAgenda,
    regular: () => privacyRegular,
    personal: privacyPersonal,
  },
  consent: { routes: consentRoutes, personal: consentPersonal },
  content: {
    routes: contentRoutes,
    agenda: contentAgenda,
    regular: () => contentRegular,
    serve: contentServe,
    personal: contentPersonal,
  },
  http: { regular: () => httpRegular, personal: httpPersonal },
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

/** Every table with people (Decision 147). */
export const personal = joinPersonal(all.flatMap((slice) => slice.personal ?? []))

/** What comes again by the clock. */
export function regularsOf(deps: Deps, log: Pick<Logger, 'info' | 'warn'>): Regular<Deps>[] {
  return all.flatMap(({ regular }) => regular?.(deps, log) ?? [])
}

/** Serves the addresses of slices that are no calls. */
export function serveOthers(app: FastifyInstance, deps: Deps): void {
  for (const { serve } of all) serve?.(app, deps)
}

/** Serves what goes on, below the prefix that the instance has. */
export function serveLive(app: FastifyInstance, deps: Deps, sockets: Sockets): void {
  for (const { live } of all) live?.(app, deps, sockets)
}
