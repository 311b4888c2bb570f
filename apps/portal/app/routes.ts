import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Reads like Spec §2: addresses, layouts, guards. Modules gate by address: see shell/modules.ts. */
export default [
  layout('shell/home-layout.tsx', [index('church/home-page.tsx')]),
  layout('shell/default-layout.tsx', [
    route('about', 'church/about-page.tsx'),
    route('churchs', 'church/churchs-page.tsx'),
    route('devotionals', 'devotionals/devotionals-page.tsx'),
    route('devotionals/:devotionalId', 'devotionals/devotional-page.tsx'),
    route('news', 'news/news-page.tsx'),
    route('news/:newsId', 'news/news-item-page.tsx'),
    route('ministries', 'ministries/ministries-page.tsx'),
    route('ministries/:ministryId', 'ministries/ministry-page.tsx'),
    route('ministries/:ministryId/projects/:projectId', 'ministries/project-page.tsx'),
    route('ebds', 'ebds/ebds-page.tsx'),
    route('ebds/:ebdSlug', 'ebds/ebd-page.tsx'),
    route('publication-types', 'publications/publication-types-page.tsx'),
    route('publications', 'publications/publications-page.tsx'),
    route('publications/:publicationSlug', 'publications/publication-page.tsx'),
    route('bible', 'bible/bible-page.tsx'),
    route('bible/:traducao', 'bible/bible-page.tsx', { id: 'bible-translation' }),
    route('bible/:traducao/:livro/:capitulo', 'bible/chapter-page.tsx'),
    route('search', 'search/search-page.tsx'),
    route('access', 'access/access-page.tsx'),
    route('access/activate', 'access/activate-page.tsx'),
    route('user', 'account/account-layout.tsx', [
      route('account', 'account/account-page.tsx'),
      route('data-update', 'access/data-update-page.tsx'),
      route('church', 'account/church-page.tsx'),
      route('giving', 'giving/my-giving-page.tsx'),
      route('change-password', 'account/change-password-page.tsx'),
      route('change-password/success', 'account/change-password-success-page.tsx'),
      route('payment/:paymentCode', 'checkout/payment-page.tsx'),
      route('cards', 'checkout/cards-page.tsx'),
      route('addcard', 'checkout/add-card-page.tsx'),
      route('deletecard', 'checkout/delete-card-page.tsx'),
    ]),
    route('user/notes', 'notes/notes-layout.tsx', [
      index('notes/notes-page.tsx'),
      // `new` is one of them: a page that is kept on the device for every note.
      route(':noteId', 'notes/note-page.tsx'),
      route(':noteId/delete', 'notes/note-delete-page.tsx'),
    ]),
    route('user/registrations', 'registrations/registrations-layout.tsx', [
      index('registrations/registrations-page.tsx'),
      route(':eventId/tickets', 'registrations/tickets-page.tsx'),
      route(':eventId/ticket/:ticketId/transfer', 'registrations/transfer-page.tsx'),
      route(':eventId/ticket/:ticketId/content', 'registrations/contents-page.tsx'),
      route(':eventId/ticket/:ticketId/content/:contentId', 'registrations/content-page.tsx'),
    ]),
    route('door', 'door/door-layout.tsx', [
      index('door/doors-page.tsx'),
      route(':eventId', 'door/door-page.tsx'),
    ]),
    route('orders', 'orders/orders-layout.tsx', [
      index('orders/orders-page.tsx'),
      route(':paymentCode', 'orders/order-page.tsx'),
    ]),
    route('checkout', 'checkout/checkout-page.tsx'),
    route('checkout/thank-you', 'checkout/thank-you-page.tsx'),
    route('notifications', 'notifications/notifications-page.tsx'),
    route('podcast', 'podcast/podcast-page.tsx'),
    route('event', 'events/events-page.tsx'),
    route('event/:eventId', 'events/event-page.tsx'),
    route('event/:eventId/tickets', 'events/tickets-page.tsx'),
    route('give', 'giving/give-page.tsx'),
    route('songs', 'praise/songs-page.tsx'),
    route('videos', 'videos/videos-page.tsx'),
    route('videos/:videoId', 'videos/video-page.tsx'),
    route('songs/:praiseId', 'praise/song-page.tsx'),
    route('reading-plans', 'reading-plans/plans-layout.tsx', readingPlans('reading-plans')),
    route('error', 'shell/error-route-page.tsx'),
    route('*', 'shell/not-found-page.tsx'),
  ]),
  layout('shell/play-layout.tsx', [route('play/*', 'shell/not-found-page.tsx', { id: 'play' })]),
  layout('shell/embed-layout.tsx', [
    route('embed/praise', 'praise/embed-praise-page.tsx'),
    route('embed/player', 'player/embed-player-page.tsx'),
    route(
      'embed/reading-plans',
      'reading-plans/plans-layout.tsx',
      { id: 'embed-reading' },
      readingPlans('embed'),
    ),
  ]),
  ...['login', 'register', 'reset-password'].map((path) =>
    route(path, 'access/access-redirect.ts', { id: path }),
  ),
  route('schedule.ics', 'church/schedule-calendar.ts'),
  route('event.ics', 'events/events-calendar.ts'),
  route('event/:eventId/calendar.ics', 'events/event-calendar.ts'),
  route('doacoes', 'giving/give-redirect.ts'),
  route('offline', 'lib/offline-document.ts'),
  route('admin', 'shell/admin-redirect.ts', { id: 'admin' }),
  route('admin/recover-password', 'shell/admin-redirect.ts', { id: 'admin-recover-password' }),
] satisfies RouteConfig

/** The same pages in the portal and embedded in other sites and apps (Spec §2). */
function readingPlans(id: string) {
  return [
    index('reading-plans/plans-page.tsx', { id: `${id}-plans` }),
    route(':planUUID', 'reading-plans/plan-page.tsx', { id: `${id}-plan` }),
    route(':planUUID/delete', 'reading-plans/plan-delete-page.tsx', { id: `${id}-plan-delete` }),
    route(':planUUID/delete/confirm', 'reading-plans/plan-deleted-page.tsx', { id: `${id}-plan-deleted` }),
  ]
}
